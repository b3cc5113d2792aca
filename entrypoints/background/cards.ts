/**
 * @file Which card may ask. A tab has one card at most. It is made with a token, shows it once, and is known from then on by its tab
 * and frame, which the browser tells of every message. What is known is kept in the session's storage, which pages and their scripts
 * cannot read and which outlives a stop of the background; a lock keeps a card that is quicker than its own making waiting.
 *
 * Why a page cannot come by a token: the script that makes it runs apart from the page's scripts and gives it to a frame inside a
 * closed shadow root, in the fragment of its address. Frames in shadow trees are missing from `window.frames` and
 * `document.querySelector`, a closed root hides their `src`, lists of loaded resources leave extension addresses or at least fragments
 * out, the frame never sends a message to the page, and it takes the fragment off its address before anything else. A token that got
 * out all the same is worth nothing after its first use, and buys nothing but a frame whose words the page cannot read.
 */
import { browser } from 'wxt/browser';
import type { MayCardAsk, Origin } from '@/messaging/listen';
import type { CardTask, Problem } from '@/messaging/protocol';
import { type CardRecord, cardRecordOf } from '@/messaging/validate-card';
import type { WordsPlace } from '@/storage/answer-look-up';

const keyOf = (tabId: number): string => `card-${tabId}`;

/** One after the other, for each tab. */
function alone<T>(tabId: number, work: () => Promise<T>): Promise<T> {
  return navigator.locks.request(keyOf(tabId), work);
}

async function kept(tabId: number): Promise<CardRecord | null> {
  const key = keyOf(tabId);
  return cardRecordOf((await browser.storage.session.get(key))[key]);
}

function keep(tabId: number, record: CardRecord): Promise<void> {
  return browser.storage.session.set({ [keyOf(tabId)]: record });
}

/** A card that has been made: the token it will show, and what it is for. */
export interface NewCard {
  readonly token: string;
  readonly task: CardTask;
  readonly place: WordsPlace;
}

/** Makes the card of a tab by `make`, in the place of an earlier one; gives what was in the way, or null. */
export function putCard(tabId: number, make: () => Promise<NewCard | Problem>): Promise<Problem | null> {
  return alone(tabId, async () => {
    const card = await make();
    if (typeof card === 'string') return card;
    await keep(tabId, { state: 'waiting', ...card });
    return null;
  });
}

/** What the card that shows `token` is for; null for one nobody made, made for another tab, or shown before. */
export async function takeTask(token: string, { tabId, frameId }: Origin): Promise<CardTask | null> {
  if (tabId === null || frameId === null) return null;
  return alone(tabId, async () => {
    const card = await kept(tabId);
    if (card?.state !== 'waiting' || card.token !== token) return null;
    // A card in a page is a frame of it; one in a tab of its own is none.
    if ((card.task.tabId === null) !== (frameId === 0)) return null;
    await keep(tabId, { state: 'open', frameId, place: card.place });
    return card.task;
  });
}

/** Where the words of the card in that frame stand; null when no card in it has shown its token. */
export async function placeOfCard({ tabId, frameId }: Origin): Promise<WordsPlace | null> {
  if (tabId === null || frameId === null) return null;
  const card = await kept(tabId);
  return card?.state === 'open' && card.frameId === frameId ? card.place : null;
}

/** Whether the card in that frame has shown its token; pages and selections are read in its own tab only. */
export const mayCardAsk: MayCardAsk = async (message, from) => {
  const isOfTab = message.type === 'read-page' || message.type === 'selected-words';
  if (isOfTab && message.argument.tabId !== from.tabId) return false;
  return (await placeOfCard(from)) !== null;
};

/** The tab has no card any more. */
export async function forgetCard(tabId: number): Promise<void> {
  await browser.storage.session.remove(keyOf(tabId));
}
