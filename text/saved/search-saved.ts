/*
 * Finds saved comparisons by what they hold, while the reader types. Every word that is typed must begin a word of the comparison (of any
 * text, headline, outlet, speaker, author, note or tag); words between quotation marks must follow one another there.
 *
 * The rows carry their folded words (`SavedRow.sought`), and a search is `includes` over them: 10,000 rows of a kilobyte take some
 * milliseconds, less than any index would take to load at the page's opening. Refused: an inverted index (minisearch), which would
 * have to be built or kept, and ranks what readers sort by date.
 */
import { type SavedRow, soughtWords } from './saved-row';

/** A row with everything that is sought in it. */
export interface SearchableRow<Row extends SavedRow> {
  readonly row: Row;
  readonly text: string;
}

/** Makes rows ready to be searched; once for a list, not at every letter. Only notes and tags are folded here. */
export function searchable<Row extends SavedRow>(rows: readonly Row[]): SearchableRow<Row>[] {
  return rows.map((row) => {
    const parts = [row.sought, soughtWords(row.note), ...row.tags.map(soughtWords)];
    return { row, text: parts.filter((part) => part !== '').join('\n') };
  });
}

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
export function searchSaved<Row extends SavedRow>(rows: readonly SearchableRow<Row>[], query: string): Row[] {
  const terms = termsOf(query);
  return rows.filter(({ text }) => terms.every((term) => text.includes(term))).map(({ row }) => row);
}
