import { getDomain } from 'tldts';

/**
 * The registrable domain of an address ("bbc.co.uk"), or null where there is none: an IP address, this machine,
 * a host on a local network. Domains that hosts rent out (github.io, blogspot.com) count as public suffixes:
 * two of their tenants are two outlets.
 */
export function registrableDomain(address: URL): string | null {
  return getDomain(address.hostname, { allowPrivateDomains: true });
}

/** The registrable domain of an `ArticleRow.identity`; '' where there is none. */
export function domainNamed(identity: string): string {
  return URL.canParse(identity) ? (registrableDomain(new URL(identity)) ?? '') : '';
}

/** Two addresses of one site share their registrable domain or, where there is none, their host and port. */
export function sameSite(a: URL, b: URL): boolean {
  const domain = registrableDomain(a);
  return domain === null ? a.host === b.host : domain === registrableDomain(b);
}
