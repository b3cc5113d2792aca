import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { cleanWords } from '@/text/clean-words';
import { bibtexWords } from '@/text/export/bibtex';
import { csvCell } from '@/text/export/csv';
import { EXPORT_FORMATS, type ExportFormat, exportComparisons } from '@/text/export/export-comparisons';
import type { SavedComparison } from '@/text/saved-comparison';
import { HOSTILE, otherWitness, RECORD, savedComparison, savedWitness } from '../saved-samples';
import { context } from './export-words';
import { parseBibtex, printedByTex } from './parse-bibtex';
import { parseCsv } from './parse-csv';

const FORMATS = Object.keys(EXPORT_FORMATS) as ExportFormat[];

async function exported(format: ExportFormat, ...comparisons: SavedComparison[]): Promise<string> {
  const pieces: string[] = [];
  for await (const piece of exportComparisons(format, comparisons, context)) pieces.push(piece);
  return pieces.join('');
}

/** A comparison whose every text of a page's or the reader's choosing is this one. */
function filledWith(text: string): SavedComparison {
  const filled = {
    outlet: text,
    headline: text,
    authors: [text],
    section: text,
    speaker: text,
    agency: text,
    language: text,
    printed: text,
    segments: [{ start: 0, end: text.length }],
    around: { before: text, after: text },
  };
  return savedComparison({
    witnesses: [savedWitness(filled), otherWitness(filled)],
    note: text,
    tags: text === '' ? [] : [text],
    marks: [RECORD],
  });
}

/** Everything a page can print, half characters and NUL included. */
const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...HOSTILE));
const oneRun = { numRuns: 60 };

describe.each(FORMATS)('%s', (format) => {
  test('is written whole for none, one and many comparisons', async () => {
    const many = [savedComparison(), savedComparison({ id: 'b' }), savedComparison({ id: 'c' })];
    for (const count of [0, 1, 3])
      expect(typeof (await exported(format, ...many.slice(0, count)))).toBe('string');
  });

  test('is the same from a list and from a stream', async () => {
    async function* stream() {
      yield savedComparison();
    }
    const pieces: string[] = [];
    for await (const piece of exportComparisons(format, stream(), context)) pieces.push(piece);
    expect(pieces.join('')).toBe(await exported(format, savedComparison()));
  });

  test('takes whatever a page prints', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, async (text) => {
        expect(await exported(format, filledWith(text))).not.toBe('');
      }),
      oneRun,
    );
  });
});

describe('CSV', () => {
  const rowsOf = async (...comparisons: SavedComparison[]) => {
    const text = await exported('csv', ...comparisons);
    expect(text.startsWith('\ufeff')).toBe(true);
    const [names = [], ...rows] = parseCsv(text.slice(1));
    return rows.map((row) => {
      expect(row).toHaveLength(names.length);
      return Object.fromEntries(names.map((name, at) => [name, row[at] ?? '']));
    });
  };

  test('has a line per text, with what differs from the base', async () => {
    const rows = await rowsOf(savedComparison({ marks: [RECORD] }));
    expect(rows).toMatchObject([
      {
        comparison: '0123456789abcdef-202603071000',
        outlet: 'The Morning Ledger',
        base: 'yes',
        on_screen: 'yes',
        words: '“We will never sell the old harbour to anybody.”',
        published_at: '2026-03-05T08:00:00+01:00',
        standing: 'base',
        differences: '',
        note: 'Ask her office.',
        tags: 'harbour; mayor',
        corrections: 'source',
        sic: 'Sic 0.1.0',
      },
      { outlet: 'The Gull', base: '', standing: 'lined-up', differences: 'substitution', authors: '' },
    ]);
  });

  test.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@x', "'@x"],
    ['\tx', "'\tx"],
    ['\rx', '"\'\rx"'],
    [' =1', "' =1"],
    ['＝1', "'＝1"],
    ['\0=1', "'\0=1"],
    ['1=1', '1=1'],
    ['a-b', 'a-b'],
    ['a,b', '"a,b"'],
    ['a"b', '"a""b"'],
    ['a\nb', '"a\nb"'],
    ['', ''],
  ])('writes %j as %j', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  test('gives back every text, and none that a spreadsheet runs', () => {
    fc.assert(
      fc.property(fc.array(anyText, { minLength: 1 }), (texts) => {
        const [cells = []] = parseCsv(`${texts.map(csvCell).join(',')}\r\n`);
        expect(cells.map((cell, at) => (cell === texts[at] ? cell : cell.slice(1)))).toEqual(texts);
        for (const cell of cells) expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u);
      }),
    );
  });

  test.each(HOSTILE)('keeps %j in its cells', async (text) => {
    for (const row of await rowsOf(filledWith(text))) {
      for (const name of ['outlet', 'headline', 'note', 'speaker', 'before'])
        expect(["'", '']).toContain(row[name]?.replace(text, ''));
    }
  });
});

describe('JSON', () => {
  test('gives back the comparisons as they are', async () => {
    const comparisons = [savedComparison({ marks: [RECORD] }), ...HOSTILE.map(filledWith)];
    const read: unknown = JSON.parse(await exported('json', ...comparisons));
    expect(read).toEqual({ kind: 'sic-comparisons', version: 1, sic: 'Sic 0.1.0', comparisons });
  });
});

describe('BibTeX', () => {
  test('has an entry per article', async () => {
    const entries = parseBibtex(await exported('bibtex', savedComparison()));
    expect(entries.map(({ type }) => type)).toEqual(['online', 'online']);
    expect(Object.fromEntries(entries[0]?.fields ?? [])).toEqual({
      author: 'Ilse Brandt',
      title: '{Harbour stays, says mayor}',
      organization: 'The Morning Ledger',
      titleaddon: 'Town',
      date: '2026-03-05',
      url: 'https://ledger.example/harbour?page=1',
      urldate: '2026-03-07',
      langid: 'en',
      annotation: '“We will never sell the old harbour to anybody.”',
    });
  });

  test('names an article once, with all it prints', async () => {
    const second = savedComparison({
      id: 'b',
      witnesses: [savedWitness({ printed: 'Nobody asked us.' }), otherWitness()],
    });
    const entries = parseBibtex(await exported('bibtex', savedComparison(), second));
    expect(entries).toHaveLength(2);
    expect(entries[0]?.fields.get('annotation')).toBe(
      '“We will never sell the old harbour to anybody.” | “Nobody asked us.”',
    );
  });

  test.each([
    ['Brandt, Ilse', '{Brandt, Ilse}'],
    ['Sand and Sons', '{Sand and Sons}'],
    ['Sandor Hand', 'Sandor Hand'],
  ])('keeps the author %s in one piece', async (author, written) => {
    const witnesses = [savedWitness({ authors: [author] })];
    const [entry] = parseBibtex(await exported('bibtex', savedComparison({ witnesses })));
    expect(entry?.fields.get('author')).toBe(written);
  });

  test('cites no words that stand nowhere', async () => {
    const witnesses = [savedWitness({ id: 'here', capturedAs: 'pasted', outlet: '', domain: '', url: null })];
    expect(await exported('bibtex', savedComparison({ witnesses }))).toBe('');
  });

  test('prints every sign as it is, whatever a page prints', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(printedByTex(bibtexWords(text))).toBe(text);
        expect(parseBibtex(`@online{a, title = {${bibtexWords(text)}}, }`)).toHaveLength(1);
      }),
    );
  });

  test.each(HOSTILE)('keeps %j in its fields', async (text) => {
    const entries = parseBibtex(await exported('bibtex', filledWith(text)));
    expect(entries).toHaveLength(2);
    const title = entries[0]?.fields.get('title') ?? '';
    expect(printedByTex(title.slice(1, -1))).toBe(cleanWords(text) || 'ledger.example');
  });
});

describe('CSL-JSON', () => {
  test('has an item per article', async () => {
    const items: unknown = JSON.parse(await exported('csl-json', savedComparison()));
    expect(items).toMatchObject([
      {
        type: 'article-newspaper',
        title: 'Harbour stays, says mayor',
        'container-title': 'The Morning Ledger',
        author: [{ literal: 'Ilse Brandt' }],
        issued: { 'date-parts': [[2026, 3, 5]] },
        accessed: { 'date-parts': [[2026, 3, 7]] },
        URL: 'https://ledger.example/harbour?page=1',
      },
      { title: 'Mayor rules out sale', issued: { 'date-parts': [[2026, 3, 4]] } },
    ]);
  });

  test('has ids that differ, and the same ones in every export', async () => {
    const ids = async (format: ExportFormat) =>
      [
        ...(await exported(format, savedComparison())).matchAll(/(?:ledger|gull)-example-2026-[0-9a-f]{6}/g),
      ].map(([id]) => id);
    const [csl, bib, ris] = await Promise.all([ids('csl-json'), ids('bibtex'), ids('ris')]);
    expect(new Set(csl).size).toBe(2);
    expect([bib, ris]).toEqual([csl, csl]);
  });
});

describe('RIS', () => {
  /** Strict: every line is a tag with its value, every record begins with its type and ends. */
  const recordsOf = (text: string): (readonly [string, string])[][] => {
    const lines = text.split('\r\n');
    const records: (readonly [string, string])[][] = [];
    for (const line of lines.filter((one) => one !== '')) {
      const [, tag = '', value = ''] = /^([A-Z][A-Z0-9]) {2}- (.*)$/su.exec(line) ?? [];
      if (tag === '' || /[\r\n]/.test(value)) throw new Error(`No tag: ${line}`);
      if (tag === 'TY') records.push([]);
      records.at(-1)?.push([tag, value]);
    }
    for (const record of records) expect([record[0]?.[0], record.at(-1)?.[0]]).toEqual(['TY', 'ER']);
    return records;
  };

  test('has a record per article', async () => {
    const [first, second] = recordsOf(await exported('ris', savedComparison()));
    expect(first).toEqual([
      ['TY', 'NEWS'],
      ['ID', expect.stringMatching(/^ledger-example-2026-/)],
      ['TI', 'Harbour stays, says mayor'],
      ['AU', 'Ilse Brandt'],
      ['T2', 'The Morning Ledger'],
      ['SE', 'Town'],
      ['PY', '2026'],
      ['DA', '2026/03/05/'],
      ['Y2', '2026/03/07/'],
      ['UR', 'https://ledger.example/harbour?page=1'],
      ['LA', 'en'],
      ['N1', '“We will never sell the old harbour to anybody.”'],
      ['ER', ''],
    ]);
    expect(second?.map(([tag]) => tag)).not.toContain('AU');
  });

  test('lets no word of a page begin a tag', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, async (text) => {
        const records = recordsOf(await exported('ris', filledWith(text)));
        expect(records).toHaveLength(2);
      }),
      oneRun,
    );
  });
});

describe('Web Annotation', () => {
  interface Page {
    readonly type: string;
    readonly items: readonly {
      readonly target: readonly {
        readonly source: string;
        readonly selector: Readonly<Record<'type' | 'exact' | 'prefix' | 'suffix', string>>;
      }[];
    }[];
  }
  const pageOf = async (...comparisons: SavedComparison[]): Promise<Page> =>
    JSON.parse(await exported('web-annotation', ...comparisons));

  test('has an annotation per comparison, with a target per text', async () => {
    expect(await pageOf(savedComparison())).toMatchObject({
      '@context': 'http://www.w3.org/ns/anno.jsonld',
      type: 'AnnotationPage',
      items: [
        {
          type: 'Annotation',
          motivation: 'linking',
          created: '2026-03-07T10:00:00.000Z',
          body: [
            { type: 'TextualBody', value: 'Ask her office.', purpose: 'commenting' },
            { value: 'harbour', purpose: 'tagging' },
            { value: 'mayor', purpose: 'tagging' },
          ],
          target: [
            {
              type: 'SpecificResource',
              source: 'https://ledger.example/harbour?page=1',
              selector: {
                type: 'TextQuoteSelector',
                exact: 'We will never sell the old harbour to anybody.',
                prefix: 'It was late. “',
                suffix: '” said Bell. Nobody asked.',
              },
            },
            { source: 'https://gull.example/mayor' },
          ],
        },
      ],
    });
  });

  test('finds a broken quotation by its parts, each beside what stands between them', async () => {
    const printed = 'We will never,” she said, “sell it.';
    const segments = [
      { start: 0, end: 13 },
      { start: 27, end: 35 },
    ];
    const page = await pageOf(savedComparison({ witnesses: [savedWitness({ printed, segments })] }));
    expect(page.items[0]?.target.map(({ selector }) => selector)).toMatchObject([
      { exact: 'We will never', suffix: ',” she said, “sell it.” said Bell. Nobody asked.' },
      { exact: 'sell it.', prefix: 'It was late. “We will never,” she said, “' },
    ]);
  });

  test('names a text without an address', async () => {
    const witnesses = [savedWitness({ id: 'words:\ud800', url: null, canonicalUrl: null })];
    const page = await pageOf(savedComparison({ witnesses }));
    expect(page.items[0]?.target[0]?.source).toBe('urn:x-sic:words%3A%EF%BF%BD');
  });

  test.each(HOSTILE)('holds %j exactly', async (text) => {
    const page = await pageOf(filledWith(text));
    expect(page.items[0]?.target.map(({ selector }) => selector.exact)).toEqual([text, text]);
  });
});

describe('HTML', () => {
  const OURS = new Set(
    'html head meta title style body main h1 p article h2 h3 blockquote cite bdi a span ol ul li q em footer'.split(
      ' ',
    ),
  );
  const read = async (...comparisons: SavedComparison[]): Promise<Document> =>
    new JSDOM(await exported('html', ...comparisons)).window.document;

  test('shows each text with its source, what differs, and the note', async () => {
    const page = await read(savedComparison());
    expect([...page.querySelectorAll('.words')].map(({ textContent }) => textContent)).toEqual([
      '“We will never sell the old harbour to anybody.”',
      '“We will not sell the old harbour to anybody,”',
    ]);
    expect([...page.querySelectorAll('cite a')].map((link) => link.getAttribute('href'))).toEqual([
      'https://ledger.example/harbour?page=1',
      'https://gull.example/mayor',
    ]);
    expect([...page.querySelectorAll('ol > li')].map(({ textContent }) => textContent)).toEqual([
      'never: The Morning Ledgernot: The Gull',
    ]);
    expect(page.querySelector('.note')?.textContent).toBe('Ask her office.');
    expect(page.querySelector('footer')?.textContent).toBe('made_with Sic 0.1.0');
  });

  test('loads nothing, and lets nothing run', async () => {
    const page = await read(savedComparison());
    expect(page.querySelector('meta[http-equiv]')?.getAttribute('content')).toMatch(/^default-src 'none'/);
    expect(page.querySelectorAll('script, link, img, iframe, object')).toHaveLength(0);
    expect(page.querySelector('style')?.textContent).not.toMatch(/url\(|@import/);
  });

  test.each(HOSTILE)('keeps %j as text', async (text) => {
    const page = await read(filledWith(text));
    const names = [...page.querySelectorAll('*')].map(({ localName }) => localName);
    expect(names.filter((name) => !OURS.has(name))).toEqual([]);
    const attributes = [...page.querySelectorAll('*')].flatMap((one) => one.getAttributeNames());
    expect(attributes.filter((name) => name.startsWith('on'))).toEqual([]);
    expect(page.querySelector('h2')?.textContent).toBe(cleanWords(text));
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'https://a.example/"><img src=x>'])(
    'makes no dangerous link of %s',
    async (url) => {
      const page = await read(savedComparison({ witnesses: [savedWitness({ url })] }));
      expect(page.querySelector('img')).toBeNull();
      for (const link of page.querySelectorAll('a')) expect(link.getAttribute('href')).toMatch(/^https:/);
    },
  );
});

describe('Markdown', () => {
  test('shows each text with its source, what differs, and the note', async () => {
    expect(await exported('markdown', savedComparison())).toBe(`# title

premise

## We will never sell the old harbour to anybody.

saved\\_on 2026-03-07

**note:** Ask her office.

**tags:** harbour, mayor

### versions

> “We will never sell the old harbour to anybody.”
>
> It was late. “ **…** ” said Bell. Nobody asked.
>
> — [The Morning Ledger](<https://ledger.example/harbour?page=1>), Harbour stays, says mayor, authors Ilse Brandt, 2026-03-05, captured\\_on 2026-03-07, credited\\_to Maria Bell, base

> “We will not sell the old harbour to anybody,”
>
> It was late. “ **…** ” said Bell. Nobody asked.
>
> — [The Gull](<https://gull.example/mayor>), Mayor rules out sale, 2026-03-04, captured\\_on 2026-03-07, credited\\_to Maria Bell

### wordings

- “never”: The Morning Ledger; “not”: The Gull

made\\_with Sic 0.1.0
`);
  });

  test.each(HOSTILE)('lets no sign of %j mean anything', async (text) => {
    const lines = (await exported('markdown', filledWith(text))).split(/[\n\r\u2028\u2029\u0085]/);
    // What is left once every sign behind a backslash is gone, and our own marks at the lines' beginnings.
    const bare = lines.map((line) =>
      line
        .replace(/\\[\\`*_{}[\]<>#|~$^=&@:.\-+]/g, '')
        .replace(/\]\(<https:[^<>]*>\)/g, '')
        .replace(/^(?:#{1,3} |> ?|- )/, '')
        .replaceAll(/\*\*(?:…|[a-z]+:)\*\*|\*nothingprinted\*|\[(?=[^\]]*$)/g, ''),
    );
    for (const line of bare) expect(line).not.toMatch(/[`*_[\]<>|~&@]|^#|^\d+[.)] |^[-+] |:\/\/|www\./);
  });
});
