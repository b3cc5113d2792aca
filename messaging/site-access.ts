/*
 * What the browser lets Sic read. Nothing at install; a page by the toolbar icon (`activeTab`, which lasts while the tab stays on
 * its site and shows its address); a site the reader follows, by its host; all open tabs, when they want them compared.
 *
 * For open tabs there is no narrower question that can be asked: neither browser tells an extension the address of a tab it may not
 * read, so it does not know which sites to name. `tabs` would tell them, but the browser asks for it as "your browsing history",
 * and then each site has to be asked for in a second question. So the narrow way is to click the icon on each tab; the quick one
 * is all sites, lent until the comparison is done and then given back (`onLoan`). In Chromium giving all sites back takes
 * narrower grants with it, in Firefox it does not; so while sites are followed, what was lent is given back by a click, which
 * can ask for them again without a question.
 */
import { browser } from 'wxt/browser';
import { followedSites, followSite } from './followed-sites';

/** Every page of the web. */
const ALL_SITES = '*://*/*';

/** Remembers over a crash or a closed panel that what is held was only lent. */
const LOAN = 'access-on-loan';

/** The pattern of one site: its very host, any scheme, any port. Null for an address that is no page of the web. */
export function sitePattern(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  return hostname === '' ? null : `*://${hostname}/*`;
}

/** The host of such a pattern. */
export function hostOfPattern(pattern: string): string {
  return pattern.slice('*://'.length, -'/*'.length);
}

/** Whether pages of this pattern may be read now; anything that goes wrong is a no. */
export async function mayRead(pattern: string): Promise<boolean> {
  try {
    return await browser.permissions.contains({ origins: [pattern] });
  } catch {
    return false;
  }
}

/** Whether all sites may be read now. */
export function mayReadAll(): Promise<boolean> {
  return mayRead(ALL_SITES);
}

/** Asks the reader, through the browser. To be called first of all in the handler of a click; false when refused. */
export async function askForSites(patterns: readonly string[]): Promise<boolean> {
  try {
    return await browser.permissions.request({ origins: [...patterns] });
  } catch {
    return false;
  }
}

/** Asks for all open tabs, on loan. To be called first of all in the handler of a click. */
export function borrowAllSites(): Promise<boolean> {
  const asked = askForSites([ALL_SITES]);
  browser.storage.local.set({ [LOAN]: true }).catch(() => undefined);
  return asked;
}

/** What Chromium has and the types do not know yet: it asks beside the address, without telling which. */
interface TabAsking {
  addHostAccessRequest(request: { readonly tabId: number }): Promise<void>;
}

function canAskForTab(api: object): api is TabAsking {
  return 'addHostAccessRequest' in api && typeof api.addHostAccessRequest === 'function';
}

/** Whether the browser can ask the reader for the site of a tab whose address it keeps to itself. */
export function mayAskForTab(): boolean {
  return canAskForTab(browser.permissions);
}

/** Has the browser ask for the site of a tab, beside its address; the answer comes as `permissions.onAdded`. */
export async function askForTab(tabId: number): Promise<void> {
  const { permissions } = browser;
  if (canAskForTab(permissions)) await permissions.addHostAccessRequest({ tabId }).catch(() => undefined);
}

/** Takes access to some sites away from Sic. */
export async function giveUpSites(patterns: readonly string[]): Promise<void> {
  await browser.permissions.remove({ origins: [...patterns] }).catch(() => false);
}

/** Gives all sites back. */
export async function giveBackAllSites(): Promise<void> {
  await giveUpSites([ALL_SITES]);
  await browser.storage.local.remove(LOAN).catch(() => undefined);
}

/** Whether all sites are held, and only lent. */
export async function onLoan(): Promise<boolean> {
  try {
    const kept = await browser.storage.local.get(LOAN);
    return kept[LOAN] === true && (await mayReadAll());
  } catch {
    return false;
  }
}

/**
 * Gives all sites back while sites are followed, and asks for these again, which the browser grants without a question. To be
 * called in the handler of a click.
 */
export async function returnLoan(): Promise<void> {
  const followed = await followedSites();
  await giveBackAllSites();
  if (!(await askForSites(followed.map(({ pattern }) => pattern)))) return;
  // Whoever noticed the moment between has dropped them.
  for (const site of followed) await followSite(site);
}

/** Calls `onChange` whenever the reader allows or takes away sites; gives the way to stop it. */
export function watchAccess(onChange: () => void): () => void {
  browser.permissions.onAdded.addListener(onChange);
  browser.permissions.onRemoved.addListener(onChange);
  return () => {
    browser.permissions.onAdded.removeListener(onChange);
    browser.permissions.onRemoved.removeListener(onChange);
  };
}
