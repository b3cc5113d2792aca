import { browser } from 'wxt/browser';
import { ask } from '@/messaging/client';
import { followedSites, followSite, keepFollowing } from '@/messaging/followed-sites';
import { openPanel } from '@/messaging/open-panel';
import { requestOfPanel } from '@/messaging/panel-request';
import type { PanelTask } from '@/messaging/protocol';
import { isOn, turn } from '@/messaging/settings';
import { askForSites, borrowAllSites, giveUpSites, mayReadAll, sitePattern } from '@/messaging/site-access';
import { wantSite } from '@/messaging/wanted-site';

/** The site under the popup, and whether the reader follows it. */
interface Site {
  readonly followed: boolean;
  /** Asks the browser, or gives the site up; true when the site is followed then. Has to follow a click at once. */
  readonly follow: (followed: boolean) => Promise<boolean>;
}

/** Whether the quotations of pages that are read are marked there. */
interface Marks {
  readonly on: boolean;
  /** On, it holds for the page under the popup at once. */
  readonly turn: (on: boolean) => Promise<void>;
}

/** What leads out of the popup. All of it begins in the very turn of a click. */
export interface PopupActions {
  readonly compareTabs: () => void;
  readonly openPanel: () => void;
  readonly openSettings: () => void;
  readonly marks: Marks;
  /** Null on pages that are no site. */
  readonly site: Site | null;
}

interface TabUnder {
  readonly id: number;
  readonly windowId: number;
  readonly url: string | null;
}

async function tabUnder(): Promise<TabUnder | null> {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  return tab?.id === undefined ? null : { id: tab.id, windowId: tab.windowId, url: tab.url ?? null };
}

/** The popup would lie over what it opened. */
async function closeAfter(opening: Promise<unknown>): Promise<void> {
  await opening;
  close();
}

function openFor({ id, windowId }: TabUnder, task: PanelTask): void {
  const opening = openPanel({ windowId }, id);
  requestOfPanel(id, task);
  void closeAfter(opening);
}

async function follow(pattern: string): Promise<boolean> {
  const asked = askForSites([pattern]);
  // The browser's question may close the popup: the background then does what follows.
  wantSite(pattern);
  if (!(await asked)) return false;
  await followSite({ pattern });
  return true;
}

async function unfollow(pattern: string): Promise<boolean> {
  await keepFollowing((site) => site.pattern !== pattern);
  await giveUpSites([pattern]);
  return false;
}

async function siteOf(tab: TabUnder): Promise<Site | null> {
  const pattern = tab.url === null ? null : sitePattern(tab.url);
  if (pattern === null) return null;
  const followed = (await followedSites()).some((site) => site.pattern === pattern);
  return { followed, follow: (wanted) => (wanted ? follow(pattern) : unfollow(pattern)) };
}

async function turnMarks({ id }: TabUnder, on: boolean): Promise<void> {
  await turn('pageMarks', on);
  // Whoever reads a page marks it.
  if (on) await ask('read-page', { tabId: id });
}

/** What can be done from the popup of the tab under it; null when the browser names none. Never rejects. */
export async function popupActions(): Promise<PopupActions | null> {
  try {
    const [tab, hasAll, marked] = await Promise.all([tabUnder(), mayReadAll(), isOn('pageMarks')]);
    if (tab === null) return null;
    return {
      compareTabs: () => {
        if (!hasAll) void borrowAllSites();
        openFor(tab, { kind: 'compare-tabs' });
      },
      openPanel: () => openFor(tab, { kind: 'read-page' }),
      openSettings: () => void closeAfter(browser.runtime.openOptionsPage()),
      marks: { on: marked, turn: (on) => turnMarks(tab, on) },
      site: await siteOf(tab),
    };
  } catch {
    return null;
  }
}
