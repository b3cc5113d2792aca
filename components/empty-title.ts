import type { LookUpAnswer, PageAnswer } from '@/text/answer';
import { counted } from './counted';
import type { Language } from './language';

/**
 * What a reader is told when nothing matches: never a bare "nothing", always what was looked through. A page without
 * quotations, a first article and an empty corpus are each something else.
 */
export function emptyTitle(language: Language, answer: PageAnswer | LookUpAnswer): string {
  const { words } = language;
  const { articles, outlets } = answer.others;
  const page = 'saved' in answer ? answer : null;
  if (page !== null && page.quotations.length === 0)
    return words(page.selection ? 'no_quotations_selected' : 'no_quotations');
  if (articles > 0) return counted(language, 'no_version', articles, counted(language, 'outlets', outlets));
  if (page === null) return words('look_up_no_articles');
  return words(page.saved === 'new' ? 'first_article' : 'only_article');
}
