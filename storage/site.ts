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

/** Whether an address is served from this machine. */
export function onThisMachine(address: URL): boolean {
  const { hostname } = address;
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    // The URL parser has already written every form of an IPv4 address (0x7f.1, 2130706433) as four numbers.
    /^127\.\d+\.\d+\.\d+$/.test(hostname)
  );
}
