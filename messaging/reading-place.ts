import { browser } from 'wxt/browser';
import type { ReadingPlace } from '@/text/reading-place';

/** Kept in memory by the browser, closed to scripts in pages, gone when the browser closes. */
const PREFIX = 'place-';

const keyOf = (tabId: number): string => PREFIX + tabId;

/** A place, and the view that keeps it, by a name of its own. */
interface KeptPlace {
  readonly by: string;
  readonly place: ReadingPlace;
}

// Only our own pages write here; an older release's value is of another session.
function isKept(value: unknown): value is KeptPlace {
  return typeof value === 'object' && value !== null && 'by' in value && 'place' in value;
}

let ownName: string | null = null;

/** Each view loads this module for itself, so one name stands for one view. */
function own(): string {
  ownName ??= crypto.randomUUID();
  return ownName;
}

/** Where the reader was in the views of this tab; null when they were nowhere, or nothing can be kept. */
export async function placeOf(tabId: number): Promise<ReadingPlace | null> {
  try {
    const kept: unknown = (await browser.storage.session.get(keyOf(tabId)))[keyOf(tabId)];
    return isKept(kept) ? kept.place : null;
  } catch {
    return null;
  }
}

/** Keeps where the reader is; a place that cannot be kept is lost with the view, as it would be without this. */
export async function keepPlaceOf(tabId: number, place: ReadingPlace): Promise<void> {
  const kept: KeptPlace = { by: own(), place };
  await browser.storage.session.set({ [keyOf(tabId)]: kept }).catch(() => undefined);
}

/** Calls `onPlace` whenever another view keeps the place in a tab anew; gives the way to stop it. */
export function watchPlaces(onPlace: (tabId: number, place: ReadingPlace) => void): () => void {
  const listener = (changes: Record<string, { newValue?: unknown }>): void => {
    for (const [key, { newValue }] of Object.entries(changes)) {
      if (key.startsWith(PREFIX) && isKept(newValue) && newValue.by !== own())
        onPlace(Number(key.slice(PREFIX.length)), newValue.place);
    }
  };
  browser.storage.session.onChanged.addListener(listener);
  return () => browser.storage.session.onChanged.removeListener(listener);
}

/** A closed tab's place is of no more use. */
export async function forgetPlaceOf(tabId: number): Promise<void> {
  await browser.storage.session.remove(keyOf(tabId)).catch(() => undefined);
}
