import { isoDate } from './iso-date';
import { type LinesRound, NO_LINES } from './lines-round';
import type { PrintedTime } from './page-reading';
import type { PageStatements } from './page-statements';
import { slashOrder } from './slash-order';
import type { Sourced } from './sourced';

/** Milliseconds. */
const MINUTE = 60_000;

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

/** "Agency 02/10/2026, 14:05 Ada Quill": a line that says more tells when something happened. */
const MOST_WORDS = 7;
/** Times this many elements below the headline stand with it; farther on, a time for machines is no better than a printed one. */
const WITH_HEADLINE = 40;

/** Where a time stands, the likeliest place first: with the headline, elsewhere in the article, above the headline. */
function placeOf(order: number, headline: number): number {
  if (order < headline) return 2;
  return order <= headline + WITH_HEADLINE ? 0 : 1;
}

/**
 * What the page prints in the article or near it: times of other articles say nothing. Those with the headline go first, of these the
 * times for machines; then whatever line under the headline reads like a date.
 */
function printed(page: PageStatements, lines: LinesRound, language: string | null): Sourced<string> | null {
  const headline = lines.headline ?? page.print.headings[0]?.order ?? 0;
  const rank = ({ order, stated }: PrintedTime): number =>
    2 * placeOf(order, headline) + (stated === null ? 1 : 0);
  const times: PrintedTime[] = [
    ...page.print.times.filter(({ order }) => lines.isNear(order)),
    ...[...lines.above, ...page.print.bylines.filter(({ order }) => lines.isNear(order))]
      .filter(({ words }) => words.split(/\s+/).length <= MOST_WORDS)
      .map(({ words, order }) => ({ words, order, stated: null })),
  ].toSorted((a, b) => rank(a) - rank(b));
  const order = slashOrder(
    page.print.times.map(({ words }) => words),
    language,
  );
  for (const { stated, words } of times) {
    const date = isoDate(stated ?? words, order);
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

/**
 * The same moment as another statement gives it with the outlet's own zone: "22:04Z" and "00:04+02:00" are one time and two days, and
 * the outlet's is the one its readers saw.
 */
function inOwnZone(page: PageStatements, date: Sourced<string>): Sourced<string> {
  if (!date.value.endsWith('Z')) return date;
  const moment = Math.floor(Date.parse(date.value) / MINUTE);
  const others = [
    ...PUBLISHED.map((name) => page.meta(name)),
    ...page.print.times.map(({ stated }) => stated),
  ];
  for (const stated of others) {
    const other = isoDate(stated);
    if (
      other !== null &&
      /[+-](?!00:00)\d\d:\d\d$/.test(other) &&
      Math.floor(Date.parse(other) / MINUTE) === moment
    )
      return { source: `${date.source}, in the outlet's zone`, value: other };
  }
  return date;
}

/**
 * When the page says it was published, ISO 8601, as exactly as it says; null when it does not.
 *
 * @param lines where the page prints dates that no markup names
 * @param language BCP 47; tells how its dates with slashes are read
 */
export function publishedAt(
  page: PageStatements,
  structured: string | null,
  address: string | null,
  lines: LinesRound = NO_LINES,
  language: string | null = null,
): Sourced<string> | null {
  const told = { source: 'json-ld datePublished', value: structured };
  const date = stated(page, told, PUBLISHED) ?? printed(page, lines, language) ?? fromAddress(address);
  return date === null ? null : inOwnZone(page, date);
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
