import { notedOf } from '@/text/saved/saved-row';
import type { SavedComment } from '@/text/saved-comparison';
import type { CorpusDb } from './corpus-db';
import { withCorpusLock } from './corpus-lock';

function cleanTags(tags: readonly string[]): string[] {
  const clean = tags.map((tag) => tag.replace(/\s+/g, ' ').trim().toWellFormed());
  return [...new Set(clean.filter((tag) => tag !== ''))];
}

/**
 * Keeps the reader's note and tags of a saved comparison, in the place of those before.
 *
 * @param commentedAt UTC as `Date.toISOString` writes it
 * @returns what is kept; null when there is no such comparison
 */
export function commentComparison(
  db: CorpusDb,
  id: string,
  { note, tags }: Pick<SavedComment, 'note' | 'tags'>,
  commentedAt: string,
): Promise<SavedComment | null> {
  const comment = { note: note.toWellFormed(), tags: cleanTags(tags), commentedAt };
  return withCorpusLock(() =>
    db.transaction('rw', db.comparisons, async () => {
      const row = await db.comparisons.get(id);
      if (row === undefined || row.removedAt !== undefined) return null;
      await db.comparisons.put({ ...row, ...notedOf(comment) });
      return comment;
    }),
  );
}
