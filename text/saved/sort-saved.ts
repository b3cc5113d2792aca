import type { SavedRow } from './saved-row';

/** How saved comparisons are put in order. None of these says anything of an outlet. */
export type SavedOrder =
  | 'saved-last'
  | 'saved-first'
  | 'published-last'
  | 'published-first'
  | 'speaker'
  | 'words';

/** Behind every text. */
const LAST = '\uffff';

type Key = (row: SavedRow) => string;

const KEYS: Readonly<Record<SavedOrder, { readonly key: Key; readonly backwards: boolean }>> = {
  'saved-last': { key: ({ savedAt }) => savedAt, backwards: true },
  'saved-first': { key: ({ savedAt }) => savedAt, backwards: false },
  'published-last': { key: ({ latest }) => latest ?? '', backwards: true },
  'published-first': { key: ({ earliest }) => earliest ?? LAST, backwards: false },
  speaker: { key: ({ speaker }) => speaker ?? LAST, backwards: false },
  words: { key: ({ words }) => words, backwards: false },
};

/**
 * The rows in order; equal ones by id, so that a list never shuffles. Without a date or a speaker they come last. Plain text order:
 * comparing ten thousand names by the rules of a language takes a tenth of a second.
 */
export function sortSaved<Row extends SavedRow>(rows: readonly Row[], order: SavedOrder): Row[] {
  const { key, backwards } = KEYS[order];
  const keyed = rows.map((row) => ({ row, key: key(row) }));
  const direction = backwards ? -1 : 1;
  keyed.sort((x, y) => {
    if (x.key !== y.key) return x.key < y.key ? -direction : direction;
    return x.row.id < y.row.id ? -1 : 1;
  });
  return keyed.map(({ row }) => row);
}
