import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Popup } from '@/scripts/browsers/browser';
import { type Newsstand, serveNewsstand } from '@/scripts/newsstand/serve';
import { openBrowser } from './support/open-browser';
import { openPopup } from './support/open-popup';

/** A figure to look at, not a limit: how fast this is depends on the machine and on what else it does. */
const ROUNDS = 5;

let newsstand: Newsstand;
let browser: Browser;
beforeAll(async () => {
  newsstand = await serveNewsstand();
  browser = await openBrowser('chromium');
});
afterAll(async () => {
  await browser?.close();
  await newsstand?.close();
});

/** Milliseconds from the popup's start to the paint of its largest words, which are the quotations. */
function paintedAfter(popup: Popup): Promise<number> {
  return popup.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list, observer) => {
          // What was painted while the popup was still reading is gone from the document by now.
          const entries = list.getEntries() as LargestContentfulPaint[];
          const useful = entries.findLast(({ element }) => element?.isConnected);
          if (useful === undefined) return;
          observer.disconnect();
          resolve(useful.startTime);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

const median = (figures: readonly number[]): number =>
  [...figures].sort((a, b) => a - b)[figures.length >> 1] ?? 0;

test('prints how long a reader waits for the first useful paint', async () => {
  const waits: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const sample of [0, 1, 2]) {
      const popup = await openPopup(browser, newsstand.addresses[sample] ?? '');
      waits.push(await paintedAfter(popup));
    }
  }
  const [least, most] = [Math.min(...waits), Math.max(...waits)];
  console.log(
    `chromium: useful paint ${median(waits).toFixed(0)} ms after the popup starts (median of ${waits.length}; ${least.toFixed(0)} to ${most.toFixed(0)}), capture, saving and comparison included`,
  );
  expect(least).toBeGreaterThan(0);
});
