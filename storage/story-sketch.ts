import type { Article } from '@/text/article';
import { agencyCredit } from '@/text/matching/agency-credit';
import type { ArticleRow } from './corpus-db';
import type { PassageToStore } from './passages-to-store';

/**
 * Some three times what an article has. Of a longer text the lowest names are kept, which are the same ones for its copies;
 * beside an article it then counts as other words, which keeps the two apart.
 */
const MOST_NAMES = 128;

/** Half of a wording's name: two wordings of two articles fall together once in some four milliards. */
const DIGITS = 8;

/**
 * What a row keeps by which copies of one story are told (stories-of.ts). Kept on the row, though it follows from the
 * occurrences, because every version's article is read anyway: asking for all that a dozen articles print would read
 * five hundred rows for each quotation.
 */
export function storySketch(
  article: Pick<Article, 'authors' | 'text'>,
  passages: readonly PassageToStore[],
): Pick<ArticleRow, 'agency' | 'sketch'> {
  const agency = agencyCredit(article);
  const names = new Set(passages.map(({ wording }) => Number.parseInt(wording.wording.slice(0, DIGITS), 16)));
  const sketch = [...names].sort((x, y) => x - y).slice(0, MOST_NAMES);
  return { ...(agency !== null && { agency }), sketch };
}
