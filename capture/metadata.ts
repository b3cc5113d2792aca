import type { Article } from '@/text/article';
import { primaryLanguage } from '@/text/language';
import { guessLanguage } from '@/text/quotations/guess-language';
import { authorsOf } from './authors';
import { bareWords } from './bare-words';
import { canonicalAddress, isLeftBehind, namesHome, sameAddress } from './canonical-address';
import { firstWords } from './first-words';
import { headlines } from './headline';
import type { SaidOfArticle } from './left-out-passages';
import { linesRound } from './lines-round';
import type { MetadataField, MetadataSources } from './metadata-sources';
import type { PageReading, RenderedBlock } from './page-reading';
import { type PageStatements, pageStatements, withoutStatements } from './page-statements';
import { modifiedAt, publishedAt } from './published-at';
import { soundText } from './sound-text';
import type { Sourced } from './sourced';
import { speaksOfAnother } from './speaks-of-another';
import { type StructuredArticle, type StructuredData, structuredData } from './structured-data';
import type { PaidClaim } from './truncated';

/** Everything about an article but its text, and what the page says about its own kind. */
export interface Metadata extends Omit<Article, 'text' | 'blocks'> {
  /** Every wording of the headline, so that none stays in the text. */
  readonly headlines: readonly string[];
  /** What the page tells machines of the text. */
  readonly said: SaidOfArticle;
  readonly sources: MetadataSources;
  /** What it says of being paid for; null when it says nothing. */
  readonly paid: PaidClaim | null;
  readonly saysArticle: boolean;
  readonly saysList: boolean;
  /** Its address is the site's first page; of a file, the address it gives for itself, which is then not believed as canonical. */
  readonly isHome: boolean;
}

/** Where a page states its address, in the order it is believed. */
const ADDRESSES = ['link canonical', 'meta og:url', 'json-ld url'] as const;

/** UTF-16 code units; longer names of outlets are a page's mistake or its joke. */
const LONGEST_OUTLET = 200;
const LONGEST_HEADLINE = 1_000;
const LONGEST_SECTION = 100;
/** BCP 47 asks for room for 35. */
const LONGEST_LANGUAGE = 35;

function tagOf(value: string | null): string | null {
  try {
    const [known] = Intl.getCanonicalLocales(value?.trim().replaceAll('_', '-').split(',')[0] ?? '');
    return known !== undefined && known.length <= LONGEST_LANGUAGE ? known : null;
  } catch {
    // "english" or "${lang}" is no language tag; another statement may be.
    return null;
  }
}

/**
 * The first language that is stated; where the statements name several, the one the text is in. The text is asked only then: a
 * template's tag is wrong on some pages, a guess on others.
 */
function languageOf(
  statements: readonly Sourced<string | null>[],
  blocks: readonly RenderedBlock[],
): Sourced<string> | null {
  const tags = statements.flatMap(({ source, value }) => {
    const tag = tagOf(value);
    return tag === null ? [] : [{ source, value: tag }];
  });
  const languages = new Set(tags.map(({ value }) => primaryLanguage(value)));
  if (languages.size < 2) return tags[0] ?? null;
  const guess = guessLanguage(blocks.map(({ text }) => text).join('\n'));
  return tags.find(({ value }) => primaryLanguage(value) === guess) ?? tags[0] ?? null;
}

/** A page may carry several articles' data: the one whose address or headline is this page's, else the first. */
function ownArticle(
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

/** "orrin-gazette.example", and its first part: some sites sign with it. */
function hostNames(address: string | null): string[] {
  if (address === null) return [];
  const host = new URL(address).hostname.replace(/^www\./, '');
  return [host, host.split('.')[0] ?? ''];
}

/** The first of these that says something. */
function firstOf(statements: readonly Sourced<string | null | undefined>[]): Sourced<string> | null {
  for (const { source, value } of statements) if (typeof value === 'string') return { source, value };
  return null;
}

function outletName(page: PageStatements, own: StructuredArticle | null): Sourced<string> | null {
  return firstOf([
    { source: 'json-ld publisher', value: own?.publisher },
    { source: 'meta og:site_name', value: page.meta('og:site_name') },
    { source: 'meta application-name', value: page.meta('application-name') },
    { source: 'meta publisher', value: page.meta('publisher', 'dc.publisher', 'dcterms.publisher') },
  ]);
}

function sectionOf(page: PageStatements, own: StructuredArticle | null): Sourced<string> | null {
  return firstOf([
    { source: 'json-ld articleSection', value: own?.section },
    { source: 'meta article:section', value: page.meta('article:section', 'og:article:section') },
  ]);
}

/** Content tiers are what Facebook's crawler is told: "free", "metered", "locked". */
function paidClaim(page: PageStatements, own: StructuredArticle | null): PaidClaim | null {
  const words = own?.wordCount ?? null;
  if (own?.isPaid === true) return { source: 'json-ld isAccessibleForFree', words };
  const tier = page.meta('article:content_tier', 'og:article:content_tier')?.toLowerCase();
  return tier === 'locked' ? { source: 'meta article:content_tier', words } : null;
}

function sourcesOf(
  known: Readonly<Partial<Record<MetadataField, Sourced<unknown> | null>>>,
): MetadataSources {
  const pairs = Object.entries(known).flatMap(([field, sourced]) =>
    sourced == null ? [] : [[field, sourced.source] as const],
  );
  return Object.fromEntries(pairs);
}

/** What the page tells machines, as far as it is about the page the reader sees. */
interface Told {
  readonly page: PageStatements;
  readonly data: StructuredData;
  readonly link: string | null;
}

function told(reading: PageReading): Told {
  const { address, loaded, claims, print } = reading;
  const page = pageStatements({ claims, print });
  const link = claims.canonical;
  const addresses = [link, page.meta('og:url')];
  const leftBehind =
    addresses.some((stated) => isLeftBehind(stated, { location: address, loaded })) ||
    (addresses.every((stated) => stated === null) && speaksOfAnother(reading));
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
  const titles = [page.meta('og:title'), firstWords(page.print.headings)];
  const own = ownArticle(data, [link, open, address], titles);
  const canonical = canonicalAddress({
    ...{ location: address, loaded, base: claims.base },
    stated: [link, open, own?.address ?? null],
  });
  const canonicalUrl = canonical?.address ?? null;
  const outlet = outletName(page, own);
  const { headline, all } = headlines(page, own?.headline ?? null, outlet?.value ?? null);
  const lines = linesRound(reading, headline?.value ?? null);
  const authors = authorsOf(
    page,
    own?.authors ?? [],
    [
      outlet?.value ?? null,
      page.meta('og:site_name'),
      page.meta('publisher', 'dc.publisher', 'dcterms.publisher'),
      ...hostNames(canonicalUrl),
    ],
    lines,
  );
  const language = languageOf(
    [
      { source: 'html lang', value: claims.language },
      { source: 'meta og:locale', value: page.meta('og:locale', 'content-language') },
      { source: 'json-ld inLanguage', value: own?.language ?? null },
    ],
    reading.blocks,
  );
  const published = publishedAt(page, own?.published ?? null, canonicalUrl, lines, language?.value ?? null);
  const modified = modifiedAt(page, own?.modified ?? null, published?.value ?? null);
  const section = sectionOf(page, own);
  return {
    url: address,
    canonicalUrl,
    outlet: outlet?.value.slice(0, LONGEST_OUTLET) ?? null,
    headline: headline?.value.slice(0, LONGEST_HEADLINE) ?? null,
    ...(modified !== null && { modifiedAt: modified.value }),
    ...(section !== null && { section: section.value.slice(0, LONGEST_SECTION) }),
    sources: sourcesOf({
      canonicalUrl:
        canonical === null
          ? null
          : { value: canonicalUrl, source: ADDRESSES[canonical.statement ?? -1] ?? 'address' },
      outlet,
      headline,
      authors,
      publishedAt: published,
      modifiedAt: modified,
      section,
      language,
    }),
    paid: paidClaim(page, own),
    headlines: all,
    said: {
      body: own?.body ?? null,
      descriptions: [own?.description, page.meta('og:description'), page.meta('description')].filter(
        (description) => typeof description === 'string',
      ),
    },
    authors: authors?.value ?? [],
    publishedAt: published?.value ?? null,
    language: language?.value ?? null,
    saysArticle:
      own !== null ||
      page.meta('article:published_time') !== null ||
      page.meta('og:type')?.toLowerCase() === 'article',
    saysList: data.list && own === null,
    isHome: namesHome(canonicalUrl ?? address ?? link),
  };
}
