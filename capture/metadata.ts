import type { Article } from '@/text/article';
import { authorsOf } from './authors';
import { canonicalAddress, isLeftBehind, namesHome, sameAddress } from './canonical-address';
import { headlines } from './headline';
import type { SaidOfArticle } from './left-out-passages';
import type { PageReading } from './page-reading';
import { type PageStatements, pageStatements, withoutStatements } from './page-statements';
import { publishedAt } from './published-at';
import { soundText } from './sound-text';
import { type StructuredArticle, type StructuredData, structuredData } from './structured-data';

/** Everything about an article but its text, and what the page says about its own kind. */
export interface Metadata extends Omit<Article, 'text' | 'blocks'> {
  /** Every wording of the headline, so that none stays in the text. */
  readonly headlines: readonly string[];
  /** What the page tells machines of the text. */
  readonly said: SaidOfArticle;
  readonly saysArticle: boolean;
  readonly saysList: boolean;
  /** Its address is the site's first page; of a file, the address it gives for itself, which is then not believed as canonical. */
  readonly isHome: boolean;
}

/** UTF-16 code units; longer names of outlets are a page's mistake or its joke. */
const LONGEST_OUTLET = 200;
const LONGEST_HEADLINE = 1_000;
/** BCP 47 asks for room for 35. */
const LONGEST_LANGUAGE = 35;

function languageTag(stated: readonly (string | null)[]): string | null {
  for (const tag of stated) {
    try {
      const [known] = Intl.getCanonicalLocales(tag?.trim().replaceAll('_', '-').split(',')[0] ?? '');
      if (known !== undefined && known.length <= LONGEST_LANGUAGE) return known;
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

/** What the page tells machines, as far as it is about the page the reader sees. */
interface Told {
  readonly page: PageStatements;
  readonly data: StructuredData;
  readonly link: string | null;
}

function told({ address, loaded, claims, print }: PageReading): Told {
  const page = pageStatements({ claims, print });
  const link = claims.canonical;
  const leftBehind = [link, page.meta('og:url')].some((stated) =>
    isLeftBehind(stated, { location: address, loaded }),
  );
  return leftBehind
    ? { page: withoutStatements(page), data: { articles: [], list: false }, link: null }
    : { page, data: structuredData(claims.data), link };
}

/** Reads everything about an article but its text. */
export function metadataOf(reading: PageReading): Metadata {
  const { loaded, claims } = reading;
  const address = reading.address === null ? null : soundText(reading.address);
  const { page, data, link } = told(reading);
  const open = page.meta('og:url');
  const own = ownArticle(data, [link, open, address]);
  const canonicalUrl = canonicalAddress({
    location: address,
    loaded,
    base: claims.base,
    stated: [link, open, own?.address ?? null],
  });
  const outlet = own?.publisher ?? page.meta('og:site_name');
  const { headline, all } = headlines(page, own?.headline ?? null, outlet);
  const published = page.meta('article:published_time');
  return {
    url: address,
    canonicalUrl,
    outlet: outlet?.slice(0, LONGEST_OUTLET) ?? null,
    headline: headline?.slice(0, LONGEST_HEADLINE) ?? null,
    headlines: all,
    said: {
      body: own?.body ?? null,
      descriptions: [own?.description, page.meta('og:description'), page.meta('description')].filter(
        (description) => typeof description === 'string',
      ),
    },
    authors: authorsOf(page, own?.authors ?? [], outlet),
    publishedAt: publishedAt(page, own?.published ?? null, canonicalUrl),
    language: languageTag([
      claims.language,
      page.meta('og:locale', 'content-language'),
      own?.language ?? null,
    ]),
    saysArticle: own !== null || published !== null || page.meta('og:type')?.toLowerCase() === 'article',
    saysList: data.list && own === null,
    isHome: namesHome(canonicalUrl ?? address ?? link),
  };
}
