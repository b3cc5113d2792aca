import { browser } from 'wxt/browser';

const KEY = 'followed-sites';

/** A site whose articles are read as they open. */
export interface FollowedSite {
  /** As `sitePattern` makes it. */
  readonly pattern: string;
}

function isSite(value: unknown): value is FollowedSite {
  return (
    typeof value === 'object' && value !== null && 'pattern' in value && typeof value.pattern === 'string'
  );
}

function sitesIn(value: unknown): FollowedSite[] {
  return Array.isArray(value) ? value.filter(isSite) : [];
}

/** The sites the reader follows, in the order of their names; none when nothing can be read. */
export async function followedSites(): Promise<FollowedSite[]> {
  try {
    return sitesIn((await browser.storage.local.get(KEY))[KEY]);
  } catch {
    return [];
  }
}

async function keep(sites: readonly FollowedSite[]): Promise<void> {
  const sorted = [...sites].sort((a, b) => (a.pattern < b.pattern ? -1 : 1));
  await browser.storage.local.set({ [KEY]: sorted });
}

/** Adds a site; one that is there already stays once. */
export async function followSite(site: FollowedSite): Promise<void> {
  const others = (await followedSites()).filter(({ pattern }) => pattern !== site.pattern);
  await keep([...others, site]);
}

/** Keeps only the sites that pass. */
export async function keepFollowing(isKept: (site: FollowedSite) => boolean): Promise<void> {
  const sites = await followedSites();
  const kept = sites.filter(isKept);
  if (kept.length < sites.length) await keep(kept);
}

/** Calls `onSites` whenever the list changes, wherever that was done; gives the way to stop it. */
export function watchFollowedSites(onSites: (sites: readonly FollowedSite[]) => void): () => void {
  const listener = (changes: Record<string, { newValue?: unknown }>): void => {
    const change = changes[KEY];
    if (change !== undefined) onSites(sitesIn(change.newValue));
  };
  browser.storage.local.onChanged.addListener(listener);
  return () => browser.storage.local.onChanged.removeListener(listener);
}
