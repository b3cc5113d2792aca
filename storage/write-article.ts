import type { PageAnswer } from '@/text/answer';
import type { ArticleRow, CorpusDb, TextRow } from './corpus-db';
import { forgetOutlet } from './forget-outlet';
import { isLater } from './is-later';
import { markLatest } from './mark-latest';
import type { PassageToStore } from './passages-to-store';
import type { ReadArticle } from './read-article';
import { storySketch } from './story-sketch';
import { wordsOfArticle } from './words-of-article';
import { writePassages } from './write-passages';

/** What saving an article did. */
export interface SavedArticle {
  readonly saved: Exclude<PageAnswer['saved'], 'not-saved'>;
  /** The row that holds its words. */
  readonly article: number;
}

/** The first capture of a page is its latest; of later ones `markLatest` decides. */
function articleRow(
  read: ReadArticle,
  passages: readonly PassageToStore[],
  seenAt: string,
  isFirst: boolean,
): Omit<ArticleRow, 'id'> {
  const { url, canonicalUrl, headline, authors, publishedAt, language } = read.article;
  const { modifiedAt, section, selection, transcription, truncated, morePages } = read.article;
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
    latestOf: isFirst ? read.outlet.domain : null,
    language,
    ...(selection && { selection }),
    ...(transcription && { transcription }),
    ...(truncated && { truncated }),
    ...(morePages && { morePages }),
    ...storySketch(read.article, passages),
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
    if (text !== undefined && wordsOfArticle({ headline, text: text.text }) === wordsOfArticle(read.article))
      return row;
  }
  return null;
}

function capturesOf(db: CorpusDb, { identity }: ReadArticle): Promise<ArticleRow[]> {
  return db.articles.where('identity').equals(identity).toArray();
}

/** The first page that names its outlet names it for all that do not; no later one can rename those. */
async function nameOutlet(db: CorpusDb, { outlet: domain, outletName: name }: ArticleRow): Promise<void> {
  const known = await db.outlets.get(domain);
  if (known === undefined || (known.name === domain && name !== domain))
    await db.outlets.put({ domain, name });
}

/** Notes which capture of a page is the latest, and so on which outlet it stands. */
async function markOutlets(db: CorpusDb, captures: readonly ArticleRow[]): Promise<void> {
  await markLatest(db, captures);
  const latest = captures.reduce((one, other) => (isLater(other, one) ? other : one));
  await nameOutlet(db, latest);
  const before = captures.map(({ outlet }) => outlet).filter((outlet) => outlet !== latest.outlet);
  for (const domain of new Set(before)) await forgetOutlet(db, domain);
}

/** Notes that a page was seen with words it had before; gives the capture as it now is. */
async function seeAgain(db: CorpusDb, known: ArticleRow, lastSeenAt: string): Promise<ArticleRow> {
  if (lastSeenAt <= known.lastSeenAt) return known;
  await db.articles.update(known.id, { lastSeenAt });
  return { ...known, lastSeenAt };
}

/** What is written of a capture whose words are new; `isFirst`, if nothing was saved of its page. */
async function addCapture(
  db: CorpusDb,
  read: ReadArticle,
  passages: readonly PassageToStore[],
  seenAt: string,
  isFirst: boolean,
): Promise<ArticleRow> {
  const row = articleRow(read, passages, seenAt, isFirst);
  const id = await db.articles.add(row);
  await Promise.all([db.texts.add(textRow(read, id)), writePassages(id, passages)]);
  return { ...row, id };
}

/** Whether an article's words are known: then nothing of it needs to be indexed, and they stay known as long as it is not deleted. */
export async function isKnown(db: CorpusDb, read: ReadArticle): Promise<boolean> {
  return (await sameWords(db, read, await capturesOf(db, read))) !== null;
}

/**
 * Writes an article with its passages. Must run inside a transaction over articles, texts,
 * passages, postings, occurrences, outlets and marks: whether the article is known is asked inside, so
 * two captures at once make one.
 *
 * @param seenAt when the page showed these words: UTC as `Date.toISOString` writes it
 */
export async function writeArticle(
  db: CorpusDb,
  read: ReadArticle,
  passages: readonly PassageToStore[],
  seenAt: string,
): Promise<SavedArticle> {
  const earlier = await capturesOf(db, read);
  const known = await sameWords(db, read, earlier);
  const capture =
    known === null
      ? await addCapture(db, read, passages, seenAt, earlier.length === 0)
      : await seeAgain(db, known, seenAt);
  await markOutlets(db, [...earlier.filter(({ id }) => id !== capture.id), capture]);
  if (known !== null) return { saved: 'known', article: capture.id };
  return { saved: earlier.length > 0 ? 'revision' : 'new', article: capture.id };
}
