import { browser } from 'wxt/browser';
import type { ReadingPlace } from '@/text/reading-place';

/** Kept in memory by the browser, closed to scripts in pages, gone when the browser closes. */
const PREFIX = 'place-';

const keyOf = (tabId: number): string => PREFIX + tabId;

// Only our own pages write here; an older release's value is of another session.
function isPlace(value: unknown): value is ReadingPlace {
  return typeof value === 'object' && value !== null && 'page' in value && 'opened' in value;
}

/** Where the reader was in the views of this tab; null when they were nowhere, or nothing can be kept. */
export async function placeOf(tabId: number): Promise<ReadingPlace | null> {
  try {
    const kept: unknown = (await browser.storage.session.get(keyOf(tabId)))[keyOf(tabId)];
    return isPlace(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps where the reader is; a place that cannot be kept is lost with the view, as it would be without this. */
export async function keepPlaceOf(tabId: number, place: ReadingPlace): Promise<void> {
  await browser.storage.session.set({ [keyOf(tabId)]: place }).catch(() => undefined);
}

/** Calls `onPlace` whenever the place in a tab is kept anew by any view; gives the way to stop it. */
export function watchPlaces(onPlace: (tabId: number, place: ReadingPlace) => void): () => void {
  const listener = (changes: Record<string, { newValue?: unknown }>): void => {
    for (const [key, { newValue }] of Object.entries(changes)) {
      if (key.startsWith(PREFIX) && isPlace(newValue)) onPlace(Number(key.slice(PREFIX.length)), newValue);
    }
  };
  browser.storage.session.onChanged.addListener(listener);
  return () => browser.storage.session.onChanged.removeListener(listener);
}

/** A closed tab's place is of no more use. */
export async function forgetPlaceOf(tabId: number): Promise<void> {
  await browser.storage.session.remove(keyOf(tabId)).catch(() => undefined);
}
