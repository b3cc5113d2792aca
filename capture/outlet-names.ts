import { firstStated } from './first-stated';
import type { PageStatements } from './page-statements';
import type { Sourced } from './sourced';
import type { StructuredArticle } from './structured-data';

/** Names under which pages state who publishes them. */
const PUBLISHERS = ['publisher', 'dc.publisher', 'dcterms.publisher'] as const;

/** "orrin-gazette.example", and its first part: some sites sign with it. */
function hostNames(address: string | null): string[] {
  if (address === null) return [];
  const host = new URL(address).hostname.replace(/^www\./, '');
  return [host, host.split('.')[0] ?? ''];
}

/** The readable name of who published an article; null where the page gives none. */
export function outletName(page: PageStatements, own: StructuredArticle | null): Sourced<string> | null {
  return firstStated([
    { source: 'json-ld publisher', value: own?.publisher },
    { source: 'meta og:site_name', value: page.meta('og:site_name') },
    { source: 'meta application-name', value: page.meta('application-name') },
    { source: 'meta publisher', value: page.meta(...PUBLISHERS) },
  ]);
}

/** Names under which an outlet may be given as the author of its own articles. */
export function outletNames(
  page: PageStatements,
  outlet: string | null,
  address: string | null,
): (string | null)[] {
  return [outlet, page.meta('og:site_name'), page.meta(...PUBLISHERS), ...hostNames(address)];
}
