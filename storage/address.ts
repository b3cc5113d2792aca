/*
 * Which address an article stands at, so that two captures of one page are known as such.
 *
 * A page's word about its own address is taken only where it can be true. Three kinds of pages would otherwise
 * damage the corpus: a reprint that names the agency's address (it would become a "revision" of the agency's own
 * article), a site whose every article names the front page, and a hostile page that names somebody else's article.
 */
import type { Article } from '@/text/article';
import { onThisMachine, registrableDomain, sameSite } from './site';
import { webAddress } from './web-address';

/** Serves other outlets' pages from its own addresses; such a page's canonical address is the outlet's. */
const PAGE_CACHE = 'ampproject.org';

/** Parameters that say how a reader came, not what they read. */
function isTracking(name: string): boolean {
  return name.startsWith('utm_') || name.endsWith('clid') || name === 'cmpid';
}

function withoutTracking(address: URL): URL {
  const clean = new URL(address);
  clean.hash = '';
  const tracking = [...clean.searchParams.keys()].filter(isTracking);
  for (const name of tracking) clean.searchParams.delete(name);
  return clean;
}

function mayStandFor(named: URL, seen: URL): boolean {
  if (named.pathname === '/' && seen.pathname !== '/') return false;
  // A copy of a page served from this machine (a saved page, a newsstand of samples) belongs to whom it names.
  return sameSite(named, seen) || onThisMachine(seen) || registrableDomain(seen) === PAGE_CACHE;
}

/**
 * The address that makes two captures one page: the canonical one where it can be believed, else the one seen,
 * without fragment and tracking parameters; null when the article has none (loose text, a local file).
 */
export function addressOf({ url, canonicalUrl }: Pick<Article, 'url' | 'canonicalUrl'>): string | null {
  const seen = webAddress(url);
  const named = webAddress(canonicalUrl);
  const address = named !== null && (seen === null || mayStandFor(named, seen)) ? named : seen;
  return address === null ? null : withoutTracking(address).href;
}
