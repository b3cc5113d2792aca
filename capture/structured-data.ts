import { withEscapedQuotes } from './escaped-quotes';
import { strictJson } from './loose-json';
import { plainString } from './plain-string';

/**
 * What a page says about itself in JSON-LD (schema.org). Publishers write it as one object, a list, a `@graph`
 * whose parts refer to each other by `@id`, several scripts, and often broken; whatever can be read is read,
 * linear in its length. Lists of other articles (`ItemList`, `hasPart`) are not followed: those are teasers.
 */
interface LinkedThing {
  readonly '@id'?: unknown;
  readonly '@type'?: unknown;
  readonly '@graph'?: unknown;
  readonly articleBody?: unknown;
  readonly articleSection?: unknown;
  readonly author?: unknown;
  readonly creator?: unknown;
  readonly dateCreated?: unknown;
  readonly dateModified?: unknown;
  readonly datePublished?: unknown;
  readonly description?: unknown;
  readonly familyName?: unknown;
  readonly givenName?: unknown;
  readonly headline?: unknown;
  readonly hasPart?: unknown;
  readonly inLanguage?: unknown;
  readonly isAccessibleForFree?: unknown;
  readonly mainEntity?: unknown;
  readonly mainEntityOfPage?: unknown;
  readonly name?: unknown;
  readonly publisher?: unknown;
  readonly url?: unknown;
  readonly wordCount?: unknown;
}

/** Types of schema.org that are one text by somebody. */
const ARTICLE_TYPES: ReadonlySet<string> = new Set([
  'Article',
  'NewsArticle',
  'ReportageNewsArticle',
  'AnalysisNewsArticle',
  'OpinionNewsArticle',
  'BackgroundNewsArticle',
  'AskPublicNewsArticle',
  'ReviewNewsArticle',
  'AdvertiserContentArticle',
  'SatiricalArticle',
  'ScholarlyArticle',
  'TechArticle',
  'Report',
  'BlogPosting',
  'LiveBlogPosting',
  'SocialMediaPosting',
]);

/** Types that say a page lists articles. */
const LIST_TYPES: ReadonlySet<string> = new Set(['CollectionPage', 'ItemList', 'SearchResultsPage']);

/** Properties under which the thing a page is about hangs. */
const FOLLOWED = ['@graph', 'mainEntity', 'mainEntityOfPage'] as const;

/** Deeper nesting is an attack or a mistake. */
const MAX_DEPTH = 6;

/** JSON-LD of an article with its references resolved, as plain values; null or [] where the page does not say. */
export interface StructuredArticle {
  readonly headline: string | null;
  /** As written: may be several names in one, a role, an organisation. */
  readonly authors: readonly string[];
  readonly publisher: string | null;
  readonly published: string | null;
  readonly modified: string | null;
  readonly section: string | null;
  /** It says that not all of it, or a part of it, is free. */
  readonly isPaid: boolean;
  /** How many words it says it has. */
  readonly wordCount: number | null;
  readonly address: string | null;
  readonly language: string | null;
  readonly description: string | null;
  /** Its text as the page tells machines, without tags and entities; often only its beginning. */
  readonly body: string | null;
}

/** All that JSON-LD tells about a page. */
export interface StructuredData {
  readonly articles: readonly StructuredArticle[];
  /** The page calls itself a list of articles. */
  readonly list: boolean;
}

function isThing(value: unknown): value is LinkedThing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

function typesOf(thing: LinkedThing): readonly string[] {
  return listOf(thing['@type']).flatMap((type) =>
    typeof type === 'string' ? [type.slice(type.lastIndexOf('/') + 1)] : [],
  );
}

/** Comments and CDATA round the JSON, raw control characters inside strings, commas before a closing bracket. */
function mended(raw: string): string {
  // White space goes first: a megabyte of it would be tried from each of its signs by what comes next.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: raw control characters are the mistake to mend
  const spaced = raw.replace(/[\u0000-\u0020]+/g, ' ').trim();
  return spaced
    .replace(/^(?:<!--|\/\*|\/\/)? ?<!\[CDATA\[ ?(?:\*\/)?/, '')
    .replace(/(?:\/\*|\/\/)? ?\]\]> ?(?:\*\/|-->)?$/, '')
    .replace(/^<!--|-->$/g, '')
    .replace(/, ?([\]}])/g, '$1');
}

/** Of a block without a single mark: a template has escaped it as if it were text of the page, some with spaces inside. */
function unescaped(raw: string): string {
  if (raw.includes('"')) return raw;
  return raw.replace(/& ?(?:# ?34|# ?x22|quot) ?;/gi, '"').replace(/& ?amp ?;/gi, '&');
}

/** From strict to lenient; the first that gives JSON is believed. */
const READINGS: readonly ((raw: string) => string)[] = [
  String,
  mended,
  (raw) => withEscapedQuotes(mended(raw)),
  (raw) => mended(strictJson(raw)),
  (raw) => withEscapedQuotes(mended(strictJson(raw))),
  (raw) => mended(unescaped(raw)),
];

function parsed(raw: string): unknown {
  for (const read of READINGS) {
    try {
      return JSON.parse(read(raw));
    } catch {
      // The next reading may be luckier; a block nobody can read says nothing.
    }
  }
  return null;
}

function collect(value: unknown, depth: number, into: LinkedThing[]): void {
  if (depth > MAX_DEPTH) return;
  for (const thing of listOf(value)) {
    if (Array.isArray(thing)) collect(thing, depth + 1, into);
    if (!isThing(thing)) continue;
    into.push(thing);
    for (const property of FOLLOWED) collect(thing[property], depth + 1, into);
  }
}

/** A reference (`{"@id": …}` and nothing else of use) is answered by the thing it names. */
function resolved(value: unknown, byId: ReadonlyMap<string, LinkedThing>): unknown {
  if (!isThing(value) || value.name !== undefined) return value;
  const id = value['@id'];
  return (typeof id === 'string' ? byId.get(id) : undefined) ?? value;
}

/** Some publishers give a person's names apart. */
function fullName({ givenName, familyName }: LinkedThing): string | undefined {
  const names = [givenName, familyName].filter((name) => typeof name === 'string');
  return names.length > 0 ? names.join(' ') : undefined;
}

function namesOf(value: unknown, byId: ReadonlyMap<string, LinkedThing>): string[] {
  return listOf(value).flatMap((entry) => {
    const one = resolved(entry, byId);
    const names = isThing(one) ? listOf(one.name ?? fullName(one)) : [one];
    return names.flatMap((name) => plainString(name) ?? []);
  });
}

function addressOf(thing: LinkedThing): string | null {
  const page = thing.mainEntityOfPage;
  const candidates = [thing.url, page, isThing(page) ? page['@id'] : null, thing['@id']];
  for (const candidate of candidates.flatMap(listOf)) {
    if (typeof candidate === 'string' && /^https?:/i.test(candidate)) return candidate;
  }
  return null;
}

/** Only its letters and digits are compared with the page's, so that entities need not be resolved. */
function bodyOf(stated: unknown): string | null {
  return typeof stated === 'string'
    ? stated.replace(/<\/?[a-z][^<>]{0,200}>/gi, ' ').replace(/&#?\w{1,8};/g, ' ')
    : null;
}

/** Publishers state it of the article or of the part a reader pays for (`hasPart` with a `cssSelector`). */
function isBehindWall(part: unknown): boolean {
  return isThing(part) && listOf(part.isAccessibleForFree).some((free) => /^false$/i.test(String(free)));
}

function countOf(stated: unknown): number | null {
  const count = typeof stated === 'string' || typeof stated === 'number' ? Number(stated) : 0;
  return Number.isFinite(count) && count > 0 ? count : null;
}

function articleOf(thing: LinkedThing, byId: ReadonlyMap<string, LinkedThing>): StructuredArticle {
  return {
    headline: plainString(listOf(thing.headline)[0]) ?? plainString(listOf(thing.name)[0]),
    authors: namesOf(thing.author ?? thing.creator, byId),
    publisher: namesOf(thing.publisher, byId)[0] ?? null,
    modified: plainString(listOf(thing.dateModified)[0]),
    section: namesOf(thing.articleSection, byId)[0] ?? null,
    isPaid: [thing, ...listOf(thing.hasPart)].some(isBehindWall),
    wordCount: countOf(listOf(thing.wordCount)[0]),
    published: plainString(listOf(thing.datePublished ?? thing.dateCreated)[0]),
    address: addressOf(thing),
    language: namesOf(thing.inLanguage, byId)[0] ?? null,
    description: plainString(listOf(thing.description)[0]),
    body: bodyOf(listOf(thing.articleBody)[0]),
  };
}

/** Reads every JSON-LD block of a page; blocks that cannot be read are passed over. */
export function structuredData(blocks: readonly string[]): StructuredData {
  const things: LinkedThing[] = [];
  for (const block of blocks) collect(parsed(block), 0, things);
  const byId = new Map<string, LinkedThing>();
  for (const thing of things) {
    const id = thing['@id'];
    // A reference to a thing stands under the same `@id` as the thing itself: the one that says more wins.
    if (typeof id === 'string' && Object.keys(thing).length > Object.keys(byId.get(id) ?? {}).length)
      byId.set(id, thing);
  }
  const ofType = (types: ReadonlySet<string>) =>
    things.filter((thing) => typesOf(thing).some((type) => types.has(type)));
  return {
    articles: ofType(ARTICLE_TYPES).map((thing) => articleOf(thing, byId)),
    list: ofType(LIST_TYPES).length > 0,
  };
}
