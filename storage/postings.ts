/*
 * Under which keys a wording is found: one entry for each, a single number made of the key and the wording's id, so that all wordings
 * of a key stand beside each other and are read in one stride.
 *
 * An index of the passages over a list of keys (multiEntry) was what stood here first. Chromium looks up each id such an index gives in the
 * table as well, to see whether it is still true: beside 100,000 passages the lists of an answer took 2.8 times as long, beside 600,000
 * four times, and longer lists cost more. Here 100 ids of a key are read as fast as 8. Refused: a pair [key, id] as the entry's name (1.6 times
 * as long to read), and typed arrays of ids, one row per key (to save an article, 480 rows had to be read and written anew).
 * The price is in saving: an entry costs some 60 microseconds, where one of the index cost 15.
 *
 * Numbers are exact up to 2^53: 28 bits of the key and 25 of the id. Two keys that fall together lead to a needless
 * candidate once in some twenty look-ups of a corpus of a million passages.
 */

const KEYS = 2 ** 28;
const WORDINGS = 2 ** 25;

/** The entry that says: this wording is found by this key. `wording` is `PassageRow.id`, below 33 million. */
export function posting(key: number, wording: number): number {
  return (key % KEYS) * WORDINGS + wording;
}

/** All entries of a key, lowest id first. */
export function postingsOf(key: number): IDBKeyRange {
  return IDBKeyRange.bound(posting(key, 0), posting(key, WORDINGS - 1));
}

/** The id of the wording that an entry leads to. */
export function wordingIn(entry: number): number {
  return entry % WORDINGS;
}
