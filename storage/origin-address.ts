import { registrableDomain } from './site';

/** Serve other outlets' pages from their own addresses. */
const PAGE_CACHES: ReadonlySet<string> = new Set(['ampproject.org', 'ampproject.net']);

/** What a cache keeps under an address: a page (`c`), a page for a viewer (`v`), a signed page (`wp`). */
const KINDS: ReadonlySet<string> = new Set(['c', 'v', 'wp']);
/** Stands before the host of a page that was fetched by https. */
const SECURE = 's';

/**
 * The address a page stands at: of a page that a cache serves, the one it was fetched from, which the cache writes into
 * its own path ("/c/s/post.example/a"). Whose page it is follows from there, not from what the page says: anybody's page
 * can be had from a cache.
 */
export function originAddress(seen: URL): URL {
  if (!PAGE_CACHES.has(registrableDomain(seen) ?? '')) return seen;
  const [kind = '', ...rest] = seen.pathname.slice(1).split('/');
  const isSecure = rest[0] === SECURE;
  const [host = '', ...path] = isSecure ? rest.slice(1) : rest;
  const origin = `${isSecure ? 'https' : 'http'}://${host}/${path.join('/')}${seen.search}`;
  if (!KINDS.has(kind) || host === '' || !URL.canParse(origin)) return seen;
  return new URL(origin);
}
