import { isProse } from './page-kind';
import type { RenderedBlock } from './page-reading';
import { NOWHERE } from './standing';

/** Share of the prose in one `<article>` from which that is the page's article, and the others are not. */
const MOST_OF_PROSE = 2 / 3;

/** Letters of prose in each article of the page; null stands for the prose outside all of them. */
function proseByArticle(blocks: readonly RenderedBlock[]): ReadonlyMap<number | null, number> {
  const lengths = new Map<number | null, number>();
  for (const { text, standing = NOWHERE } of blocks.filter(isProse))
    lengths.set(standing.article, (lengths.get(standing.article) ?? 0) + text.length);
  return lengths;
}

/**
 * Places of the page's other articles: teasers below the text or in it, which publishers mark as `<article>` too. None where no article
 * holds most of the prose, nor those round the one that does. Linear in the paragraphs.
 */
export function otherArticles(blocks: readonly RenderedBlock[]): ReadonlySet<number> {
  const lengths = proseByArticle(blocks);
  const all = [...lengths.values()].reduce((sum, length) => sum + length, 0);
  const main = [...lengths].find(([, length]) => length >= all * MOST_OF_PROSE)?.[0];
  if (main === undefined || main === null) return new Set();
  const within = blocks.find(({ standing }) => standing?.article === main)?.standing?.path ?? [];
  const others = new Set<number>();
  for (const { standing = NOWHERE } of blocks)
    if (standing.article !== null && standing.article !== main && !within.includes(standing.article))
      others.add(standing.article);
  return others;
}
