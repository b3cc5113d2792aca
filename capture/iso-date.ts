import { monthNamed } from './month-names';

/** No news page is older than printing, none is from the far future. */
const FIRST_YEAR = 1600;
const LAST_YEAR = 2100;
/** Counts of seconds since 1970 have ten digits, of milliseconds thirteen. */
const MILLISECOND_DIGITS = 13;

const two = (part: string | number): string => String(part).padStart(2, '0');

function day(year: number, month: number, date: number): string | null {
  const real = new Date(Date.UTC(year, month - 1, date));
  const exists = real.getUTCMonth() === month - 1 && real.getUTCDate() === date;
  return exists && year >= FIRST_YEAR && year <= LAST_YEAR ? `${year}-${two(month)}-${two(date)}` : null;
}

function zoneOf(zone: string | undefined): string {
  if (zone === undefined) return '';
  const trimmed = zone.trim().toUpperCase();
  if (trimmed === 'Z' || trimmed === 'GMT' || trimmed === 'UTC') return 'Z';
  const parts = /^([+-])(\d\d):?(\d\d)?$/.exec(trimmed);
  return parts === null ? '' : `${parts[1]}${parts[2]}:${parts[3] ?? '00'}`;
}

/** 2025-03-04, 2025-03-04 17:05, 2025-03-04T17:05:06.7+0100, 20250304 */
function fromIso(text: string): string | null {
  const parts =
    /^(\d{4})[-/]?(\d{1,2})[-/]?(\d{1,2})(?:(?:T|\s+)(\d{1,2}):(\d\d)(?::(\d\d)(?:[.,]\d+)?)?\s*([+-]\d\d:?\d{0,2}|Z|GMT|UTC)?)?/i.exec(
      text,
    );
  if (parts === null) return null;
  const date = day(Number(parts[1]), Number(parts[2]), Number(parts[3]));
  if (date === null || parts[4] === undefined || Number(parts[4]) > 24) return date;
  return `${date}T${two(parts[4])}:${parts[5]}:${parts[6] ?? '00'}${zoneOf(parts[7])}`;
}

function fromEpoch(text: string): string | null {
  if (!/^\d{10}(?:\d{3})?$/.test(text)) return null;
  const moment = new Date(Number(text) * (text.length === MILLISECOND_DIGITS ? 1 : 1000));
  return moment.toISOString();
}

/** March 4, 2025; 4 March 2025; 4. März 2025; Tue, 04 Mar 2025 17:05:06 GMT (its time is kept) */
function fromWords(text: string): string | null {
  const monthFirst = /(\p{L}{3,14})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})/u.exec(text);
  const dayFirst =
    /(\d{1,2})(?:st|nd|rd|th|\.|º)?\s+(?:de\s+)?(\p{L}{3,14})\.?,?\s+(?:de\s+)?(\d{4})(.*)/u.exec(text);
  if (dayFirst !== null && monthNamed(dayFirst[2] ?? '') > 0) {
    const date = day(Number(dayFirst[3]), monthNamed(dayFirst[2] ?? ''), Number(dayFirst[1]));
    const time = /^\s(\d\d:\d\d:\d\d)\s*([+-]\d{4}|GMT|UTC|Z)/.exec(dayFirst[4] ?? '');
    return date !== null && time !== null ? `${date}T${time[1]}${zoneOf(time[2])}` : date;
  }
  if (monthFirst === null || monthNamed(monthFirst[1] ?? '') === 0) return null;
  return day(Number(monthFirst[3]), monthNamed(monthFirst[1] ?? ''), Number(monthFirst[2]));
}

/** 2025年3月4日, 2025년 3월 4일, 2025. 3. 4. */
function fromSigns(text: string): string | null {
  const parts = /(\d{4})\s?[年년.]\s?(\d{1,2})\s?[月월.]\s?(\d{1,2})/.exec(text);
  return parts === null ? null : day(Number(parts[1]), Number(parts[2]), Number(parts[3]));
}

/** 04.03.2025: dots are read day first. Slashes are not: 4/3 is March in one country and April in another. */
function fromDots(text: string): string | null {
  const parts = /(?:^|[\s,])(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})/.exec(text);
  return parts === null ? null : day(Number(parts[3]), Number(parts[2]), Number(parts[1]));
}

/**
 * A date as ISO 8601, with the time and zone where the page gives them; no time is made up, no zone converted.
 * Null when the text is no date anybody can be sure of.
 */
export function isoDate(text: string | null): string | null {
  if (text === null) return null;
  const bare = text.trim().slice(0, 100);
  return fromEpoch(bare) ?? fromIso(bare) ?? fromSigns(bare) ?? fromDots(bare) ?? fromWords(bare);
}
