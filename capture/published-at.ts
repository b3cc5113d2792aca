import { isoDate } from './iso-date';
import type { PageStatements } from './page-statements';

/** Names under which publishers state the time of publication, the commonest first. */
const NAMES = [
  'article:published_time',
  'og:article:published_time',
  'article:published',
  'datepublished',
  'parsely-pub-date',
  'sailthru.date',
  'publishdate',
  'publish-date',
  'publication_date',
  'published_at',
  'pubdate',
  'dc.date.issued',
  'dcterms.created',
  'dc.date',
  'cxenseparse:recs:publishtime',
  'date',
] as const;

/** The day that many addresses carry: /2025/03/04/ */
function fromAddress(address: string | null): string | null {
  const parts = /\/((?:19|20)\d\d)[/-](\d{1,2})[/-](\d{1,2})(?:[/-]|$)/.exec(address ?? '');
  return parts === null ? null : isoDate(`${parts[1]}-${parts[2]}-${parts[3]}`);
}

/** When the page says it was published, ISO 8601, as exactly as it says; null when it does not. */
export function publishedAt(
  page: PageStatements,
  structured: string | null,
  address: string | null,
): string | null {
  for (const statement of [structured, ...NAMES.map((name) => page.meta(name))]) {
    const date = isoDate(statement);
    if (date !== null) return date;
  }
  for (const { stated, words } of page.print.times) {
    const date = isoDate(stated ?? words);
    if (date !== null) return date;
  }
  return fromAddress(address);
}
