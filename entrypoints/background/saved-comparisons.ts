import type { Handlers } from '@/messaging/listen';
import { commentComparison } from '@/storage/comment-comparison';
import { removeComparisons, restoreComparisons } from '@/storage/remove-comparisons';
import { saveComparison } from '@/storage/save-comparison';
import { savePageComparisons } from '@/storage/save-page-comparisons';
import { type Corpus, withCorpus } from './with-corpus';

/** The messages about saved comparisons. */
type SavedMessage =
  | 'save-comparison'
  | 'save-page'
  | 'remove-comparison'
  | 'restore-comparison'
  | 'comment-comparison';

const now = (): string => new Date().toISOString();

/** Answers what the reader saves, takes away, wants back and notes. */
export function savedComparisons(corpus: Corpus): Pick<Handlers, SavedMessage> {
  return {
    'save-comparison': (question) =>
      withCorpus(corpus, async (db) => ({ ids: await saveComparison(db, question, now()) })),
    'save-page': ({ page }) =>
      withCorpus(corpus, async (db) => ({ ids: await savePageComparisons(db, page, now()) })),
    'remove-comparison': ({ ids }) =>
      withCorpus(corpus, async (db) => {
        await removeComparisons(db, ids, now());
        return { ids };
      }),
    'restore-comparison': ({ ids }) =>
      withCorpus(corpus, async (db) => {
        await restoreComparisons(db, ids);
        return { ids };
      }),
    'comment-comparison': async ({ id, ...comment }) => {
      const kept = await withCorpus(corpus, (db) => commentComparison(db, id, comment, now()));
      if (!kept.ok) return kept;
      return kept.value === null
        ? { ok: false, problem: 'comparison-gone' }
        : { ok: true, value: kept.value };
    },
  };
}
