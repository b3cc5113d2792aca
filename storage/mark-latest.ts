import type { ArticleRow, CorpusDb } from './corpus-db';
import { isLater } from './is-later';

/** Notes which capture of a page is the latest one. `captures` are all there are of it. Must run inside a transaction over articles. */
export async function markLatest(db: CorpusDb, captures: readonly ArticleRow[]): Promise<void> {
  if (captures.length === 0) return;
  const latest = captures.reduce((one, other) => (isLater(other, one) ? other : one));
  for (const { id, outlet, latestOf } of captures) {
    const right = id === latest.id ? outlet : null;
    if (latestOf !== right) await db.articles.update(id, { latestOf: right });
  }
}
