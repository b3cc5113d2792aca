import type { Article } from '@/text/article';
import type { Quotation } from '@/text/quotations/quotation';

/** Words to be found in a page again, with what stands around them, by which one of several places is chosen. Plain JSON. */
export interface SoughtWords {
  readonly words: string;
  /** Text directly before and after them as it was captured; '' where there is none, or it is not known. */
  readonly before: string;
  readonly after: string;
}

/** UTF-16 code units on either side: a line of print. */
const AROUND = 60;

/** The segments of a quotation as they are sought in the page it was read from. */
export function soughtWords(
  article: Pick<Article, 'text' | 'headline'>,
  quotation: Quotation,
): SoughtWords[] {
  const text = quotation.standsIn === 'text' ? article.text : (article.headline ?? '');
  return quotation.segments.map(({ start, end }) => ({
    words: text.slice(start, end),
    before: text.slice(Math.max(0, start - AROUND), start),
    after: text.slice(end, end + AROUND),
  }));
}
