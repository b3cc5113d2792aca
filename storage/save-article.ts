import type { PageAnswer } from '@/text/answer';
import type { ArticleRow, CorpusDb, TextRow } from './corpus-db';
import { withCorpusLock } from './corpus-lock';
import { passagesToStore } from './passages-to-store';
import { type ReadArticle, wordsOf } from './read-article';
import { writePassages } from './write-passages';

/** What saving an article did. */
export interface SavedArticle {
  readonly saved: PageAnswer['saved'];
  /** The row that holds its words. */
  readonly article: number;
}

function articleRow(read: ReadArticle, capturedAt: string): Omit<ArticleRow, 'id'> {
  const { url, canonicalUrl, headline, authors, publishedAt, language } = read.article;
  return {
    identity: read.identity,
    words: read.words,
    outlet: read.outlet.domain,
    outletName: read.outlet.name,
    url,
    canonicalUrl,
    headline,
    authors,
    publishedAt,
    capturedAt,
    language,
  };
}

function textRow({ article: { outlet, text, blocks } }: ReadArticle, article: number): TextRow {
  return { article, outletAsGiven: outlet, text, blocks };
}

/** The capture among `earlier` that holds the same words. The hash finds it, the words decide. */
async function sameWords(
  db: CorpusDb,
  read: ReadArticle,
  earlier: readonly ArticleRow[],
): Promise<number | null> {
  for (const { id, headline } of earlier.filter(({ words }) => words === read.words)) {
    const text = await db.texts.get(id);
    if (text !== undefined && wordsOf({ headline, text: text.text }) === wordsOf(read.article)) return id;
  }
  return null;
}

async function countPage(db: CorpusDb, { domain, name }: ReadArticle['outlet']): Promise<void> {
  const known = await db.outlets.get(domain);
  // A page that does not name its outlet must not take away the name another page gave.
  const best = name === domain ? (known?.name ?? name) : name;
  await db.outlets.put({ domain, name: best, pages: (known?.pages ?? 0) + 1 });
}

/** One transaction, all of an article or nothing; whether it is known is asked inside, so two captures at once make one. */
function writeArticle(db: CorpusDb, read: ReadArticle, capturedAt: string): Promise<SavedArticle> {
  const tables = [db.articles, db.texts, db.passages, db.occurrences, db.outlets];
  return db.transaction('rw', tables, async () => {
    const earlier = await db.articles.where('identity').equals(read.identity).toArray();
    const known = await sameWords(db, read, earlier);
    if (known !== null) return { saved: 'known', article: known };
    const article = await db.articles.add(articleRow(read, capturedAt));
    await db.texts.add(textRow(read, article));
    await writePassages(db, article, passagesToStore(read.article, read.quotations));
    if (earlier.length > 0) return { saved: 'revision', article };
    await countPage(db, read.outlet);
    return { saved: 'new', article };
  });
}

/**
 * Saves an article. The same address with the same words changes nothing; with other words it becomes a revision beside
 * what was saved before, which is never overwritten.
 *
 * @param capturedAt ISO 8601
 * @throws what Dexie throws; `corpusProblem` tells what it means
 */
export function saveArticle(db: CorpusDb, read: ReadArticle, capturedAt: string): Promise<SavedArticle> {
  return withCorpusLock(() => writeArticle(db, read, capturedAt));
}
