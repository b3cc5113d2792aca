import { deleteArticle } from '@/storage/delete-article';
import { readArticle } from '@/storage/read-article';
import { saveArticle } from '@/storage/save-article';
import { type BenchCorpus, PASSAGES_PER_ARTICLE } from './bench-corpus';
import { timed } from './measure';
import { measureBulk } from './measure-bulk';
import { openBenchCorpus } from './sic-corpus';
import type { Writes } from './tasks';

/** Far beyond any corpus, and apart from the articles that ask. */
const FIRST_NEW_ARTICLE = 20_000_000;

/** Reads, saves and deletes articles the corpus does not have, one at a time; afterwards it is as it was. */
export async function measureWrites(
  corpus: BenchCorpus,
  passages: number,
  articles: number,
): Promise<Writes> {
  const db = await openBenchCorpus(passages);
  const [read, saved, deleted]: [number[], number[], number[]] = [[], [], []];
  for (let i = 0; i < articles; i++) {
    const given = corpus.article(FIRST_NEW_ARTICLE + i * PASSAGES_PER_ARTICLE);
    const [readMs, article] = await timed(async () => readArticle(given.article));
    const [savedMs, { article: id }] = await timed(() => saveArticle(db, article, new Date().toISOString()));
    const [deletedMs] = await timed(() => deleteArticle(db, id));
    read.push(readMs);
    saved.push(savedMs);
    deleted.push(deletedMs);
  }
  const bulk = await measureBulk(corpus, db);
  db.close();
  return { read, saved, deleted, bulk };
}
