import { bareWords } from './bare-words';
import { sameAddress } from './canonical-address';
import type { StructuredArticle, StructuredData } from './structured-data';

/** A page may carry several articles' data: the one whose address or headline is this page's, else the first; null where none is told of. */
export function ownArticle(
  { articles }: StructuredData,
  addresses: readonly (string | null)[],
  titles: readonly (string | null)[],
): StructuredArticle | null {
  const known = new Set(titles.flatMap((title) => (title === null ? [] : [bareWords(title)])));
  return (
    articles.find((article) => addresses.some((address) => sameAddress(article.address, address))) ??
    articles.find(({ headline }) => headline !== null && known.has(bareWords(headline))) ??
    articles[0] ??
    null
  );
}
