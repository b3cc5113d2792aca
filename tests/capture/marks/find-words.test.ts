import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { findWords } from '@/capture/marks/find-words';
import { lettersOf, pageLetters } from '@/capture/marks/page-letters';

/** A page whose text has boxes but where `hidden` stands: jsdom lays nothing out. */
function pageWith(body: string): Document {
  const { window } = new JSDOM(body);
  const shown = function (this: Range): unknown[] {
    return this.startContainer.parentElement?.closest('[hidden]') ? [] : [{}];
  };
  Reflect.set(window.Range.prototype, 'getClientRects', shown);
  Reflect.set(globalThis, 'NodeFilter', window.NodeFilter);
  return window.document;
}

const find = (document: Document, words: string, before = '', after = ''): Range | null =>
  findWords(pageLetters(document.body), { words, before, after });

const PIER = 'The pier is older than the town';

test.each<[how: string, body: string, words: string, found: string | null]>([
  ['in one text', `<p>“${PIER},” he said.</p>`, PIER, PIER],
  [
    'over tags inside the sentence',
    '<p>“The <em>pi</em>er is <a href="#">older</a> than the town”</p>',
    PIER,
    PIER,
  ],
  [
    'over line breaks and spaces of the source',
    `<p>${PIER.replaceAll(' ', '\n    ')}</p>`,
    PIER,
    PIER.replaceAll(' ', '\n    '),
  ],
  [
    'with spaces that do not break',
    `<p>${PIER.replace(' is ', '\u00a0is\u00a0')}</p>`,
    PIER,
    PIER.replace(' is ', '\u00a0is\u00a0'),
  ],
  [
    'with soft hyphens',
    '<p>The pier is ol\u00adder than the town</p>',
    PIER,
    'The pier is ol\u00adder than the town',
  ],
  ['in other capitals', `<h1>${PIER.toUpperCase()}</h1>`, PIER, PIER.toUpperCase()],
  ['with marks the page prints round <q>', `<q>${PIER}</q>`, `“${PIER}”`, PIER],
  ['not in scripts', `<script>"${PIER}"</script><p>Nothing.</p>`, PIER, null],
  ['not inside other words', '<p>Fishermen’s chines were sold.</p>', 'hines', null],
  ['not when a word of it was changed', `<p>${PIER.replace('older', 'newer')}</p>`, PIER, null],
  ['not when there are no letters', `<p>${PIER}</p>`, '…', null],
  [
    'in a script without spaces',
    '<p>彼は「冬の船は売らない」と述べた。</p>',
    '冬の船は売らない',
    '冬の船は売らない',
  ],
])('words are found %s', (_how, body, words, found) => {
  expect(find(pageWith(body), words)?.toString() ?? null).toBe(found);
});

test('words that something was put into are found by their beginning and end', () => {
  const [head, tail] = [
    'Nobody who was in the square that evening',
    'will forget how quiet the crowd was then',
  ];
  const found = find(pageWith(`<p>“${head} <b>Advertisement: buy soap</b> ${tail}”</p>`), `${head} ${tail}`);
  expect(found?.toString()).toBe(`${head} Advertisement: buy soap ${tail}`);
});

test('of several places the one is taken whose surroundings are those captured', () => {
  const document = pageWith(
    `<aside>Read: ${PIER}</aside><p>Old: “${PIER},” they said in May.</p><p id="this">Ada Wren said: “${PIER}, and so am I.”</p>`,
  );
  const found = find(document, PIER, 'Ada Wren said: “', ', and so am I.”');
  expect(found?.startContainer.parentElement?.id).toBe('this');
});

test('a place that is shown is preferred to one that is not', () => {
  const found = find(pageWith(`<p hidden>${PIER}</p><p id="this">${PIER}</p>`), PIER);
  expect(found?.startContainer.parentElement?.id).toBe('this');
});

test('whatever stands in a page, words of it are found with all their letters', () => {
  const word = fc.stringMatching(/^[a-zA-Zéß0-9İ]{1,6}$/);
  const between = fc.constantFrom(' ', '</i> <i>', '<b>, </b>', '\n', '\u00a0', '<br>', ' – ');
  fc.assert(
    fc.property(
      fc.array(fc.tuple(word, between), { minLength: 2, maxLength: 12 }),
      fc.nat(),
      fc.nat(),
      (parts, a, b) => {
        const body = parts.map((part) => part.join('')).join('');
        const document = pageWith(`<p><i>${body}</i></p>`);
        const words = parts.map(([each]) => each);
        const from = a % words.length;
        const sought = words.slice(from, from + 1 + (b % (words.length - from))).join(' ');
        const found = find(document, sought);
        expect(lettersOf(found?.toString() ?? '')).toBe(lettersOf(sought));
      },
    ),
    { numRuns: 100 },
  );
});
