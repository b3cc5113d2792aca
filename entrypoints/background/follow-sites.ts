/*
 * Sites the reader follows: their articles are read as they open. Our script is registered for exactly these sites, so the
 * browser itself keeps it out of every other, and the background is woken by nothing else. `tabs.onUpdated` was refused: it
 * wakes the background at every step of every tab. A registered script without permission never runs and nobody is told, so
 * what is registered is made anew of the list and of what the browser allows whenever either changes; that, and a question to
 * the browser before every reading, is what makes it fail closed.
 */
import { browser } from 'wxt/browser';
import { followedSites, followSite, keepFollowing, watchFollowedSites } from '@/messaging/followed-sites';
import { takeWantedSite } from '@/messaging/wanted-site';
import { giveBackAllSites, mayRead, onLoan, sitePattern } from '@/messaging/site-access';
import { forgetPlaceOf } from '@/messaging/reading-place';
import { readFollowed } from './page-opened';
import { showCount } from './show-count';
import type { Corpus } from './with-corpus';

const SCRIPT = 'follow-page';

async function allowedPatterns(): Promise<string[]> {
  const patterns = (await followedSites()).map(({ pattern }) => pattern);
  const allowed = await Promise.all(patterns.map(mayRead));
  return patterns.filter((_, i) => allowed[i]);
}

async function register(): Promise<void> {
  const matches = await allowedPatterns();
  const known = await browser.scripting.getRegisteredContentScripts({ ids: [SCRIPT] });
  if (matches.length === 0) {
    if (known.length > 0) await browser.scripting.unregisterContentScripts({ ids: [SCRIPT] });
    return;
  }
  const script = { id: SCRIPT, js: ['/follow-page.js'], matches, runAt: 'document_idle' as const };
  if (known.length > 0) await browser.scripting.updateContentScripts([script]);
  else await browser.scripting.registerContentScripts([script]);
}

/** One after the other: two at once would both find nothing registered. */
let registering: Promise<void> = Promise.resolve();

function registerAnew(): Promise<void> {
  registering = registering.then(register).catch((error: unknown) => {
    console.error('Sic could not register its script for the sites you follow', error);
  });
  return registering;
}

/** A site is followed once the browser allows it: the popup that asked may have closed at the browser's question. */
async function followWanted(): Promise<void> {
  const pattern = await takeWantedSite();
  if (pattern !== null && (await mayRead(pattern))) await followSite({ pattern });
}

/** A site is mostly followed from one of its pages, which has loaded by then: it is counted at once. */
async function followAnew(corpus: Corpus): Promise<void> {
  await registerAnew();
  const [tab] = await browser.tabs.query({ active: true, lastFocusedWindow: true });
  if (tab?.id !== undefined) await readFollowed(corpus, tab.id);
}

/** What was said of pages that may not be read any more is taken back. */
async function forgetRemoved(): Promise<void> {
  const allowed = new Set(await allowedPatterns());
  await keepFollowing(({ pattern }) => allowed.has(pattern));
  await registerAnew();
  const tabs = await browser.tabs.query({});
  const stray = tabs.filter(({ url }) => !allowed.has(sitePattern(url ?? '') ?? ''));
  await Promise.all(stray.map(({ id }) => (id === undefined ? null : showCount(id, 0))));
}

/** What was lent for one comparison does not outlive the browser's session. */
async function begin(): Promise<void> {
  if (await onLoan()) await giveBackAllSites();
  await registerAnew();
}

/** Registers all listeners that following needs; synchronously. */
export function followSites(corpus: Corpus): void {
  // An update of the extension drops what is registered.
  browser.runtime.onInstalled.addListener(() => void begin());
  browser.runtime.onStartup.addListener(() => void begin());
  browser.permissions.onAdded.addListener(() => void followWanted());
  browser.permissions.onRemoved.addListener(() => void forgetRemoved());
  browser.tabs.onRemoved.addListener((tabId) => void forgetPlaceOf(tabId));
  watchFollowedSites(() => void followAnew(corpus));
}
