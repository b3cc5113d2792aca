import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { CAPTURE_REASONS, readingResultOf } from '@/messaging/validate-reading';

const FAILED = { ok: false, reason: 'capture-failed' };
const TOO_LARGE = { ok: false, reason: 'page-too-large' };

const claims = {
  title: 'Quay to close | The Harbour Post',
  language: 'en-GB',
  base: null,
  canonical: '/quay',
  metas: [{ name: 'og:title', content: 'Quay to close' }],
  data: ['{"@type":"NewsArticle"}'],
};
const print = {
  headings: [{ words: 'Quay to close', order: 3 }],
  bylines: [{ words: 'By Ada Wren', order: 4, sign: 'named' }],
  times: [{ words: '4 March', order: 5, stated: '2026-03-04' }],
};
const block = { text: 'Nothing was decided.', region: 'body', order: 7, linked: 0 };
const reading = {
  address: 'https://post.example/quay',
  loaded: null,
  httpStatus: 200,
  claims,
  print,
  blocks: [block],
};

/** The reading that comes out when one thing about it is different. */
function read(changes: Record<string, unknown>) {
  const result = readingResultOf({ ok: true, reading: { ...reading, ...changes } });
  return result.ok ? result.reading : result;
}

test('a sound reading passes unchanged', () => {
  expect(readingResultOf({ ok: true, reading })).toEqual({ ok: true, reading });
});

test.each(Object.values(CAPTURE_REASONS))('the reason “%s” passes', (reason) => {
  expect(readingResultOf({ ok: false, reason })).toEqual({ ok: false, reason });
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['a word', 'ok'],
  ['a list', []],
  ['success without a reading', { ok: true }],
  ['an article, which a page may not make', { ok: true, article: { text: 'One.' } }],
  ['a reason nobody knows', { ok: false, reason: 'bored' }],
])('%s is a failed capture', (_name, value) => {
  expect(readingResultOf(value)).toEqual(FAILED);
});

test.each<[string, Record<string, unknown>]>([
  ['no blocks', { blocks: undefined }],
  ['text that is not text', { blocks: [{ ...block, text: ['One.'] }] }],
  ['a region no page has', { blocks: [{ ...block, region: 'footer' }] }],
  ['a place between two elements', { blocks: [{ ...block, order: 0.5 }] }],
  ['a place before the page', { blocks: [{ ...block, order: -1 }] }],
  ['more links than words', { blocks: [{ ...block, linked: 2 }] }],
  ['no share of links', { blocks: [{ ...block, linked: Number.NaN }] }],
  ['a status that is no number', { httpStatus: '200' }],
  ['claims that are no claims', { claims: 'trust me' }],
  ['a name that is not text', { claims: { ...claims, metas: [{ name: {}, content: 'a' }] } }],
  ['a script that is not text', { claims: { ...claims, data: [{}] } }],
  [
    'a byline by no sign we know',
    { print: { ...print, bylines: [{ words: 'a', order: 1, sign: 'sworn' }] } },
  ],
])('%s is a failed capture', (_name, changes) => {
  expect(read(changes)).toEqual(FAILED);
});

const endless = (length: number) => 'a'.repeat(length);

test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
  ['an address without end', { address: `https://a.example/${endless(9_999)}` }, { address: null }],
  ['an address that is not of the web', { address: 'javascript:alert(1)' }, { address: null }],
  ['an address of another scheme it was loaded from', { loaded: 'blob:x' }, { loaded: null }],
])('%s is dropped', (_rule, sent, kept) => {
  expect(read(sent)).toEqual({ ...reading, ...kept });
});

describe('what a page claims and prints without end is cut', () => {
  test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['a title', { title: endless(9_999) }, { title: endless(2_000) }],
    [
      'a claim',
      { metas: [{ name: endless(999), content: endless(9_999) }] },
      { metas: [{ name: endless(100), content: endless(2_000) }] },
    ],
    [
      'a crowd of claims',
      { metas: new Array(9_999).fill(claims.metas[0]) },
      { metas: new Array(500).fill(claims.metas[0]) },
    ],
    ['a crowd of scripts', { data: new Array(99).fill('{}') }, { data: new Array(50).fill('{}') }],
    ['a script, since half of one is none', { data: [endless(3_000_001), '{}'] }, { data: ['{}'] }],
  ])('%s', (_what, sent, kept) => {
    expect(read({ claims: { ...claims, ...sent } })).toEqual({ ...reading, claims: { ...claims, ...kept } });
  });

  test('a crowd of lines', () => {
    const headings = new Array(9_999).fill({ words: endless(9_999), order: 1 });
    const kept = new Array(100).fill({ words: endless(2_000), order: 1 });
    expect(read({ print: { ...print, headings } })).toMatchObject({ print: { headings: kept } });
  });
});

test('more text than a page can be asked for is too large', () => {
  const half = { ...block, text: endless(6_000_001) };
  expect(read({ blocks: [half, half] })).toEqual(TOO_LARGE);
  expect(read({ blocks: [half] })).toMatchObject({ blocks: [half] });
});

test('what stands beside the article is cut to as much, and the article is read all the same', () => {
  const half = { ...block, text: endless(6_000_001) };
  expect(read({ beside: [half, half] })).toMatchObject({ blocks: [block], beside: [half] });
});

test('more paragraphs than any page has are not even looked at', () => {
  const looked = vi.fn();
  const trap = Object.defineProperty({ ...block }, 'text', { get: looked, enumerable: true });
  expect(read({ blocks: new Array(100_001).fill(trap) })).toEqual(TOO_LARGE);
  expect(looked).not.toHaveBeenCalled();
});

test('never throws, whatever arrives', () => {
  const anything = fc.oneof(
    fc.anything(),
    fc.record({ ok: fc.boolean(), reading: fc.anything(), reason: fc.anything() }),
    fc
      .record({ claims: fc.anything(), print: fc.anything(), blocks: fc.anything() })
      .map((changes) => ({ ok: true, reading: { ...reading, ...changes } })),
  );
  fc.assert(
    fc.property(anything, (value) => {
      expect(() => readingResultOf(value)).not.toThrow();
    }),
  );
});
