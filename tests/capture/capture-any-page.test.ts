/** @file Rules that hold for every page, however it was made: generated trees, and real shapes of pages with pieces cut and moved. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import type { CaptureResult } from '@/capture/capture-result';
import { captureDocument } from './capture-document';

const ADDRESS = 'https://velden-echo.example/local/bridge';
/** One window for all: making one costs more than a page. */
const { DOMParser } = new JSDOM('').window;

function capture(html: string): CaptureResult {
  return captureDocument(new DOMParser().parseFromString(html, 'text/html'), ADDRESS);
}

/** What must be true of whatever comes out; the captured text, or nothing. */
function expectSound(result: CaptureResult): string {
  if (!result.ok) {
    expect(result.reason).toMatch(/^[a-z-]+$/);
    return '';
  }
  const { text, blocks } = result.article;
  let before = 0;
  for (const { start, end } of blocks) {
    expect(start).toBeGreaterThanOrEqual(before);
    expect(end).toBeGreaterThan(start);
    expect(text.slice(start, end).trim()).toBe(text.slice(start, end));
    before = end;
  }
  expect(before).toBe(text.length);
  expect(text).not.toMatch(/\0|\p{Surrogate}/u);
  expect(JSON.parse(JSON.stringify(result))).toEqual(result);
  return text;
}

const HIDDEN = 'nobodyseesthis';

const WORDS = [
  'The bridge at Velden was closed to lorries on Monday night, the council said, and it will stay closed until spring.',
  '“We have counted every rivet,” said Mara Oduya, who leads the works, “and we did not like the number.”',
  'Read more',
  'By Ada Quill',
  '6 January 2026',
  'Ein Satz',
  '\ud800 half a sign \0',
  '<&>',
  '   ',
  '',
] as const;

const TAGS =
  'div p span section article main aside ul li table tr td h1 h2 blockquote q figure figcaption a b br img time header footer nav form ruby rt details template dialog'.split(
    ' ',
  );
const NAMES =
  'story article-body entry-content related share comments byline author caption pull-quote standfirst sidebar promo live-post date'.split(
    ' ',
  );
const HIDES = [
  ['hidden', ''],
  ['style', 'display:none'],
  ['class', 'visually-hidden'],
] as const;

interface Tree {
  readonly tag: string;
  readonly names: string;
  readonly words: string;
  readonly inside: readonly Tree[];
  readonly hides: (typeof HIDES)[number] | null;
}

const tree = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.record({
    tag: fc.constantFrom(...TAGS),
    names: fc.constantFrom('', '', ...NAMES),
    words: fc.constantFrom(...WORDS),
    inside: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constant([]),
      fc.array(tie('tree'), { maxLength: 5 }),
    ),
    hides: fc.option(fc.constantFrom(...HIDES), { freq: 8 }),
  }),
})).tree;

const escaped = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Built node by node: a parser would move what may not stand inside something else. Words in what is hidden are marked. */
function grow({ tag, names, words, inside, hides }: Tree, parent: Element, isHidden: boolean): void {
  const element = parent.ownerDocument.createElement(tag);
  const unseen = isHidden || hides !== null;
  if (names !== '') element.setAttribute('class', names);
  if (hides !== null) element.setAttribute(hides[0], hides[1]);
  element.append(unseen ? `${HIDDEN} ${words}` : words);
  for (const child of inside) grow(child, element, unseen);
  parent.append(element);
}

test('a page grown at random is captured soundly, and nothing hidden in it', { timeout: 30_000 }, () => {
  fc.assert(
    fc.property(fc.array(tree, { minLength: 1, maxLength: 6 }), (trees) => {
      const grown = new DOMParser().parseFromString('<title>Bridge closed</title>', 'text/html');
      for (const one of trees) grow(one, grown.body, false);
      expect(expectSound(captureDocument(grown, ADDRESS))).not.toContain(HIDDEN);
    }),
    { numRuns: 100 },
  );
});

describe('a page of the fixtures', () => {
  const folders = ['articles', 'templates'].map((folder) => join(import.meta.dirname, '../fixtures', folder));
  const pages = folders.flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => readFileSync(join(folder, name, 'source.html'), 'utf8')),
  );

  const cut = fc.record({
    page: fc.constantFrom(...pages),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.nat(300),
    into: fc.double({ min: 0, max: 1, noNaN: true }),
  });

  test('with a piece cut out and put in elsewhere is captured soundly', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(cut, ({ page, at, length, into }) => {
        const from = Math.floor(at * page.length);
        const rest = page.slice(0, from) + page.slice(from + length);
        const to = Math.floor(into * rest.length);
        expectSound(capture(rest.slice(0, to) + page.slice(from, from + length) + rest.slice(to)));
      }),
      { numRuns: 60 },
    );
  });

  test('broken off anywhere is captured soundly', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(cut, ({ page, at }) => {
        expectSound(capture(page.slice(0, Math.floor(at * page.length))));
      }),
      { numRuns: 40 },
    );
  });
});

describe('eight times the page takes nowhere near the square of eight times as long', () => {
  const paragraph = `<p>${WORDS[0]} ${escaped(WORDS[1])}</p>`;
  const article = (inner: string): string =>
    `<title>Bridge</title><article><h1>Bridge</h1>${paragraph.repeat(5)}${inner}</article>`;

  test.each<[string, (count: number) => string]>([
    ['paragraphs', (count) => paragraph.repeat(count)],
    ['single words in spans', (count) => `<p>${'<span>word</span> '.repeat(count)}</p>`],
    ['block quotations', (count) => `<blockquote><p>${escaped(WORDS[1])}</p></blockquote>`.repeat(count)],
    ['links', (count) => `<ul>${'<li><a href="/a">One thing that happened</a></li>'.repeat(count)}</ul>`],
    ['boxes of related articles', (count) => `<div class="related"><p>${WORDS[0]}</p></div>`.repeat(count)],
    [
      'captions',
      (count) => `<figure><img src="a"><figcaption>${WORDS[0]}</figcaption></figure>`.repeat(count),
    ],
    ['line breaks', (count) => `<div>${'one line of words.<br>'.repeat(count)}</div>`],
    ['standfirsts', (count) => `<p class="standfirst">${WORDS[0]}</p>`.repeat(count)],
    ['bylines', (count) => '<div class="byline">By Ada Quill</div>'.repeat(count)],
    ['times', (count) => '<time datetime="nothing">then</time>'.repeat(count)],
    ['metas', (count) => '<meta name="author" content="Ada Quill, editor">'.repeat(count)],
    [
      'scripts of broken JSON-LD',
      (count) => '<script type="application/ld+json">{"@type": [,</script>'.repeat(count),
    ],
    ['hidden elements', (count) => `<p hidden>${WORDS[0]}</p>`.repeat(count)],
  ])('%s', { timeout: 60_000 }, (_, inner) => {
    const took = (count: number): number => {
      const parsed = new DOMParser().parseFromString(article(inner(count)), 'text/html');
      const started = performance.now();
      captureDocument(parsed, ADDRESS);
      return performance.now() - started;
    };
    took(80);
    const few = Math.min(took(80), took(80));
    // Linear is 8, quadratic 64; the DOM of the test is not quite linear itself, and the machine does other things meanwhile.
    expect(took(640)).toBeLessThan(30 * few + 1_000);
  });
});
