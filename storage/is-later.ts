import type { ArticleRow } from './corpus-db';

/**
 * Whether `one` shows its page at a later time than `other`, another capture of it: as last seen, not as saved, because an
 * earlier capture may be imported later, and a page may go back to earlier words. Ids only decide between equal times.
 */
export function isLater(
  one: Pick<ArticleRow, 'id' | 'lastSeenAt'>,
  other: Pick<ArticleRow, 'id' | 'lastSeenAt'>,
): boolean {
  return one.lastSeenAt === other.lastSeenAt ? one.id > other.id : one.lastSeenAt > other.lastSeenAt;
}
