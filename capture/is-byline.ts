import { isoDate } from './iso-date';
import { monthNamed } from './month-names';
import { wordCount } from './word-count';

/** Words of a line that tells who wrote and when; longer ones are sentences. */
const LONGEST_BYLINE = 14;
/** "By … and staff, transport editor" */
const MOST_ROLE_WORDS = 6;
/** "Published on Tuesday, 3 February 2026, 19:05 CET" */
const MOST_DATE_WORDS = 10;

/** Ordinary words, which no month is, from which a dated line with a full stop tells what happened that day. */
const ORDINARY_WORD = /(?<![\p{L}\p{M}])\p{Ll}{4,}/gu;
const FEWEST_ORDINARY = 2;

/** "The old bridge closed on 3 February 2026." */
function isSentence(text: string): boolean {
  const words = [...text.matchAll(ORDINARY_WORD)].filter(([word]) => monthNamed(word) === 0);
  return /[.!?…]$/.test(text) && words.length >= FEWEST_ORDINARY;
}

/** A line of the byline that got in with the text: nothing but a date, or an author's name with little round it. */
export function isByline(text: string, authors: readonly string[]): boolean {
  const words = wordCount(text);
  if (words > LONGEST_BYLINE) return false;
  const lower = text.toLowerCase();
  const named = authors.filter((author) => lower.includes(author.toLowerCase()));
  const rest = named.reduce((left, author) => left - wordCount(author), words);
  return (
    (named.length > 0 && rest <= MOST_ROLE_WORDS) ||
    (words <= MOST_DATE_WORDS && isoDate(text) !== null && !isSentence(text))
  );
}
