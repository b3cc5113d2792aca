/*
 * Finds saved comparisons by what they hold, while the reader types. Every word that is typed must begin a word of the comparison (of any
 * text, headline, outlet, speaker, author, note or tag); words between quotation marks must follow one another there.
 *
 * The rows carry their folded words (`SavedRow.sought`, `.noted`), and a search is `includes` over them: 10,000 rows of a kilobyte take some
 * milliseconds, less than any index would take to load at the page's opening. Refused: an inverted index (minisearch), which would
 * have to be built or kept, and ranks what readers sort by date.
 */
import { type SavedRow, soughtWords } from './saved-row';

const PHRASE = /["“”„«»]([^"“”„«»]*)(?:["“”„«»]|$)/gu;

/** What must stand in a row: phrases, and beginnings of words. */
function termsOf(query: string): string[] {
  const phrases = [...query.matchAll(PHRASE)].map(([, phrase = '']) => soughtWords(phrase));
  const words = soughtWords(query.replace(PHRASE, ' ')).trim();
  const beginnings = words === '' ? [] : words.split(' ').map((word) => ` ${word}`);
  // The last word of a phrase may still be typed.
  return [...phrases.map((phrase) => phrase.trimEnd()), ...beginnings].filter((term) => term !== '');
}

/** The rows that hold everything asked for, in their order; all of them when nothing is asked. */
export function searchSaved<Row extends SavedRow>(rows: readonly Row[], query: string): Row[] {
  const terms = termsOf(query);
  return rows.filter(({ sought, noted }) =>
    terms.every((term) => sought.includes(term) || noted.includes(term)),
  );
}
