import { browser } from 'wxt/browser';

/** The reader's search engine stands under this name; the settings page writes it too. */
const KEY = 'searchEngine';

/** The id of the search engine the reader chose; null when none was, or nothing can be kept. */
export async function chosenEngine(): Promise<string | null> {
  try {
    const kept: unknown = (await browser.storage.local.get(KEY))[KEY];
    return typeof kept === 'string' ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps the reader's choice on this device; one that cannot be kept holds as long as the page. */
export function keepEngine(id: string): void {
  browser.storage.local.set({ [KEY]: id }).catch(() => undefined);
}
