import type { Article } from '@/text/article';
import { addressOf } from './address';

/** Stands between a page's identity and the words selected on it; addresses have lost their fragment by then. */
const SELECTION = '#selection-';

/**
 * What makes two captures one page (`ArticleRow.identity`). Selections of one page are texts of their own, each by its
 * words: they replace neither the page's article nor one another.
 *
 * @param words `ArticleRow.words`
 */
export function identityOf(
  article: Pick<Article, 'url' | 'canonicalUrl' | 'selection'>,
  words: string,
): string {
  const page = addressOf(article) ?? `words:${words}`;
  return article.selection === true ? `${page}${SELECTION}${words}` : page;
}

/** The page an identity belongs to: a selection's is that of its page, which prints the same words. */
export function pageOf(identity: string): string {
  const at = identity.indexOf(SELECTION);
  return at === -1 ? identity : identity.slice(0, at);
}

/** What the identities of all selections of a page begin with. */
export function selectionsOf(page: string): string {
  return page + SELECTION;
}
