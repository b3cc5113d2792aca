import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { CAPTURE_REASONS, captureResultOf } from '@/messaging/validate-capture';

const FAILED = { ok: false, reason: 'capture-failed' };

const article = {
  url: 'https://post.example/a',
  canonicalUrl: null,
  outlet: 'The Harbour Post',
  headline: 'Quay to close',
  authors: ['Ada Wren'],
  publishedAt: '2026-03-04T08:00:00+01:00',
  language: 'en-GB',
  text: 'One.\n\nTwo.',
  blocks: [
    { start: 0, end: 4, region: 'body' },
    { start: 6, end: 10, region: 'caption' },
  ],
};

/** The article that comes out when one thing about it is different. */
function captured(changes: Record<string, unknown>) {
  const result = captureResultOf({ ok: true, article: { ...article, ...changes } });
  return result.ok ? result.article : result;
}

test('a sound article passes unchanged', () => {
  expect(captureResultOf({ ok: true, article })).toEqual({ ok: true, article });
});

test.each(Object.values(CAPTURE_REASONS))('the reason “%s” passes', (reason) => {
  expect(captureResultOf({ ok: false, reason })).toEqual({ ok: false, reason });
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['a word', 'ok'],
  ['a list', []],
  ['success without an article', { ok: true }],
  ['a reason nobody knows', { ok: false, reason: 'bored' }],
  ['an article without text', { ok: true, article: { ...article, text: undefined } }],
  ['text that is not text', { ok: true, article: { ...article, text: ['One.'] } }],
  ['authors that are not names', { ok: true, article: { ...article, authors: [{}] } }],
])('%s is a failed capture', (_name, value) => {
  expect(captureResultOf(value)).toEqual(FAILED);
});

describe('blocks that do not fit the text are a failed capture', () => {
  test.each<[string, unknown]>([
    ['beyond its end', [{ start: 0, end: 11, region: 'body' }]],
    ['before its start', [{ start: -1, end: 4, region: 'body' }]],
    ['backwards', [{ start: 4, end: 0, region: 'body' }]],
    [
      'overlapping',
      [
        { start: 0, end: 6, region: 'body' },
        { start: 4, end: 10, region: 'body' },
      ],
    ],
    ['between two units', [{ start: 0.5, end: 4, region: 'body' }]],
    ['in no region of a page', [{ start: 0, end: 4, region: 'footer' }]],
  ])('%s', (_where, blocks) => {
    expect(captured({ blocks })).toEqual(FAILED);
  });
});

test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
  ['a headline without end is cut', { headline: 'a'.repeat(9_999) }, { headline: 'a'.repeat(1_000) }],
  ['an outlet without end is cut', { outlet: 'a'.repeat(9_999) }, { outlet: 'a'.repeat(200) }],
  [
    'a crowd of authors is cut',
    { authors: new Array(99).fill('Ada') },
    { authors: new Array(50).fill('Ada') },
  ],
  ['an address without end is dropped', { url: `https://a.example/${'a'.repeat(9_999)}` }, { url: null }],
  ['an address that is not of the web is dropped', { url: 'javascript:alert(1)' }, { url: null }],
  [
    'a canonical address that is not of the web is dropped',
    { canonicalUrl: 'file:///a' },
    { canonicalUrl: null },
  ],
  ['a date that is none is dropped', { publishedAt: 'last week' }, { publishedAt: null }],
  ['a date in words is dropped', { publishedAt: 'March 1, 2026' }, { publishedAt: null }],
  ['a day that does not exist is dropped', { publishedAt: '2026-13-45' }, { publishedAt: null }],
  ['a day alone is a date', { publishedAt: '2026-03-04' }, { publishedAt: '2026-03-04' }],
  [
    'a time to the millisecond is a date',
    { publishedAt: '2026-03-04T08:00:00.123Z' },
    { publishedAt: '2026-03-04T08:00:00.123Z' },
  ],
  ['a language that is none is dropped', { language: 'en"><script>' }, { language: null }],
  ['a language in a loose spelling is put right', { language: 'de_at' }, { language: 'de-AT' }],
  ['a language without end is dropped', { language: `en-${'x'.repeat(99)}` }, { language: null }],
])('%s', (_rule, sent, kept) => {
  expect(captured(sent)).toEqual({ ...article, ...kept });
});

test('more text than a page can be asked for is too large', () => {
  expect(captured({ text: 'a'.repeat(12_000_001), blocks: [] })).toEqual({
    ok: false,
    reason: 'page-too-large',
  });
});

test('more paragraphs than any page has are not even looked at', () => {
  const looked = vi.fn();
  const block = Object.defineProperty({ end: 0, region: 'body' }, 'start', { get: looked, enumerable: true });
  expect(captured({ blocks: new Array(100_001).fill(block) })).toEqual({
    ok: false,
    reason: 'page-too-large',
  });
  expect(looked).not.toHaveBeenCalled();
});

test('never throws, whatever arrives', () => {
  const anything = fc.oneof(
    fc.anything(),
    fc.record({ ok: fc.boolean(), article: fc.anything(), reason: fc.anything() }),
  );
  fc.assert(
    fc.property(anything, (value) => {
      expect(() => captureResultOf(value)).not.toThrow();
    }),
  );
});
