import { browser } from 'wxt/browser';
import type { Handlers } from '@/messaging/listen';
import { followedSites } from '@/messaging/followed-sites';
import { mayRead, sitePattern } from '@/messaging/site-access';
import { readPage } from './read-page';
import { showCount } from './show-count';
import type { Corpus } from './with-corpus';

/** The address of a tab on a site that the reader follows and Sic may still read; null for any other tab. */
async function followedAddress(tabId: number): Promise<string | null> {
  const { url } = await browser.tabs.get(tabId).catch(() => ({ url: undefined }));
  const pattern = url === undefined ? null : sitePattern(url);
  if (url === undefined || pattern === null) return null;
  const isFollowed = (await followedSites()).some((site) => site.pattern === pattern);
  return isFollowed && (await mayRead(pattern)) ? url : null;
}

/**
 * Reads the article in a tab of a followed site and shows how many of its quotations have other versions. Nothing happens on
 * any other tab, on pages that are no articles, or when the tab has moved on meanwhile.
 */
export async function readFollowed(corpus: Corpus, tabId: number): Promise<void> {
  const before = await followedAddress(tabId);
  if (before === null) return;
  const answer = await readPage(corpus, '/capture.js')({ tabId });
  if (!answer.ok || (await followedAddress(tabId)) !== before) return;
  await showCount(tabId, answer.value.quotations.filter(({ found }) => found > 0).length);
}

/**
 * Answers "page-opened", which our script in a page of a followed site says: which page, the browser says, and whether the
 * site is followed, the reader's list; the page itself is believed nothing.
 */
export function pageOpened(corpus: Corpus): Handlers['page-opened'] {
  return async (_nothing, from) => {
    const tabId = from?.tabId ?? null;
    if (tabId !== null && from?.frameId === 0) await readFollowed(corpus, tabId);
    return { ok: true, value: {} };
  };
}
