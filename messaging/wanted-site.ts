import { browser } from 'wxt/browser';

const KEY = 'wanted-site';

/** Leaves word which site (as `sitePattern` makes it) the reader wants to follow: the browser's question closes the popup that asks for it. */
export function wantSite(pattern: string): void {
  browser.storage.session.set({ [KEY]: pattern }).catch(() => undefined);
}

/** Takes the word; null when there is none. */
export async function takeWantedSite(): Promise<string | null> {
  try {
    const kept: unknown = (await browser.storage.session.get(KEY))[KEY];
    if (typeof kept !== 'string') return null;
    await browser.storage.session.remove(KEY);
    return kept;
  } catch {
    return null;
  }
}
