import { browser } from 'wxt/browser';

const KEY = 'wanted-site';

/** A site the reader asked to follow, in the moment the browser asks them whether Sic may. */
export interface WantedSite {
  /** As `sitePattern` makes it. */
  readonly pattern: string;
  /** The tab that shows a page of it. */
  readonly tabId: number;
}

function isWanted(value: unknown): value is WantedSite {
  return typeof value === 'object' && value !== null && 'pattern' in value && 'tabId' in value;
}

/** Leaves word which site is wanted: the browser's question closes the popup that asks for it. */
export function wantSite(wanted: WantedSite): void {
  browser.storage.session.set({ [KEY]: wanted }).catch(() => undefined);
}

/** Takes the word; null when there is none. */
export async function takeWantedSite(): Promise<WantedSite | null> {
  try {
    const kept: unknown = (await browser.storage.session.get(KEY))[KEY];
    if (!isWanted(kept)) return null;
    await browser.storage.session.remove(KEY);
    return kept;
  } catch {
    return null;
  }
}
