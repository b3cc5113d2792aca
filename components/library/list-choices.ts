import { filterSaved, type SavedFilter } from '@/text/saved/filter-saved';
import { groupBySpeaker, groupByStory, type SavedGroup } from '@/text/saved/group-saved';
import type { SavedRow } from '@/text/saved/saved-row';
import { searchSaved } from '@/text/saved/search-saved';
import { type SavedOrder, sortSaved } from '@/text/saved/sort-saved';

/** What the reader asked of the list: it stays while one of its comparisons is open. */
export interface ListChoices {
  readonly query: string;
  readonly order: SavedOrder;
  readonly group: 'none' | 'story' | 'speaker';
  readonly filter: SavedFilter;
}

/** The list as it opens. */
export const FIRST_CHOICES: ListChoices = { query: '', order: 'saved-last', group: 'none', filter: {} };

/** The rows that are asked for, in groups; in one without a name where they are not grouped. */
export function listedGroups(
  rows: readonly SavedRow[],
  { query, order, group, filter }: ListChoices,
): SavedGroup<SavedRow>[] {
  const kept = sortSaved(filterSaved(searchSaved(rows, query), filter), order);
  if (group === 'story') return groupByStory(kept);
  return group === 'speaker' ? groupBySpeaker(kept) : [{ key: '', name: null, rows: kept }];
}
