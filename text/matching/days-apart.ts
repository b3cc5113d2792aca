const MILLISECONDS_PER_DAY = 86_400_000;

/** Days between two dates (ISO 8601); null where either is unknown or cannot be read. */
export function daysApart(a: string | null, b: string | null): number | null {
  const days = Math.abs(Date.parse(a ?? '') - Date.parse(b ?? '')) / MILLISECONDS_PER_DAY;
  return Number.isNaN(days) ? null : days;
}
