/*
 * Which address an article stands at, so that two captures of one page are known as such. The corpus decides: what the
 * capture script makes of a page's canonical address is only the page's word.
 *
 * That word is taken only where it can be true. Four kinds of pages would otherwise damage the corpus: a reprint that names
 * the agency's address (it would become a "revision" of the agency's own article), a site whose every article names the
 * front page, a hostile page that names somebody else's article, and the same page read from a cache of pages.
 */
import type { Article } from '@/text/article';
import { isThisMachine } from '@/text/this-machine';
import { isTrackingParameter } from '@/text/tracking-parameters';
import { webAddress } from '@/text/web-address';
import { originAddress } from './origin-address';
import { sameSite } from './site';

function webUrl(value: string | null): URL | null {
  const address = webAddress(value);
  return address === null ? null : new URL(address);
}

function withoutTracking(address: URL): URL {
  const clean = new URL(address);
  clean.hash = '';
  const tracking = [...clean.searchParams.keys()].filter(isTrackingParameter);
  for (const name of tracking) clean.searchParams.delete(name);
  return clean;
}

function mayStandFor(named: URL, seen: URL): boolean {
  if (named.pathname === '/' && seen.pathname !== '/') return false;
  // A copy of a page served from this machine (a saved page, a newsstand of samples) belongs to whom it names.
  return sameSite(named, seen) || isThisMachine(seen.hostname);
}

/**
 * The address that makes two captures one page: the canonical one where it can be believed, else the one seen,
 * without fragment and tracking parameters; null when the article has none (loose text, a local file).
 */
export function addressOf({ url, canonicalUrl }: Pick<Article, 'url' | 'canonicalUrl'>): string | null {
  const tab = webUrl(url);
  const seen = tab === null ? null : originAddress(tab);
  const named = webUrl(canonicalUrl);
  const address = named !== null && (seen === null || mayStandFor(named, seen)) ? named : seen;
  return address === null ? null : withoutTracking(address).href;
}
