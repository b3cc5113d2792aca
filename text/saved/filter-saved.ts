import type { SavedKind, SavedRow } from './saved-row';

/** What the reader narrows the list down to; what is left out does not narrow it. */
export interface SavedFilter {
  readonly outlet?: string;
  readonly speaker?: string;
  readonly tag?: string;
  /** A kind some text differs in. */
  readonly kind?: SavedKind | 'weighty';
  readonly hasNote?: boolean;
  /** YYYY-MM-DD, both included: days texts give for themselves. */
  readonly publishedFrom?: string;
  readonly publishedTo?: string;
  /** Likewise: the day it was saved on, in UTC. */
  readonly savedFrom?: string;
  readonly savedTo?: string;
}

const DAY = 'YYYY-MM-DD'.length;
const dayOf = (iso: string): string => iso.slice(0, DAY);

/** Whether some day from the first to the last lies within both borders. */
function isWithin(first: string, last: string, from = '', to = '\uffff'): boolean {
  return dayOf(last) >= from && dayOf(first) <= to;
}

function isPublishedWithin({ earliest, latest }: SavedRow, { publishedFrom, publishedTo }: SavedFilter) {
  if (publishedFrom === undefined && publishedTo === undefined) return true;
  if (earliest === null || latest === null) return false;
  return isWithin(earliest, latest, publishedFrom, publishedTo);
}

function isOfKind({ kinds, weighty }: SavedRow, kind: SavedFilter['kind']): boolean {
  if (kind === undefined) return true;
  return kind === 'weighty' ? weighty : kinds.includes(kind);
}

/** The rows that fit, in their order. Outlets, speakers and tags are compared letter for letter: they are chosen from `savedChoices`. */
export function filterSaved<Row extends SavedRow>(rows: readonly Row[], filter: SavedFilter): Row[] {
  const { outlet, speaker, tag, kind, hasNote, savedFrom, savedTo } = filter;
  return rows.filter(
    (row) =>
      (outlet === undefined || row.outlets.includes(outlet)) &&
      (speaker === undefined || row.speaker === speaker) &&
      (tag === undefined || row.tags.includes(tag)) &&
      isOfKind(row, kind) &&
      (hasNote === undefined || (row.note.trim() !== '') === hasNote) &&
      isPublishedWithin(row, filter) &&
      isWithin(row.savedAt, row.savedAt, savedFrom, savedTo),
  );
}
