import type { Article } from '@/text/article';
import type { CollationQuestion } from '@/text/collation-answer';
import type { Quotation } from '@/text/quotations/quotation';
import type { SavedEvidence } from '@/text/saved-comparison';
import type { CorpusDb } from './corpus-db';
import { pageOf } from './identity';
import { quotationAnswers } from './quotation-answers';
import { savedEvidence } from './saved-evidence';
import { savedPage } from './saved-page';
import { writeComparisons } from './write-comparisons';

function questionOf(article: Article, page: string, quotation: Quotation): CollationQuestion {
  const text = quotation.standsIn === 'headline' ? (article.headline ?? '') : article.text;
  return {
    segments: quotation.segments.map(({ start, end }) => text.slice(start, end)),
    speaker: quotation.speaker,
    language: article.language,
    page,
    base: null,
  };
}

/**
 * Saves every quotation of a saved page that others print too, each as a comparison of its own; all of them or none.
 *
 * @param identity `PageAnswer.identity`
 * @param savedAt UTC as `Date.toISOString` writes it
 * @returns the ids of the saved comparisons; none when the page is not saved, or nobody else prints anything of it
 * @throws what Dexie throws; `corpusProblem` tells what it means
 */
export async function savePageComparisons(
  db: CorpusDb,
  identity: string,
  savedAt: string,
): Promise<string[]> {
  const page = await savedPage(db, identity);
  if (page === null) return [];
  const { article, quotations } = page.read;
  const address = pageOf(identity);
  const asking = { id: page.id, address, publishedAt: article.publishedAt };
  const answers = await quotationAnswers(db, article, quotations, asking);
  const found = answers.quotations.filter(({ versions }) => versions.length > 0);
  const evidence: SavedEvidence[] = [];
  for (const { quotation } of found)
    evidence.push(await savedEvidence(db, questionOf(article, address, quotation), savedAt));
  return writeComparisons(db, evidence);
}
