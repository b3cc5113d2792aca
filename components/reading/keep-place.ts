/*
 * Keeps the place of a reader in a view that may close at any moment, and brings them back to it. It is read off what is on
 * screen (what stands open, what is typed, how far it is scrolled) rather than out of each view's state, so that every view has
 * it, those of tomorrow included. It is kept a moment after every change: a popup that closes is told nothing it could
 * rely on.
 */
import type { ReadingPlace } from '@/text/reading-place';
import { isOpen, openersIn, openUp } from './openers';
import type { PlaceMemory } from './place-memory';

/** What is on screen now. */
export interface Shown {
  readonly page: string;
  readonly lookUp: ReadingPlace['lookUp'];
}

interface Keeping {
  readonly memory: PlaceMemory;
  readonly shown: () => Shown;
  /** Shows the look-up once more, with its words. */
  readonly onLookUp: (lookUp: NonNullable<ReadingPlace['lookUp']>) => void;
}

/** After a change, so that typing and scrolling are written down once in a while and not all the time. */
const PAUSE_MS = 120;
/** Whatever is not there by then was in an answer that has changed. */
const LONGEST_RETURN_MS = 4_000;

/** What a reader does; whoever does something is where they want to be. */
const ACTS = ['pointerdown', 'keydown', 'wheel'] as const;
const CHANGES = ['toggle', 'input', 'scroll', 'click'] as const;

type Field = HTMLTextAreaElement | HTMLInputElement;

function fields(): Field[] {
  return [...document.querySelectorAll<Field>('textarea, input[type="text"], input:not([type])')];
}

function placeNow({ page, lookUp }: Shown): ReadingPlace {
  const opened = [...openersIn(document)].filter(([, opener]) => isOpen(opener)).map(([name]) => name);
  return { page, lookUp, opened, typed: fields().map(({ value }) => value), scroll: scrollY };
}

function typeInto(field: Field | undefined, text: string): void {
  if (field === undefined || text === '' || field.value === text) return;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Opens what stood open and is there by now; true when nothing is missing. */
function openAgain(names: Set<string>): boolean {
  const openers = openersIn(document);
  for (const name of names) {
    const opener = openers.get(name);
    if (opener === undefined) continue;
    names.delete(name);
    if (!isOpen(opener)) openUp(opener);
  }
  return names.size === 0;
}

/** Goes on bringing the view back as its parts appear, until all is there, the time is over, or the reader does something. */
async function comeBack(place: ReadingPlace, isOver: AbortSignal): Promise<void> {
  const names = new Set(place.opened);
  const until = Date.now() + LONGEST_RETURN_MS;
  const isBack = (): boolean => openAgain(names) && fields().length >= place.typed.length;
  while (!isBack() && Date.now() < until && !isOver.aborted) await new Promise(requestAnimationFrame);
  if (isOver.aborted) return;
  const found = fields();
  for (const [i, text] of place.typed.entries()) typeInto(found[i], text);
  // What was opened last has its height only after the next painting.
  await new Promise(requestAnimationFrame);
  if (!isOver.aborted) scrollTo({ top: place.scroll, behavior: 'instant' });
}

/** Brings the reader back, then keeps where they are; gives the way to stop it. */
export async function keepPlace({ memory, shown, onLookUp }: Keeping): Promise<() => void> {
  const acted = new AbortController();
  const over = new AbortController();
  for (const act of ACTS) addEventListener(act, () => acted.abort(), { signal: over.signal, passive: true });
  const place = await memory.read();
  const now = shown();
  if (place?.page === now.page && !acted.signal.aborted) {
    if (place.lookUp !== null && now.lookUp === null) onLookUp(place.lookUp);
    await comeBack(place, acted.signal);
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = (): void => {
    clearTimeout(timer);
    timer = undefined;
    memory.keep(placeNow(shown()));
  };
  const later = (): void => {
    timer ??= setTimeout(keep, PAUSE_MS);
  };
  for (const change of CHANGES)
    addEventListener(change, later, { signal: over.signal, capture: true, passive: true });
  addEventListener('pagehide', keep, { signal: over.signal });
  keep();
  // From here on nothing moves by itself: whoever drives the view by a program can begin.
  document.documentElement.dataset['place'] = 'kept';
  return () => {
    over.abort();
    clearTimeout(timer);
    delete document.documentElement.dataset['place'];
  };
}
