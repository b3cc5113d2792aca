const CALENDAR_DAY = /^\d{4}-\d{2}-\d{2}/;

/**
 * The calendar day of an ISO 8601 date, as the page gives it: 23:30 in New York stays that day for a reader
 * in Tokyo, because the date is the outlet's word and not an event of the reader's day. Null when it is no date.
 */
export function printedDate(locale: string, iso: string | null): string | null {
  const day = iso === null ? null : CALENDAR_DAY.exec(iso)?.[0];
  const date = new Date(day ?? '');
  if (Number.isNaN(date.getTime())) return null;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(date);
}
