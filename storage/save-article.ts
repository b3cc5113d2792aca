import type { PageAnswer } from '@/text/answer';
import type { ArticleRow, CorpusDb, TextRow } from './corpus-db';
import { withCorpusLock } from './corpus-lock';
import { isLater } from './is-later';
import { type PassageToStore, passagesToStore } from './passages-to-store';
import { type ReadArticle, wordsOf } from './read-article';
import { writePassages } from './write-passages';

/** What saving an article did. */
export interface SavedArticle {
  readonly saved: Exclude<PageAnswer['saved'], 'not-saved'>;
  /** The row that holds its words. */
  readonly article: number;
}

function articleRow(read: ReadArticle, seenAt: string): Omit<ArticleRow, 'id'> {
  const { url, canonicalUrl, headline, authors, publishedAt, language } = read.article;
  const { modifiedAt, section, selection, truncated, morePages } = read.article;
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
    ...(modifiedAt !== undefined && { modifiedAt }),
    ...(section !== undefined && { section }),
    capturedAt: seenAt,
    lastSeenAt: seenAt,
    latestOf: null,
    language,
    ...(selection && { selection }),
    ...(truncated && { truncated }),
    ...(morePages && { morePages }),
  };
}

function textRow({ article: { outlet, text, blocks } }: ReadArticle, article: number): TextRow {
  return { article, outletAsGiven: outlet, text, blocks };
}

/** The earlier capture that holds the same words. The hash finds it, the words decide. */
async function sameWords(
  db: CorpusDb,
  read: ReadArticle,
  earlier: readonly ArticleRow[],
): Promise<ArticleRow | null> {
  for (const row of earlier.filter(({ words }) => words === read.words)) {
    const text = await db.texts.get(row.id);
    const { headline } = row;
    if (text !== undefined && wordsOf({ headline, text: text.text }) === wordsOf(read.article)) return row;
  }
  return null;
}

function capturesOf(db: CorpusDb, { identity }: ReadArticle): Promise<ArticleRow[]> {
  return db.articles.where('identity').equals(identity).toArray();
}

/** What is to be written to the index, worked out before anybody has to wait for it; null when the words are known. */
async function passagesIfNew(db: CorpusDb, read: ReadArticle): Promise<readonly PassageToStore[] | null> {
  const known = await sameWords(db, read, await capturesOf(db, read));
  return known === null ? passagesToStore(read.article, read.quotations) : null;
}

/** The first page that names its outlet names it for all that do not; no later one can rename those. */
async function nameOutlet(db: CorpusDb, { domain, name }: ReadArticle['outlet']): Promise<void> {
  const known = await db.outlets.get(domain);
  if (known === undefined || (known.name === domain && name !== domain))
    await db.outlets.put({ domain, name });
}

/** Notes which capture of a page is the latest one. */
async function markLatest(db: CorpusDb, captures: readonly ArticleRow[]): Promise<void> {
  const latest = captures.reduce((one, other) => (isLater(other, one) ? other : one));
  for (const { id, outlet, latestOf } of captures) {
    const right = id === latest.id ? outlet : null;
    if (latestOf !== right) await db.articles.update(id, { latestOf: right });
  }
}

/** Notes that a page was seen with words it had before. */
async function seeAgain(db: CorpusDb, { id, lastSeenAt }: ArticleRow, seenAt: string): Promise<void> {
  if (seenAt > lastSeenAt) await db.articles.update(id, { lastSeenAt: seenAt });
}

/** What is written of a capture whose words are new. */
async function addCapture(
  db: CorpusDb,
  read: ReadArticle,
  passages: readonly PassageToStore[],
  seenAt: string,
): Promise<number> {
  const article = await db.articles.add(articleRow(read, seenAt));
  await db.texts.add(textRow(read, article));
  await writePassages(db, article, passages);
  await nameOutlet(db, read.outlet);
  return article;
}

/** One transaction, all of an article or nothing; whether it is known is asked inside, so two captures at once make one. */
function writeArticle(
  db: CorpusDb,
  read: ReadArticle,
  passages: readonly PassageToStore[],
  seenAt: string,
): Promise<SavedArticle> {
  const tables = [db.articles, db.texts, db.passages, db.occurrences, db.outlets];
  return db.transaction('rw', tables, async () => {
    const earlier = await capturesOf(db, read);
    const known = await sameWords(db, read, earlier);
    if (known !== null) await seeAgain(db, known, seenAt);
    const article = known?.id ?? (await addCapture(db, read, passages, seenAt));
    await markLatest(db, await capturesOf(db, read));
    if (known !== null) return { saved: 'known', article };
    return { saved: earlier.length > 0 ? 'revision' : 'new', article };
  });
}

/**
 * Saves an article. The same address with the same words only notes when it was seen; with other words it becomes a
 * revision beside what was saved before, which is never overwritten.
 *
 * @param seenAt when the page showed these words: UTC as `Date.toISOString` writes it
 * @throws what Dexie throws; `corpusProblem` tells what it means
 */
export async function saveArticle(db: CorpusDb, read: ReadArticle, seenAt: string): Promise<SavedArticle> {
  // Words that are known now stay so: no capture is ever taken away.
  const passages = (await passagesIfNew(db, read)) ?? [];
  return withCorpusLock(() => writeArticle(db, read, passages, seenAt));
}
