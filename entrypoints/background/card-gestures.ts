import { browser } from 'wxt/browser';
import { catalogueWords } from '@/messaging/catalogue';
import { forgetCard } from './cards';
import { showCard } from './show-card';

/** The menu's entry, and the command of the same name in the manifest. */
const LOOK_UP = 'look-up-selection';

/** Both browsers keep menus over a stop of the background, so they are made once; made twice, the name would be taken. */
async function makeMenu(): Promise<void> {
  await browser.contextMenus.removeAll();
  browser.contextMenus.create({
    id: LOOK_UP,
    title: catalogueWords('menu_look_up'),
    contexts: ['selection'],
  });
}

/** Shows the card at the menu's entry and at the shortcut. Call it synchronously when the background starts. */
export function listenForGestures(): void {
  browser.runtime.onInstalled.addListener(() => {
    void makeMenu();
  });
  browser.contextMenus.onClicked.addListener(({ menuItemId, selectionText }, tab) => {
    if (menuItemId === LOOK_UP && tab !== undefined) void showCard(tab, selectionText ?? null);
  });
  browser.commands.onCommand.addListener((command, tab) => {
    if (command === LOOK_UP && tab !== undefined) void showCard(tab, null);
  });
  browser.tabs.onRemoved.addListener((tabId) => {
    void forgetCard(tabId);
  });
}
