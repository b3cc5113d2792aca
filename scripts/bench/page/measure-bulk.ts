import type { CorpusDb } from '@/storage/corpus-db';
import { deleteOutlet } from '@/storage/delete-outlet';
import { type ArticleToImport, importArticles } from '@/storage/import-articles';
import type { BenchCorpus } from './bench-corpus';
import { timed } from './measure';
import type { BulkWrites } from './tasks';

const ARTICLES = 100;
/** Far beyond any corpus, and apart from what the bench writes otherwise. */
const FIRST_ARTICLE = 21_000_000;
const OUTLET = 'import.example';
const TICK_MS = 5;

function articlesToImport(corpus: BenchCorpus): ArticleToImport[] {
  return Array.from({ length: ARTICLES }, (_, i) => {
    const { article } = corpus.article(FIRST_ARTICLE + i);
    return {
      article: { ...article, url: `https://${OUTLET}/${i}`, outlet: 'Import' },
      seenAt: new Date().toISOString(),
    };
  });
}

/** Longest time between two turns of the page while `work` goes on. */
async function longestPause(work: () => Promise<unknown>): Promise<number> {
  let last = performance.now();
  let longest = 0;
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, TICK_MS);
  await work();
  clearInterval(timer);
  return Math.max(longest, performance.now() - last);
}

/** Imports articles of one outlet into a corpus, and deletes the outlet again. */
export async function measureBulk(corpus: BenchCorpus, db: CorpusDb): Promise<BulkWrites> {
  const articles = articlesToImport(corpus);
  let importedMs = 0;
  const longestPauseMs = await longestPause(async () => {
    [importedMs] = await timed(() => importArticles(db, articles));
  });
  const [deletedMs] = await timed(() => deleteOutlet(db, OUTLET));
  return { articles: ARTICLES, importedMs, deletedMs, longestPauseMs };
}
