import { isoDate } from './iso-date';
import type { PrintedTime } from './page-reading';
import type { PageStatements } from './page-statements';
import type { Sourced } from './sourced';

/** Names under which publishers state the time of publication, the commonest first. */
const PUBLISHED = [
  'article:published_time',
  'og:article:published_time',
  'article:published:time',
  'article:published',
  'datepublished',
  'parsely-pub-date',
  'sailthru.date',
  'publishdate',
  'publish-date',
  'publication_date',
  'publicationdate',
  'published_at',
  'pubdate',
  'og:pubdate',
  'dc.date.issued',
  'dcterms.created',
  'dc.date',
  'cxenseparse:recs:publishtime',
  'ob:date',
  'date',
] as const;

const MODIFIED = [
  'article:modified_time',
  'og:article:modified_time',
  'article:modified:time',
  'og:updated_time',
  'datemodified',
  'dcterms.modified',
  'last-modified',
] as const;

function stated(
  page: PageStatements,
  structured: Sourced<string | null>,
  names: readonly string[],
): Sourced<string> | null {
  const statements = [
    structured,
    ...names.map((name) => ({ source: `meta ${name}`, value: page.meta(name) })),
  ];
  for (const { source, value } of statements) {
    const date = isoDate(value);
    if (date !== null) return { source, value: date };
  }
  return null;
}

/** What the page prints: times for machines first, then what reads like a date. */
function printed(page: PageStatements): Sourced<string> | null {
  const [heading] = page.print.headings;
  // Dates above the headline are those of other articles, or today's.
  const isAbove = ({ order }: PrintedTime): boolean => order < (heading?.order ?? 0);
  const times = page.print.times.toSorted((a, b) =>
    a.stated === null && b.stated === null ? Number(isAbove(a)) - Number(isAbove(b)) : 0,
  );
  for (const { stated, words } of times) {
    const date = isoDate(stated ?? words);
    if (date !== null) return { source: stated === null ? 'printed date' : 'printed time', value: date };
  }
  return null;
}

/** The day that many addresses carry: /2025/03/04/ */
function fromAddress(address: string | null): Sourced<string> | null {
  const parts = /\/((?:19|20)\d\d)[/-](\d{1,2})[/-](\d{1,2})(?:[/-]|$)/.exec(address ?? '');
  const date = parts === null ? null : isoDate(`${parts[1]}-${parts[2]}-${parts[3]}`);
  return date === null ? null : { source: 'address', value: date };
}

/** When the page says it was published, ISO 8601, as exactly as it says; null when it does not. */
export function publishedAt(
  page: PageStatements,
  structured: string | null,
  address: string | null,
): Sourced<string> | null {
  const told = { source: 'json-ld datePublished', value: structured };
  return stated(page, told, PUBLISHED) ?? printed(page) ?? fromAddress(address);
}

/** When the page says it was last changed, ISO 8601; null when it does not, or says the time of publication again. */
export function modifiedAt(
  page: PageStatements,
  structured: string | null,
  published: string | null,
): Sourced<string> | null {
  const modified = stated(page, { source: 'json-ld dateModified', value: structured }, MODIFIED);
  return modified === null || modified.value === published ? null : modified;
}
