import { monthNamed } from './month-names';

/** No news page is older than printing, none is from the far future. */
const FIRST_YEAR = 1600;
const LAST_YEAR = 2100;
/** Counts of seconds since 1970 have ten digits, of milliseconds thirteen. */
const MILLISECOND_DIGITS = 13;

const two = (part: string | number): string => String(part).padStart(2, '0');

function dayOf(year: number, month: number, date: number): string | null {
  const real = new Date(Date.UTC(year, month - 1, date));
  const exists = real.getUTCMonth() === month - 1 && real.getUTCDate() === date;
  return exists && year >= FIRST_YEAR && year <= LAST_YEAR ? `${year}-${two(month)}-${two(date)}` : null;
}

const MONTHS = 12;
/** Where digits of other scripts begin: Arabic, Persian and Urdu, Devanagari, Bengali, full width. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xff10] as const;
const DIGITS = 10;

/** A year in two digits is one of the last hundred. */
const CENTURY = 2000;
const LATEST_SHORT_YEAR = 50;

function fullYear(digits: string): number {
  const year = Number(digits);
  if (digits.length > 2) return year;
  return year <= LATEST_SHORT_YEAR ? CENTURY + year : CENTURY - 100 + year;
}

/** Which of the first two numbers of a date with slashes is the day; null when nothing tells. */
export type SlashOrder = 'day-first' | 'month-first' | null;

function zoneOf(zone: string | undefined): string {
  if (zone === undefined) return '';
  const trimmed = zone.trim().toUpperCase();
  if (trimmed === 'Z' || trimmed === 'GMT' || trimmed === 'UTC') return 'Z';
  const parts = /^([+-])(\d\d):?(\d\d)?$/.exec(trimmed);
  return parts === null ? '' : `${parts[1]}${parts[2]}:${parts[3] ?? '00'}`;
}

/** The day with its time, or the day alone where the time is none: "2025-03-04T25:70". */
function withTime(date: string, time: string): string {
  const moment = `${date}T${time}`;
  return Number.isNaN(Date.parse(moment)) ? date : moment;
}

const NOON = 12;

/** Of a clock with twelve hours: 12 am is midnight. */
function hourOf(hour: string, half = ''): string {
  if (half === '') return two(hour);
  return two((Number(hour) % NOON) + (/^p/i.test(half) ? NOON : 0));
}

const ISO_DAY = '(\\d{4})[-/]?(\\d{1,2})[-/]?(\\d{1,2})';
const ISO_CLOCK = '(\\d{1,2}):(\\d\\d)(?::(\\d\\d)(?:[.,]\\d+)?)?(?:\\s?([ap]\\.?m)\\b\\.?)?';
const ISO = new RegExp(`^${ISO_DAY}(?:(?:T|\\s+)${ISO_CLOCK}\\s*([+-]\\d\\d:?\\d{0,2}|Z|GMT|UTC)?)?`, 'i');

/** 2025-03-04, 2025-03-04 17:05, 2025-03-04 5:05 PM, 2025-03-04T17:05:06.7+0100, 20250304 */
function fromIso(text: string): string | null {
  const [, year, month, date, hour, minute, second = '00', half, zone] = ISO.exec(text) ?? [];
  const day = dayOf(Number(year), Number(month), Number(date));
  if (day === null || hour === undefined) return day;
  return withTime(day, `${hourOf(hour, half)}:${minute}:${second}${zoneOf(zone)}`);
}

function fromEpoch(text: string): string | null {
  if (!/^\d{10}(?:\d{3})?$/.test(text)) return null;
  const moment = new Date(Number(text) * (text.length === MILLISECOND_DIGITS ? 1 : 1000));
  return moment.toISOString();
}

/** The name of a month may have two words in Arabic. */
const NAME = '([\\p{L}\\p{M}]{3,14}(?:\\s[\\p{L}\\p{M}]{3,10})?)';
const MONTH_FIRST = new RegExp(`${NAME}\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4})`, 'u');
const DAY_FIRST = new RegExp(
  `(\\d{1,2})(?:st|nd|rd|th|\\.|º)?[\\s-]+(?:de\\s+)?${NAME}\\.?,?[\\s-]+(?:de\\s+)?(\\d{4})(.*)`,
  'u',
);

/** "Published March" names what "March" names. */
function monthIn(words: string): number {
  return monthNamed(words) || monthNamed(words.split(/\s/).at(-1) ?? '');
}

/** March 4, 2025; 4 March 2025; 4. März 2025; Tue, 04 Mar 2025 17:05:06 GMT (its time is kept) */
function fromWords(text: string): string | null {
  const dayFirst = DAY_FIRST.exec(text);
  const named = monthIn(dayFirst?.[2] ?? '');
  if (dayFirst !== null && named > 0) {
    const date = dayOf(Number(dayFirst[3]), named, Number(dayFirst[1]));
    const time = /^\s(\d\d:\d\d:\d\d)\s*([+-]\d{4}|GMT|UTC|Z)/.exec(dayFirst[4] ?? '');
    return date !== null && time !== null ? withTime(date, `${time[1]}${zoneOf(time[2])}`) : date;
  }
  const monthFirst = MONTH_FIRST.exec(text);
  const month = monthIn(monthFirst?.[1] ?? '');
  return monthFirst === null || month === 0
    ? null
    : dayOf(Number(monthFirst[3]), month, Number(monthFirst[2]));
}

/** 2025年3月4日, 2025년 3월 4일, 2025. 3. 4.; 4 tháng 3 năm 2025 */
function fromSigns(text: string): string | null {
  const parts = /(\d{4})\s?[年년.]\s?(\d{1,2})\s?[月월.]\s?(\d{1,2})/.exec(text);
  if (parts !== null) return dayOf(Number(parts[1]), Number(parts[2]), Number(parts[3]));
  const named = /(\d{1,2})\s+tháng\s+(\d{1,2})(?:\s+năm|,)?\s+(\d{4})/iu.exec(text.normalize('NFC'));
  return named === null ? null : dayOf(Number(named[3]), Number(named[2]), Number(named[1]));
}

/** 04.03.2025, 4.3.25: dots are read day first. */
function fromDots(text: string): string | null {
  const parts = /(?:^|[\s,(])(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d\d)(?![\d.:])/.exec(text);
  return parts === null ? null : dayOf(fullYear(parts[3] ?? ''), Number(parts[2]), Number(parts[1]));
}

/** 04/03/2025, 4/3/25, 04-03-2025: March in one country and April in another, unless one number is no month. */
function fromSlashes(text: string, order: SlashOrder): string | null {
  const parts = /(?:^|[\s,(])(\d{1,2})([/-])(\d{1,2})\2(\d{4}|\d\d)(?![\d/-])/.exec(text);
  // Scores and parts of numbers have hyphens and no year.
  if (parts === null || (parts[2] === '-' && parts[4]?.length === 2)) return null;
  const [year, one, two] = [fullYear(parts[4] ?? ''), Number(parts[1]), Number(parts[3])];
  const dayFirst = one > MONTHS || (two <= MONTHS && order === 'day-first');
  const monthFirst = two > MONTHS || (one <= MONTHS && order === 'month-first');
  if (one === two || dayFirst) return dayOf(year, two, one);
  return monthFirst ? dayOf(year, one, two) : null;
}

/** Digits as Arabic, Persian, Hindi, Bengali and wide type writes them, as those of this line: ٤, ۴ and ४ are 4. */
function plainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((first) => code >= first && code < first + DIGITS);
    return zero === undefined ? digit : String(code - zero);
  });
}

/**
 * A date as ISO 8601, with the time and zone where the page gives them; no time is made up, no zone converted.
 * Null when the text is no date anybody can be sure of.
 *
 * @param order how dates with slashes are read where they can be read both ways
 */
export function isoDate(text: string | null, order: SlashOrder = null): string | null {
  if (text === null) return null;
  const bare = plainDigits(text.trim().slice(0, 100));
  return (
    fromEpoch(bare) ??
    fromIso(bare) ??
    fromSigns(bare) ??
    fromDots(bare) ??
    fromWords(bare) ??
    fromSlashes(bare, order)
  );
}
