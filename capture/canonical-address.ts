/**
 * One address for one article, whatever link led to it. Pages state it in up to three places and some state it
 * wrongly (every page "is" the home page, a copy "is" the agency's page), so a statement is believed only when it
 * names a page of the same site. No list of public suffixes here: it weighs more than everything else in the page.
 */

import { isThisMachine } from '@/text/this-machine';
import { isTrackingParameter } from '@/text/tracking-parameters';

/** What is known about a page's address; null where nothing is. */
export interface StatedAddresses {
  /** Where the page was read; null for a file. */
  readonly location: string | null;
  /** Where the document was loaded from; an app may have gone on to another page since. Null when not known. */
  readonly loaded: string | null;
  /** `<base href>` */
  readonly base: string | null;
  /** In the order they are believed: `<link rel=canonical>`, og:url, JSON-LD. */
  readonly stated: readonly (string | null)[];
}

/** Hosts that print other sites' pages. */
const AMP_CACHES = ['ampproject.org', 'ampproject.net'];

/** Labels that belong to the suffix where they stand before a country's: co.uk, com.au. Short names of outlets do not: taz.de. */
const SUFFIX_LABELS: ReadonlySet<string> = new Set(
  'ac co com edu gen go gob gouv gov gv info ltd me mil net ne nom or org plc web'.split(' '),
);

function parse(address: string | null, base?: string): URL | null {
  if (address === null || address.trim() === '') return null;
  try {
    // "//outlet.example/story" leaves the scheme to the page; a file has none.
    const url = new URL(
      base === undefined ? address.trim().replace(/^\/\//, 'https://') : address.trim(),
      base,
    );
    return url.protocol === 'http:' || url.protocol === 'https:' ? url : null;
  } catch {
    return null;
  }
}

/** The part of a host name that one owner holds, as good as it can be told without a list. */
function siteOf(host: string): string {
  const labels = host.split('.');
  const isSuffix = SUFFIX_LABELS.has(labels.at(-2) ?? '') && (labels.at(-1) ?? '').length === 2;
  return labels.slice(isSuffix ? -3 : -2).join('.');
}

/** A host that serves other sites' pages as they are: a cache, or a copy on this machine. */
function isStandIn({ hostname }: URL): boolean {
  return (
    isThisMachine(hostname) || AMP_CACHES.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  );
}

function isHome(url: URL): boolean {
  return /^\/(?:index\.\w{2,5})?$/.test(url.pathname) && url.search === '';
}

function withoutAmp(path: string): string {
  return path
    .replace(/\/amp\/?$/, '/')
    .replace(/\.amp(?=\.html?$|$)/, '')
    .replace(/^\/amp\/(?=.)/, '/');
}

/** Tracking parameters, AMP forms and the fragment taken off. */
export function foldedAddress(url: URL): string {
  const folded = new URL(url);
  folded.hash = '';
  folded.username = '';
  folded.password = '';
  folded.hostname = folded.hostname.replace(/^amp\./, 'www.');
  const path = withoutAmp(folded.pathname);
  // "/story/amp/" and "/story/amp" both stood for "/story": the slash goes where an AMP ending went.
  folded.pathname = path !== folded.pathname && path.length > 1 ? path.replace(/\/$/, '') : path;
  // Firefox gives a content script iterators of this list that cannot be iterated (Mozilla bug 1023984); forEach works.
  const names: string[] = [];
  folded.searchParams.forEach((_, name) => {
    names.push(name);
  });
  for (const name of names.filter(isTrackingParameter)) folded.searchParams.delete(name);
  return folded.href;
}

function believable(url: URL, location: URL | null): boolean {
  if (location === null || isStandIn(location)) return !isHome(url);
  return siteOf(url.hostname) === siteOf(location.hostname) && (!isHome(url) || isHome(location));
}

/**
 * Whether a statement is about the page the document was loaded with, while its reader has been led on to another without a load:
 * such apps change the text and the address, and often nothing in the head.
 */
export function isLeftBehind(
  stated: string | null,
  { location, loaded }: Pick<StatedAddresses, 'location' | 'loaded'>,
): boolean {
  const [here, first] = [parse(location), parse(loaded)];
  const url = parse(stated, first?.href);
  if (here === null || first === null || url === null) return false;
  if (foldedAddress(here) === foldedAddress(first)) return false;
  const samePath = url.pathname === first.pathname && here.pathname !== first.pathname;
  return samePath || foldedAddress(url) === foldedAddress(first);
}

/** The address that names an article, and which statement gave it. */
export interface CanonicalAddress {
  /** Folded. */
  readonly address: string;
  /** Place in `StatedAddresses.stated`; null where it is the location. */
  readonly statement: number | null;
}

/** The address that names the article; null when neither the page nor the location gives one. */
export function canonicalAddress({
  location,
  loaded,
  base,
  stated,
}: StatedAddresses): CanonicalAddress | null {
  const here = parse(location);
  // A file has no location: a relative canonical is then read against the first absolute statement.
  const anchor = here ?? stated.map((address) => parse(address)).find((url) => url !== null) ?? null;
  const root = parse(base, anchor?.href)?.href ?? anchor?.href;
  for (const [statement, address] of stated.entries()) {
    const url = parse(address, root);
    if (url !== null && believable(url, here) && !isLeftBehind(url.href, { location, loaded }))
      return { address: foldedAddress(url), statement };
  }
  return here === null ? null : { address: foldedAddress(here), statement: null };
}

/** Whether two addresses name one page, tracking and AMP aside. */
export function sameAddress(a: string | null, b: string | null): boolean {
  const [first, second] = [parse(a), parse(b)];
  return first !== null && second !== null && foldedAddress(first) === foldedAddress(second);
}

/** Whether an address, absolute or not, is that of a site's first page. */
export function namesHome(address: string | null): boolean {
  // Only the path is asked for, so any site will do as the base.
  const url = parse(address, 'https://site.invalid/page');
  return url !== null && isHome(url);
}
