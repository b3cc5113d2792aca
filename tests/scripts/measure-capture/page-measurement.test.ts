import { describe, expect, test } from 'vitest';
import type { CaptureResult } from '@/capture/capture-result';
import { isSame, pageMeasurement } from '@/scripts/measure-capture/page-measurement';
import { pageLines, summaryOf } from '@/scripts/measure-capture/report-lines';

const PAGE = { name: 'set/weir', bytes: 2048 };
const NONE: CaptureResult = { ok: false, reason: 'no-article' };

function reads(text: string): CaptureResult {
  const known = { url: null, canonicalUrl: null, outlet: null, publishedAt: null, language: null };
  const blocks = [{ start: 0, end: text.length, region: 'body' }] as const;
  return { ok: true, sources: {}, article: { ...known, headline: null, authors: [], text, blocks } };
}

function measured(browser: CaptureResult | null, batch: CaptureResult | null, tookMs: number | null = 12) {
  return pageMeasurement(PAGE, { result: browser, tookMs, elements: 90 }, batch);
}

describe('browser and batch', () => {
  test.each([
    {
      sentence: 'are the same with the same words',
      page: measured(reads('Held.'), reads('Held!')),
      same: true,
    },
    { sentence: 'are not with others', page: measured(reads('Held.'), reads('Fell.')), same: false },
    { sentence: 'are the same when both refuse for one reason', page: measured(NONE, NONE), same: true },
    { sentence: 'are not when one refuses', page: measured(NONE, reads('Held.')), same: false },
    { sentence: 'are not when the browser has no answer', page: measured(null, NONE), same: false },
    { sentence: 'are not compared when batch was not asked', page: measured(NONE, null), same: true },
  ])('$sentence', ({ page, same }) => {
    expect(isSame(page)).toBe(same);
  });

  test('are told apart in a line a person reads', () => {
    expect(pageLines(measured(reads('Held.'), reads('Fell.')))).toEqual([
      'set/weir · 12 ms · 2 KB, 90 elements · 0.0 % of words shared',
      '    browser only: held',
      '    batch only: fell',
    ]);
    expect(pageLines(measured(null, NONE, null))).toEqual([
      'set/weir · no end · 2 KB, 90 elements · browser: no answer · batch: no-article',
    ]);
  });

  test('are summed up: a page without an answer is a failure and has no time', () => {
    const pages = [
      measured(reads('Held.'), reads('Held.'), 10),
      measured(NONE, NONE, 30),
      measured(null, NONE, null),
    ];
    expect(summaryOf(pages)).toMatchObject({
      pages: 3,
      articles: 1,
      failures: 1,
      compared: 1,
      same: 2,
      otherOutcome: 1,
      sharedWords: 1,
      ms: { count: 2, median: 10, worst: 30 },
      slowest: { tookMs: 30 },
    });
  });
});
