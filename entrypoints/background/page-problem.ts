import type { Problem } from '@/messaging/protocol';

/** Pages of the browser itself, by scheme. */
const BROWSER_SCHEMES: ReadonlySet<string> = new Set([
  'chrome:',
  'chrome-untrusted:',
  'chrome-search:',
  'chrome-native:',
  'devtools:',
  'edge:',
  'brave:',
  'vivaldi:',
  'opera:',
  'resource:',
]);

const EXTENSION_SCHEMES: ReadonlySet<string> = new Set([
  'chrome-extension:',
  'moz-extension:',
  'safari-web-extension:',
  'extension:',
]);

/** Shops for extensions keep all extensions out: whole hosts, or a path of a host that holds other things too. */
const STORES: readonly { readonly host: string; readonly path: string }[] = [
  { host: 'chromewebstore.google.com', path: '/' },
  { host: 'chrome.google.com', path: '/webstore' },
  { host: 'addons.mozilla.org', path: '/' },
  { host: 'microsoftedge.microsoft.com', path: '/addons' },
];

/** Mozilla keeps extensions off these hosts too; they are no shops, only closed. */
const CLOSED_HOSTS: ReadonlySet<string> = new Set([
  'accounts.firefox.com',
  'accounts-static.cdn.mozilla.net',
  'discovery.addons.mozilla.org',
  'install.mozilla.org',
  'support.mozilla.org',
  'sync.services.mozilla.com',
]);

function aboutProblem(page: string): Problem {
  if (page === 'blank' || page === 'srcdoc') return 'blank-page';
  if (page.startsWith('reader')) return 'reader-view';
  if (page.startsWith('neterror') || page.startsWith('certerror')) return 'error-page';
  return 'browser-page';
}

function webProblem({ hostname, pathname }: URL): Problem | null {
  const isStore = STORES.some(
    ({ host, path }) => hostname === host && (pathname === path || pathname.startsWith(path)),
  );
  if (isStore) return 'store-page';
  if (CLOSED_HOSTS.has(hostname)) return 'no-access';
  return pathname.toLowerCase().endsWith('.pdf') ? 'pdf' : null;
}

function schemeProblem(scheme: string): Problem | null {
  if (BROWSER_SCHEMES.has(scheme)) return 'browser-page';
  if (EXTENSION_SCHEMES.has(scheme)) return 'extension-page';
  switch (scheme) {
    case 'chrome-error:':
      return 'error-page';
    case 'view-source:':
      return 'view-source';
    case 'file:':
      return 'local-file';
    case 'data:':
    case 'blob:':
      return 'data-page';
    default:
      return 'no-access';
  }
}

/**
 * Why an extension cannot read the page at this address, as far as the address tells; null for an address that
 * says nothing against it, and for one the browser keeps to itself.
 */
export function pageProblem(address: string | undefined): Problem | null {
  if (address === undefined || address === '' || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol === 'about:') return aboutProblem(url.pathname);
  if (url.protocol === 'http:' || url.protocol === 'https:') return webProblem(url);
  return schemeProblem(url.protocol);
}
