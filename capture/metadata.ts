import type { Article } from '@/text/article';
import { authorsOf } from './authors';
import { canonicalAddress, isLeftBehind, namesHome } from './canonical-address';
import { firstStated } from './first-stated';
import { firstWords } from './first-words';
import { type Headlines, headlines } from './headline';
import type { SaidOfArticle } from './left-out-passages';
import { linesRound } from './lines-round';
import type { MetadataField, MetadataSources } from './metadata-sources';
import { outletName, outletNames } from './outlet-names';
import { ownArticle } from './own-article';
import type { PageReading } from './page-reading';
import { type PageStatements, pageStatements, withoutStatements } from './page-statements';
import { modifiedAt, publishedAt } from './published-at';
import { soundText } from './sound-text';
import type { Sourced } from './sourced';
import { speaksOfAnother } from './speaks-of-another';
import { statedLanguage } from './stated-language';
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
function sectionOf(page: PageStatements, own: StructuredArticle | null): Sourced<string> | null {
  return firstStated([
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

/** What is known of an article, each piece with its source. */
interface KnownFields {
  readonly canonicalUrl: Sourced<string> | null;
  readonly outlet: Sourced<string> | null;
  readonly authors: Sourced<string[]> | null;
  readonly publishedAt: Sourced<string> | null;
  readonly modifiedAt: Sourced<string> | null;
  readonly section: Sourced<string> | null;
  readonly language: Sourced<string> | null;
}

/** The address by which an article is known, and which statement gave it. */
function canonicalOf(
  { loaded, claims }: PageReading,
  location: string | null,
  stated: readonly (string | null)[],
): Sourced<string> | null {
  const canonical = canonicalAddress({ location, loaded, base: claims.base, stated });
  if (canonical === null) return null;
  return { value: canonical.address, source: ADDRESSES[canonical.statement ?? -1] ?? 'address' };
}

function fieldsOf(
  reading: PageReading,
  { page }: Told,
  own: StructuredArticle | null,
  {
    canonicalUrl,
    outlet,
    headline,
  }: Pick<KnownFields, 'canonicalUrl' | 'outlet'> & Pick<Headlines, 'headline'>,
): KnownFields {
  const address = canonicalUrl?.value ?? null;
  const lines = linesRound(reading, headline?.value ?? null);
  const language = statedLanguage(
    [
      { source: 'html lang', value: reading.claims.language },
      { source: 'meta og:locale', value: page.meta('og:locale', 'content-language') },
      { source: 'json-ld inLanguage', value: own?.language ?? null },
    ],
    reading.blocks,
  );
  const published = publishedAt(page, own?.published ?? null, address, lines, language?.value ?? null);
  return {
    canonicalUrl,
    outlet,
    authors: authorsOf(page, own?.authors ?? [], outletNames(page, outlet?.value ?? null, address), lines),
    publishedAt: published,
    modifiedAt: modifiedAt(page, own?.modified ?? null, published?.value ?? null),
    section: sectionOf(page, own),
    language,
  };
}

function saidOf(page: PageStatements, own: StructuredArticle | null): SaidOfArticle {
  const descriptions = [own?.description, page.meta('og:description'), page.meta('description')];
  return {
    body: own?.body ?? null,
    descriptions: descriptions.filter((description) => typeof description === 'string'),
  };
}

function saysArticle(page: PageStatements): boolean {
  return page.meta('article:published_time') !== null || page.meta('og:type')?.toLowerCase() === 'article';
}

/** The part of the metadata that an article keeps. */
function kept(url: string | null, headline: Sourced<string> | null, fields: KnownFields) {
  const { canonicalUrl, outlet, authors, publishedAt, modifiedAt, section, language } = fields;
  return {
    url,
    canonicalUrl: canonicalUrl?.value ?? null,
    outlet: outlet?.value.slice(0, LONGEST_OUTLET) ?? null,
    headline: headline?.value.slice(0, LONGEST_HEADLINE) ?? null,
    authors: authors?.value ?? [],
    publishedAt: publishedAt?.value ?? null,
    language: language?.value ?? null,
    ...(modifiedAt !== null && { modifiedAt: modifiedAt.value }),
    ...(section !== null && { section: section.value.slice(0, LONGEST_SECTION) }),
  };
}

/** Reads everything about an article but its text. */
export function metadataOf(reading: PageReading): Metadata {
  const address = reading.address === null ? null : soundText(reading.address);
  const statements = told(reading);
  const { page, data, link } = statements;
  const open = page.meta('og:url');
  const own = ownArticle(
    data,
    [link, open, address],
    [page.meta('og:title'), firstWords(page.print.headings)],
  );
  const canonicalUrl = canonicalOf(reading, address, [link, open, own?.address ?? null]);
  const outlet = outletName(page, own);
  const { headline, all } = headlines(page, own?.headline ?? null, outlet?.value ?? null);
  const fields = fieldsOf(reading, statements, own, { canonicalUrl, outlet, headline });
  return {
    ...kept(address, headline, fields),
    sources: sourcesOf({ ...fields, headline }),
    paid: paidClaim(page, own),
    headlines: all,
    said: saidOf(page, own),
    saysArticle: own !== null || saysArticle(page),
    saysList: data.list && own === null,
    isHome: namesHome(canonicalUrl?.value ?? address ?? link),
  };
}
