import { browser } from 'wxt/browser';
import { pause } from './pause';

/** How far apart a loading page is looked at. A script that holds up all that follows it takes many times as long. */
const PAUSE_MS = 1_000;

/** Runs inside the page, so it may use nothing from out here. */
function textLength(): number {
  return document.body?.textContent?.length ?? 0;
}

/** How much text a page has so far; null when it is no longer loading, or cannot be asked. */
async function textSoFar(tabId: number): Promise<number | null> {
  try {
    const { status } = await browser.tabs.get(tabId);
    if (status !== 'loading') return null;
    const [frame] = await browser.scripting.executeScript({
      target: { tabId },
      func: textLength,
      injectImmediately: true,
    });
    return typeof frame?.result === 'number' ? frame.result : null;
  } catch {
    return null;
  }
}

/**
 * Waits until a page that is still loading has stopped growing: browsers inject scripts when all of a page's own scripts
 * have come, and one that never comes (an advertisement's, a counter's) keeps a whole article waiting. Resolves to false
 * when the page has loaded after all, goes away, or `isOver`. Never rejects.
 */
export async function whenStalled(tabId: number, isOver: AbortSignal): Promise<boolean> {
  let before = 0;
  for (;;) {
    await pause(PAUSE_MS, isOver);
    if (isOver.aborted) return false;
    const now = await textSoFar(tabId);
    if (now === null) return false;
    if (now > 0 && now === before) return true;
    before = now;
  }
}
