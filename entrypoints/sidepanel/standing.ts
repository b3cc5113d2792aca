import type { TabInView } from './tab-in-view';

/** How what the panel shows stands to what the reader has before them. */
export type Standing = 'fresh' | 'other-tab' | 'moved-on';

const withoutFragment = (address: string | null): string | null => address?.split('#', 1)[0] ?? null;

/**
 * Whether the panel still shows the page in view. A tab whose address could be read and cannot any more has gone to another
 * site; of one whose address was never told, any loading counts, since a false alarm costs a click and a silent one the truth.
 */
export function standing(read: TabInView, now: TabInView | null): Standing {
  if (now === null || now.id !== read.id) return 'other-tab';
  if (read.url === null) return now.url === null && now.moves > read.moves ? 'moved-on' : 'fresh';
  return withoutFragment(read.url) === withoutFragment(now.url) ? 'fresh' : 'moved-on';
}
