import { bareWords } from './bare-words';
import { sameAddress } from './canonical-address';
import type { PageReading } from './page-reading';
import { structuredData } from './structured-data';

/** Whether the reader has been led to another path than the document was loaded from: an app's next page. */
function wentOn(address: string | null, loaded: string | null): boolean {
  if (address === null || loaded === null || sameAddress(address, loaded)) return false;
  if (!URL.canParse(address) || !URL.canParse(loaded)) return false;
  return new URL(address).pathname !== new URL(loaded).pathname;
}

function agree(one: string, other: string): boolean {
  return one !== '' && other !== '' && (one.includes(other) || other.includes(one));
}

/**
 * Whether what a page states is about the article it was loaded with, while its reader is on another: such apps change text
 * and address, and often nothing in the head. Statements without an address give themselves away by their headline: no heading
 * on the page is printed like it. An address that was only tidied after the load leaves the headline true.
 */
export function speaksOfAnother({
  address,
  loaded,
  claims,
  print,
}: Pick<PageReading, 'address' | 'loaded' | 'claims' | 'print'>): boolean {
  if (!wentOn(address, loaded)) return false;
  const titles = claims.metas.flatMap(({ name, content }) => (name === 'og:title' ? [content] : []));
  const ofData = structuredData(claims.data).articles.flatMap(({ headline }) => headline ?? []);
  const stated = [...titles, ...ofData].map(bareWords).filter((words) => words !== '');
  const printed = print.headings.map(({ words }) => bareWords(words)).filter((words) => words !== '');
  if (stated.length === 0 || printed.length === 0) return false;
  return !stated.some((one) => printed.some((other) => agree(one, other)));
}
