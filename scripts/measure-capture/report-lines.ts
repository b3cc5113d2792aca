import type { ArticleDifferences } from './article-differences';
import { figuresOf } from './figures';
import { isSame, type PageMeasurement } from './page-measurement';

/** Characters of a paragraph by which a person knows it again. */
const GLIMPSE = 100;
/** Paragraphs named of one page. */
const MOST_GLIMPSES = 4;

const ms = (value: number | null): string => (value === null ? 'no end' : `${value.toFixed(0)} ms`);
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function size({ bytes, elements }: PageMeasurement): string {
  return `${(bytes / 1024).toFixed(0)} KB, ${elements.toLocaleString('en')} elements`;
}

function differencesIn(differences: ArticleDifferences): string[] {
  const fields = (['headline', 'authors', 'publishedAt'] as const).filter((field) => differences[field]);
  return [
    ...fields.map((field) => `other ${field}`),
    ...(differences.sharedWords < 1 ? [`${percent(differences.sharedWords)} of words shared`] : []),
  ];
}

function glimpses(side: string, paragraphs: readonly string[]): string[] {
  return paragraphs.slice(0, MOST_GLIMPSES).map((words) => `    ${side}: ${words.slice(0, GLIMPSE)}`);
}

/** What a person reads of one page: one line, and under it the paragraphs that only one of the two readings has. */
export function pageLines(measured: PageMeasurement): string[] {
  const { page, tookMs, inBrowser, inBatch, differences } = measured;
  const parts = [page, ms(tookMs), size(measured)];
  if (inBrowser !== 'article' || (inBatch ?? inBrowser) !== inBrowser) parts.push(`browser: ${inBrowser}`);
  if (inBatch !== null && inBatch !== inBrowser) parts.push(`batch: ${inBatch}`);
  if (differences === null) return [parts.join(' · ')];
  return [
    [...parts, ...differencesIn(differences)].join(' · '),
    ...glimpses('browser only', differences.onlyFirst),
    ...glimpses('batch only', differences.onlySecond),
  ];
}

/** What all pages of one kind come to. */
export function summaryOf(measured: readonly PageMeasurement[]) {
  const timed = measured.filter(({ tookMs }) => tookMs !== null);
  const slowest = timed.toSorted((a, b) => (b.tookMs ?? 0) - (a.tookMs ?? 0))[0] ?? null;
  const compared = measured.flatMap(({ differences }) => (differences === null ? [] : [differences]));
  const shared = compared.reduce((sum, { sharedWords }) => sum + sharedWords, 0);
  return {
    pages: measured.length,
    ms: figuresOf(timed.map(({ tookMs }) => tookMs ?? 0)),
    slowest,
    failures: measured.filter(({ inBrowser }) => inBrowser === 'no answer' || inBrowser === 'capture-failed')
      .length,
    articles: measured.filter(({ inBrowser }) => inBrowser === 'article').length,
    compared: compared.length,
    same: measured.filter((page) => page.inBatch !== null && isSame(page)).length,
    otherOutcome: measured.filter(({ inBrowser, inBatch }) => inBatch !== null && inBatch !== inBrowser)
      .length,
    otherHeadline: compared.filter(({ headline }) => headline).length,
    otherAuthors: compared.filter(({ authors }) => authors).length,
    otherDate: compared.filter(({ publishedAt }) => publishedAt).length,
    /** Of the pages both read, on average. */
    sharedWords: compared.length === 0 ? null : shared / compared.length,
  };
}

/** The summary as a person reads it. */
export function summaryLines(measured: readonly PageMeasurement[]): string[] {
  const all = summaryOf(measured);
  const lines = [
    `${all.pages} pages, ${all.articles} articles, ${all.failures} failures`,
    `time in the page: median ${ms(all.ms.median)}, 95th percentile ${ms(all.ms.p95)}, worst ${ms(all.ms.worst)}` +
      (all.slowest === null ? '' : ` (${all.slowest.page}, ${size(all.slowest)})`),
  ];
  if (all.sharedWords === null) return lines;
  return [
    ...lines,
    `browser and batch: ${all.same} of ${all.pages} the same, ${percent(all.sharedWords)} of words shared on average;` +
      ` other outcome ${all.otherOutcome}, headline ${all.otherHeadline}, authors ${all.otherAuthors}, date ${all.otherDate}`,
  ];
}
