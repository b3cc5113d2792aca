import type { SlashOrder } from './iso-date';

/** Countries that write the month first; everywhere else the day goes first, or the year. */
const MONTH_FIRST_REGIONS: ReadonlySet<string> = new Set(['US', 'PH', 'FM', 'MH', 'PW']);

const MONTHS = 12;

function regionOf(language: string): string | null {
  try {
    return new Intl.Locale(language).region ?? null;
  } catch {
    return null;
  }
}

/** What the language leaves open: English is written both ways, Canada writes both. */
function ofLanguage(language: string | null): SlashOrder {
  if (language === null || /^en(?:[-_]CA)?$/i.test(language)) return null;
  const region = regionOf(language);
  if (region !== null && MONTH_FIRST_REGIONS.has(region)) return /^es/i.test(language) ? null : 'month-first';
  return 'day-first';
}

/**
 * How a page writes dates with slashes: as its other dates show, of which one has a number that is no month; else as its language
 * does. Null when neither tells, or the dates contradict each other.
 *
 * @param dates lines that may hold dates
 */
export function slashOrder(dates: readonly string[], language: string | null): SlashOrder {
  let [dayFirst, monthFirst] = [false, false];
  for (const line of dates) {
    for (const { 1: first, 2: second } of line.matchAll(/(?<!\d)(\d{1,2})\/(\d{1,2})\/\d{2,4}(?!\d)/g)) {
      dayFirst ||= Number(first) > MONTHS;
      monthFirst ||= Number(second) > MONTHS;
    }
  }
  if (dayFirst && monthFirst) return null;
  if (dayFirst) return 'day-first';
  return monthFirst ? 'month-first' : ofLanguage(language);
}
