import type { CaptureResult } from '@/capture/capture-result';
import { type ArticleDifferences, articleDifferences } from './article-differences';
import type { BrowserReading } from './capture-browser';

/** What was measured of one page. */
export interface PageMeasurement {
  readonly page: string;
  readonly bytes: number;
  readonly elements: number;
  /** What came of it in the browser and in batch: 'article', a reason, or 'no answer'; null where batch was not asked. */
  readonly inBrowser: string;
  readonly inBatch: string | null;
  /** Milliseconds the capture held the page; null when it did not end. */
  readonly tookMs: number | null;
  /** Null unless both read an article. */
  readonly differences: ArticleDifferences | null;
}

function outcomeOf(result: CaptureResult | null): string {
  if (result === null) return 'no answer';
  return result.ok ? 'article' : result.reason;
}

/** Puts together what browser and batch made of one page. */
export function pageMeasurement(
  { name, bytes }: { readonly name: string; readonly bytes: number },
  { result, tookMs, elements }: BrowserReading,
  batch: CaptureResult | null,
): PageMeasurement {
  const both = result?.ok === true && batch?.ok === true;
  return {
    page: name,
    bytes,
    elements,
    inBrowser: outcomeOf(result),
    inBatch: batch === null ? null : outcomeOf(batch),
    tookMs,
    differences: both ? articleDifferences(result.article, batch.article) : null,
  };
}

/** Whether browser and batch read the same article; white space and marks aside. */
export function isSame({ inBrowser, inBatch, differences }: PageMeasurement): boolean {
  if (differences === null) return inBatch === null || inBrowser === inBatch;
  const { headline, authors, publishedAt, onlyFirst, onlySecond } = differences;
  return !headline && !authors && !publishedAt && onlyFirst.length === 0 && onlySecond.length === 0;
}
