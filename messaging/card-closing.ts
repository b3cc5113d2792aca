import { browser } from 'wxt/browser';

/** Tells the script that holds a tab's card; from the extension, so no page can say it. */
const CLOSE_CARD = 'close-card';

/** Asks the page of a tab to take its card away; a page that has none, or is gone, is no failure. */
export async function tellToCloseCard(tabId: number): Promise<void> {
  try {
    await browser.tabs.sendMessage(tabId, CLOSE_CARD, { frameId: 0 });
  } catch {
    // Nobody listens any more: the card is gone with its page.
  }
}

/** Calls `close` when the card of this page is to be taken away; gives the way to stop listening. */
export function onCloseCard(close: () => void): () => void {
  const listener = (message: unknown): void => {
    if (message === CLOSE_CARD) close();
  };
  browser.runtime.onMessage.addListener(listener);
  // An extension that was updated takes its listeners along, and then has none to give back.
  return () => browser.runtime?.onMessage?.removeListener(listener);
}
