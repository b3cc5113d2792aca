import type { Collation, Witness } from './collation';

/** Milliseconds; what is no date comes after all dates. */
function timeOf(publishedAt: string | null): number {
  const time = Date.parse(publishedAt ?? '');
  return Number.isNaN(time) ? Number.POSITIVE_INFINITY : time;
}

/** By code unit: the order must not hang on the language of the device. */
function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** By date, then domain, then id: the same whenever and in whatever order they were captured. */
export function inWitnessOrder(witnesses: readonly Witness[]): Witness[] {
  return witnesses.toSorted((a, b) => {
    const [timeA, timeB] = [timeOf(a.publishedAt), timeOf(b.publishedAt)];
    if (timeA !== timeB) return timeA < timeB ? -1 : 1;
    return compareText(a.domain, b.domain) || compareText(a.id, b.id);
  });
}

/** The earliest date among witnesses in their order, with all that give it. */
export function earliestOf(ordered: readonly Witness[]): Collation['earliest'] {
  const publishedAt = ordered[0]?.publishedAt ?? null;
  const time = timeOf(publishedAt);
  if (publishedAt === null || time === Number.POSITIVE_INFINITY) return null;
  const witnesses = ordered.filter((witness) => timeOf(witness.publishedAt) === time).map(({ id }) => id);
  return { publishedAt, witnesses };
}
