import type { Article } from '@/text/article';
import { correctQuotations } from './correct-quotations';
import type { CorpusDb } from './corpus-db';
import { pageOf } from './identity';
import { loadArticle } from './load-article';
import { type PassageToStore, passagesToStore } from './passages-to-store';
import { quotationsOf } from './quotations-of';
import { readMarksOn } from './read-marks';
import type { ReaderMarks } from './reader-marks';
import { storySketch } from './story-sketch';

/** What to index of an article: null when the rules stumble over it, since one article must not lock up all others. */
function passagesIn(article: Article, page: string, marks: ReaderMarks): readonly PassageToStore[] | null {
  try {
    return passagesToStore(article, correctQuotations({ article, page }, quotationsOf(article), marks));
  } catch (error) {
    console.error('Sic could not index a saved article', error);
    return null;
  }
}

/** What is written anew of a saved article. */
export interface CaptureIndex {
  readonly passages: readonly PassageToStore[];
  /** What its row keeps of them. */
  readonly sketch: ReturnType<typeof storySketch>;
}

/** What to index of a saved article, as the reader has corrected it; null when there is none with this id, or the rules stumble over it. */
export async function passagesOfCapture(db: CorpusDb, id: number): Promise<CaptureIndex | null> {
  const [row, article] = await Promise.all([db.articles.get(id), loadArticle(db, id)]);
  if (row === undefined || article === null) return null;
  const page = pageOf(row.identity);
  const passages = passagesIn(article, page, await readMarksOn(db, page));
  return passages && { passages, sketch: storySketch(article, passages) };
}
