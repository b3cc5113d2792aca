import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CopiedComparison, CopiedText } from '@/components/copy/copied-comparison';
import { markdown } from '@/components/copy/markdown';
import { plainText } from '@/components/copy/plain-text';
import { richText } from '@/components/copy/rich-text';

const text = (given: Partial<CopiedText> = {}): CopiedText => ({
  words: '“We may not sell the harbour.”',
  outlet: 'The Morning Ledger',
  headline: null,
  date: '5 Mar 2026',
  address: 'https://ledger.example/a',
  ...given,
});

const BOTH: CopiedComparison = {
  texts: [
    text(),
    text({
      words: '“We will not sell the harbour.”',
      outlet: 'The Gull',
      headline: 'Mayor rules out sale',
      date: '4 Mar 2026',
      address: 'https://gull.example/mayor',
    }),
  ],
  differences: ['The Morning Ledger: “may not”; The Gull: “will not”'],
};
const one = (given: Partial<CopiedText>): CopiedComparison => ({ texts: [text(given)], differences: [] });

/** What a browser makes of HTML: the element, and every element in it. */
function rendered(html: string): { readonly root: HTMLElement; readonly names: Set<string> } {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return { root: body, names: new Set([...body.querySelectorAll('*')].map(({ localName }) => localName)) };
}

const OURS = new Set(['blockquote', 'p', 'a', 'ul', 'li']);

const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  '</blockquote><script>alert(1)</script>',
  '"><svg onload=alert(1)>',
  '[click](javascript:alert(1))',
  '![x](https://evil.example/track.png)',
  '</p>\n\n# Heading\n\n- item\n1. item',
  'https://evil.example/x www.evil.example a@evil.example',
  '`code` **bold** _it_ ~~gone~~ | table | &amp; <!-- x -->',
  '\\[a\\](x) \\',
  'right\u202eleft\u2066 nul\0 bell\u0007',
];

describe('plain text', () => {
  test('holds words, outlet, headline, date and address, then what differs', () => {
    expect(plainText(BOTH)).toBe(
      [
        '“We may not sell the harbour.”',
        'The Morning Ledger, 5 Mar 2026',
        'https://ledger.example/a',
        '',
        '“We will not sell the harbour.”',
        'The Gull, Mayor rules out sale, 4 Mar 2026',
        'https://gull.example/mayor',
        '',
        'The Morning Ledger: “may not”; The Gull: “will not”',
      ].join('\n'),
    );
  });

  test('has no line for what is not known', () => {
    expect(plainText(one({ date: null, address: null }))).toBe(
      '“We may not sell the harbour.”\nThe Morning Ledger',
    );
  });

  test('keeps a page’s words on their line, without signs nobody sees', () => {
    expect(plainText(one({ words: 'We\n\nmay\u202e\0 go', date: null, address: null }))).toBe(
      'We may go\nThe Morning Ledger',
    );
  });
});

describe('Markdown', () => {
  test('quotes both with a link to their article, then lists what differs', () => {
    expect(markdown(BOTH)).toBe(
      [
        '> “We may not sell the harbour.”',
        '>',
        '> — [The Morning Ledger](<https://ledger.example/a>), 5 Mar 2026',
        '',
        '> “We will not sell the harbour.”',
        '>',
        '> — [The Gull](<https://gull.example/mayor>), Mayor rules out sale, 4 Mar 2026',
        '',
        '- The Morning Ledger: “may not”; The Gull: “will not”',
      ].join('\n'),
    );
  });

  test('names an outlet without an address', () => {
    expect(markdown(one({ address: null }))).toContain('— The Morning Ledger, 5 Mar 2026');
  });

  test.each(HOSTILE)('lets no sign of a page mean anything: %j', (words) => {
    const [line = '', ...rest] = markdown(one({ words, address: null })).split('\n');
    expect(rest).toHaveLength(2);
    // Each sign that could mean something stands behind a backslash of its own.
    const bare = line.slice(2).replace(/\\[\\`*_{}[\]<>#|~$^=&@:.\-+]/g, '');
    expect(bare).not.toMatch(/[\\`*_[\]<>|~&@]|^#|^\d+[.)]|^[-+]|:\/\/|www\./);
  });

  test.each(['1. We go', '- We go', '+ We go', '# We go', '1) We go'])(
    'makes no list or heading of words that begin %j',
    (words) => {
      expect(markdown(one({ words }))).toMatch(/^> (?:\\[-+#]|1\\[.)]) ?We go\n/);
    },
  );

  test('ends a link’s address only where it ends', () => {
    expect(markdown(one({ address: 'https://a.example/?q=\\> x' }))).toContain(
      '(<https://a.example/?q=%5C%3E%20x>)',
    );
  });

  test('stays on its lines, whatever a page prints', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (words, outlet) => {
        expect(markdown(one({ words, outlet })).split(/[\n\r\u2028\u2029\u0085]/)).toHaveLength(3);
      }),
    );
  });
});

describe('rich text', () => {
  test('quotes both with a link to their article, then lists what differs', () => {
    const { root, names } = rendered(richText(BOTH));
    expect([...names].sort()).toEqual(['a', 'blockquote', 'li', 'p', 'ul']);
    expect([...root.querySelectorAll('blockquote')].map(({ textContent }) => textContent)).toEqual(
      BOTH.texts.map(({ words }) => words),
    );
    expect(
      [...root.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['The Morning Ledger', 'https://ledger.example/a'],
      ['The Gull', 'https://gull.example/mayor'],
    ]);
  });

  test.each(HOSTILE)('keeps the markup of a page as text: %j', (words) => {
    const { root, names } = rendered(
      richText({ texts: [text({ words, outlet: words, headline: words })], differences: [words] }),
    );
    expect([...names].filter((name) => !OURS.has(name))).toEqual([]);
    expect([...root.querySelectorAll('*')].flatMap((one) => one.getAttributeNames()).sort()).toEqual([
      'dir',
      'href',
    ]);
  });

  test('an address cannot leave its attribute', () => {
    const { names } = rendered(richText(one({ address: 'https://a.example/"><img src=x>' })));
    expect(names.has('img')).toBe(false);
  });

  test('holds all the words, whatever a page prints', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (words) => {
        const quoted = rendered(richText(one({ words }))).root.querySelector('blockquote');
        expect(quoted?.textContent).toBe(words.replace(/\s+/g, ' ').trim());
      }),
    );
  });
});
