import type { Article } from '@/text/article';
import { authorsOf } from './authors';
import { canonicalAddress, namesHome, sameAddress } from './canonical-address';
import { headlines } from './headline';
import { pageStatements } from './page-statements';
import { publishedAt } from './published-at';
import { type StructuredArticle, type StructuredData, structuredData } from './structured-data';

/** Everything about an article but its text, and what the page says about its own kind. */
export interface Metadata extends Omit<Article, 'text' | 'blocks'> {
  /** Every wording of the headline, so that none stays in the text. */
  readonly headlines: readonly string[];
  readonly saysArticle: boolean;
  readonly saysList: boolean;
  /** Its address is the site's first page; of a file, the address it gives for itself, which is then not believed as canonical. */
  readonly isHome: boolean;
}

function languageTag(stated: readonly (string | null)[]): string | null {
  for (const tag of stated) {
    try {
      const [known] = Intl.getCanonicalLocales(tag?.trim().replaceAll('_', '-').split(',')[0] ?? '');
      if (known !== undefined) return known;
    } catch {
      // "english" or "${lang}" is no language tag; another statement may be.
    }
  }
  return null;
}

/** A page may carry several articles' data: the one whose address is this page's, else the first. */
function ownArticle(data: StructuredData, addresses: readonly (string | null)[]): StructuredArticle | null {
  const own = data.articles.find((article) =>
    addresses.some((address) => sameAddress(article.address, address)),
  );
  return own ?? data.articles[0] ?? null;
}

/** @param address where the page was read; null for a file */
export function metadataOf(document: Document, address: string | null): Metadata {
  const page = pageStatements(document);
  const data = structuredData(document);
  const link = document.querySelector('link[rel~="canonical" i]')?.getAttribute('href') ?? null;
  const open = page.meta('og:url');
  const own = ownArticle(data, [link, open, address]);
  const canonicalUrl = canonicalAddress({
    location: address,
    base: document.querySelector('base[href]')?.getAttribute('href') ?? null,
    stated: [link, open, own?.address ?? null],
  });
  const outlet = own?.publisher ?? page.meta('og:site_name');
  const { headline, all } = headlines(page, own?.headline ?? null, outlet);
  const published = page.meta('article:published_time');
  return {
    url: address,
    canonicalUrl,
    outlet,
    headline,
    headlines: all,
    authors: authorsOf(page, own?.authors ?? [], outlet),
    publishedAt: publishedAt(document, page, own?.published ?? null, canonicalUrl),
    language: languageTag([
      document.documentElement.getAttribute('lang'),
      page.meta('og:locale', 'content-language'),
      own?.language ?? null,
    ]),
    saysArticle: own !== null || published !== null || page.meta('og:type')?.toLowerCase() === 'article',
    saysList: data.list && own === null,
    isHome: namesHome(canonicalUrl ?? address ?? link),
  };
}
