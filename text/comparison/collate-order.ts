import type { Collation, Witness } from './collation';

const CALENDAR_DAY = /^\d{4}-\d{2}-\d{2}/;

/** What is no date comes after all days: no digit is greater. */
const NO_DAY = '~';

/**
 * The day as the page gives it. The hour is left out: some pages give none, those that do give when a page was made, and an
 * order by hours would say who was first.
 */
function dayOf(publishedAt: string | null): string {
  const day = CALENDAR_DAY.exec(publishedAt ?? '')?.[0] ?? NO_DAY;
  return Number.isNaN(Date.parse(day)) ? NO_DAY : day;
}

/** By code unit: the order must not hang on the language of the device. */
function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** By day, then domain, then id: the same whenever and in whatever order they were captured. */
export function inWitnessOrder(witnesses: readonly Witness[]): Witness[] {
  return witnesses.toSorted(
    (a, b) =>
      compareText(dayOf(a.publishedAt), dayOf(b.publishedAt)) ||
      compareText(a.domain, b.domain) ||
      compareText(a.id, b.id),
  );
}

/** The earliest day among witnesses in their order, with all that give it. */
export function earliestOf(ordered: readonly Witness[]): Collation['earliest'] {
  const publishedAt = ordered[0]?.publishedAt ?? null;
  const day = dayOf(publishedAt);
  if (publishedAt === null || day === NO_DAY) return null;
  const witnesses = ordered.filter((witness) => dayOf(witness.publishedAt) === day).map(({ id }) => id);
  return { publishedAt: day, witnesses };
}
