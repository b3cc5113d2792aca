import type { Article } from '@/text/article';
import type { CorpusDb } from './corpus-db';

/** A saved article as it was captured, cleaned; null when there is none with this id. */
export async function loadArticle(db: CorpusDb, id: number): Promise<Article | null> {
  const [row, text] = await Promise.all([db.articles.get(id), db.texts.get(id)]);
  if (row === undefined || text === undefined) return null;
  return {
    url: row.url,
    canonicalUrl: row.canonicalUrl,
    outlet: text.outletAsGiven,
    headline: row.headline,
    authors: row.authors,
    publishedAt: row.publishedAt,
    ...(row.modifiedAt !== undefined && { modifiedAt: row.modifiedAt }),
    ...(row.section !== undefined && { section: row.section }),
    language: row.language,
    text: text.text,
    blocks: text.blocks,
    ...(row.selection && { selection: row.selection }),
    ...(row.transcription && { transcription: row.transcription }),
    ...(row.truncated && { truncated: row.truncated }),
    ...(row.morePages && { morePages: row.morePages }),
  };
}
