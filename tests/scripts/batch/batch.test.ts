import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesOf, runBatch } from './run-batch';

/** Each test starts the program, on machines that may be busy with other tests. */
const PATIENCE = 120_000;

const PAGE = readFileSync(
  join(import.meta.dirname, '../../fixtures/articles/plain-report/source.html'),
  'utf8',
);
const REPORT = '“We had no choice,” said Mara Oduya, who chairs the harbour board of Orrin.';

function articleLine(fields: Record<string, unknown>): string {
  return `${JSON.stringify({ id: 'a', url: null, outlet: 'Orrin Gazette', headline: null, authors: [], publishedAt: null, language: 'en', text: REPORT, ...fields })}\n`;
}

describe('usage', () => {
  test.each([
    { call: 'nothing at all', args: [], status: 2, says: 'npm run -s batch -- COMMAND' },
    { call: 'a command without files', args: ['capture'], status: 2, says: 'npm run -s batch -- COMMAND' },
    { call: 'an unknown command', args: ['divine', 'a.txt'], status: 2, says: 'Unknown command: divine' },
    {
      call: 'a name every object has',
      args: ['toString', 'a.txt'],
      status: 2,
      says: 'Unknown command: toString',
    },
  ])('$call is answered with help', { timeout: PATIENCE }, async ({ args, status, says }) => {
    const outcome = await runBatch(args);
    expect(outcome.status).toBe(status);
    expect(outcome.stderr).toContain(says);
    expect(outcome.lines).toEqual([]);
  });
});

describe('capture', () => {
  test('names each bad file in one line and still does the good ones', { timeout: PATIENCE }, async () => {
    const at = filesOf({
      'good.html': PAGE,
      'empty.txt': ' \n',
      'front.html': '<!doctype html><title>Links</title><p><a href="/a">One</a></p>',
      'picture.png': 'no text',
      'good.txt': REPORT,
      'lines.jsonl': `${articleLine({ id: 'first' })}{"id": broken\n${articleLine({ id: 'no-text', text: 7 })}[]\n${articleLine({ id: 'blank', text: ' ' })}${articleLine({ id: 'last' })}`,
    });
    const bad = ['empty.txt', 'missing.html', 'front.html', 'picture.png'];
    const outcome = await runBatch([
      'capture',
      at('good.html'),
      ...bad.map(at),
      at('good.txt'),
      at('lines.jsonl'),
    ]);
    expect(outcome.status).toBe(1);
    expect(outcome.lines.map(({ id }) => id)).toEqual(['good.html', 'good.txt', 'first', 'last']);
    expect(outcome.stderr.trimEnd().split('\n')).toEqual([
      `${at('empty.txt')}: the file holds no text`,
      `${at('missing.html')}: no such file`,
      `${at('front.html')}: the page lists articles`,
      `${at('picture.png')}: only .html, .txt and .jsonl files can be read`,
      `${at('lines.jsonl')}:2: this line is not JSON`,
      `${at('lines.jsonl')}:3: this article has no text`,
      `${at('lines.jsonl')}:4: this line is not an article`,
      `${at('lines.jsonl')}:5: this article has no text`,
    ]);
  });

  test('writes the article of a page with the version of program and rules', {
    timeout: PATIENCE,
  }, async () => {
    const at = filesOf({ 'ferry.html': PAGE });
    const { status, lines } = await runBatch(['capture', at('ferry.html')]);
    expect(status).toBe(0);
    expect(lines).toMatchObject([
      {
        sic: expect.stringMatching(/^\d+\.\d+\.\d+\+rules\.[0-9a-f]{8}$/),
        id: 'ferry.html',
        url: 'https://www.orringazette.example/news/ferry-stops',
        canonicalUrl: 'https://www.orringazette.example/news/ferry-stops',
        outlet: 'The Orrin Gazette',
        authors: ['Jonas Ferrell', 'Ada Quill'],
      },
    ]);
  });

  test('names an outlet by its domain where the page does not name it', { timeout: PATIENCE }, async () => {
    const at = filesOf({
      'lines.jsonl': articleLine({ outlet: null, url: 'https://news.orrin.co.uk/ferry' }),
    });
    const { lines } = await runBatch(['capture', at('lines.jsonl')]);
    expect(lines).toMatchObject([{ outlet: 'orrin.co.uk' }]);
  });

  test('reads pages in the encoding they declare', { timeout: PATIENCE }, async () => {
    const page = `<!doctype html><meta charset="iso-8859-1"><title>Brücke</title><article><h1>Brücke gesperrt</h1><p>Die Brücke bleibt für Lastwagen gesperrt.</p></article>`;
    const at = filesOf({ 'latin.html': Buffer.from(page, 'latin1') });
    const { lines } = await runBatch(['capture', at('latin.html')]);
    expect(lines).toMatchObject([
      { headline: 'Brücke gesperrt', text: 'Die Brücke bleibt für Lastwagen gesperrt.' },
    ]);
  });

  test('gives NUL and lone surrogates of a line back as they came', { timeout: PATIENCE }, async () => {
    const text = `Half \ud83d a sign, \0 a zero.\n\n${REPORT}`;
    const at = filesOf({ 'lines.jsonl': articleLine({ text }) });
    const { status, lines } = await runBatch(['quotations', at('lines.jsonl')]);
    expect(status).toBe(0);
    expect(lines).toMatchObject([{ text }]);
  });

  test.each([
    ['a line separator, which JSON allows in a string', articleLine({ text: `${REPORT}\u2028\u2029More.` })],
    ['a byte order mark', `\ufeff${articleLine({ text: REPORT })}`],
    ['UTF-16, least significant byte first', Buffer.from(`\ufeff${articleLine({})}`, 'utf16le')],
    ['UTF-16, most significant byte first', Buffer.from(`\ufeff${articleLine({})}`, 'utf16le').swap16()],
    ['carriage returns before the line feeds', articleLine({}).replace('\n', '\r\n').repeat(2)],
  ])('reads lines with %s', { timeout: PATIENCE }, async (_what, content) => {
    const at = filesOf({ 'lines.jsonl': content });
    const { stderr, lines } = await runBatch(['quotations', at('lines.jsonl')]);
    expect(stderr).toBe('');
    for (const line of lines) expect(line).toMatchObject({ quotations: [{ speaker: 'Mara Oduya' }] });
    expect(lines.length).toBeGreaterThan(0);
  });

  test('gets through pages of five megabytes, or says that they are too large', {
    timeout: PATIENCE,
  }, async () => {
    const script = `<script>var filler = "${'z'.repeat(5_000_000)}"</script>`;
    const at = filesOf({
      'script.html': PAGE.replace('<body>', `<body>${script}`),
      'bottomless.html': `<!doctype html><title>Deep</title>${'<div><b>deeper '.repeat(330_000)}`,
      'spans.html': `<!doctype html><title>Wide</title><p>${'<span class="nav">word</span> '.repeat(170_000)}`,
    });
    const outcome = await runBatch(['capture', ...['script.html', 'bottomless.html', 'spans.html'].map(at)]);
    expect(outcome.lines.map(({ id }) => id)).toEqual(['script.html']);
    expect(outcome.stderr.match(/the page is too large to be read/g)).toHaveLength(2);
  });

  test('loses nothing when a slow reader takes the output', { timeout: PATIENCE }, async () => {
    const count = 3000;
    const text = `${REPORT} `.repeat(20).trim();
    const at = filesOf({
      'many.jsonl': Array.from({ length: count }, (_, i) => articleLine({ id: `n${i}`, text })).join(''),
    });
    const { status, lines } = await runBatch(['capture', at('many.jsonl')], true);
    expect(status).toBe(0);
    expect(lines.map(({ id }) => id)).toEqual(Array.from({ length: count }, (_, i) => `n${i}`));
  });

  test('can read in what it wrote', { timeout: PATIENCE }, async () => {
    const at = filesOf({ 'ferry.html': PAGE });
    const first = await runBatch(['capture', at('ferry.html')]);
    const again = filesOf({ 'ferry.jsonl': first.lines.map((line) => JSON.stringify(line)).join('\n') });
    const second = await runBatch(['capture', again('ferry.jsonl')]);
    expect(second.lines).toEqual(first.lines);
  });
});

describe('plain text', () => {
  const body = `The ferry to the Skerry islands will stop running in January, the harbour board of Orrin said.\n\n${REPORT}`;

  test.each([
    {
      name: 'a first line without a full stop is the headline, and stays in the text',
      text: `Ferry stops ‘for the winter’\n${body}`,
      gives: { headline: 'Ferry stops ‘for the winter’', url: null },
      regions: ['headline', 'body', 'body'],
    },
    {
      name: 'a first line that is a sentence is none',
      text: body,
      gives: { headline: null },
      regions: ['body', 'body'],
    },
    {
      name: 'an address at the end is the address, and no paragraph',
      text: `${body}\n\nhttps://www.orringazette.example/news/ferry`,
      gives: { url: 'https://www.orringazette.example/news/ferry', outlet: 'orringazette.example' },
      regions: ['body', 'body'],
    },
    {
      name: 'byline and date are told, and are no paragraphs',
      text: `Ferry stops for the winter\nBy Ada Quill\nJanuary 6, 2026\n\n${body}`,
      gives: { publishedAt: '2026-01-06', authors: ['Ada Quill'] },
      regions: ['headline', 'body', 'body'],
    },
    {
      name: 'a short list of lines has no headline',
      text: 'Eggs\nBread and butter\nA new hat',
      gives: { headline: null },
      regions: ['body', 'body', 'body'],
    },
  ])('$name', { timeout: PATIENCE }, async ({ text, gives, regions }) => {
    const at = filesOf({ 'story.txt': text });
    const { lines } = await runBatch(['capture', at('story.txt')]);
    const blocks = regions.map((region) => ({ region }));
    expect(lines).toMatchObject([{ id: 'story.txt', text, ...gives, blocks }]);
  });
});
