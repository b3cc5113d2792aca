import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser, Popup } from '@/scripts/browsers/browser';
import { until } from '@/scripts/browsers/until';
import { type Newsstand, serveNewsstand } from '@/scripts/newsstand/serve';
import { BROWSERS, openBrowser } from './support/open-browser';
import { type ReadAnswer, readPopup } from './support/read-popup';

/**
 * How long a page is kept busy so that its background can be stopped meanwhile: as short as will do, since the test waits
 * for it, and the next where the machine was too slow. A capture that takes longer than the last is given up.
 */
const BUSY_MS = [4_000, 10_000, 18_000] as const;

/** Keeps the page's only thread to itself, so that a script sent to it has to wait. */
function keepBusy(milliseconds: number): void {
  setTimeout(() => {
    const end = Date.now() + milliseconds;
    while (Date.now() < end);
  }, 50);
}

/** Long enough for a background that has started to send its script to the page. */
const UNTIL_SENT_MS = 300;

/** Rows of each table of the corpus, counted where the popup can see them. */
function countRows(): Promise<Record<string, number>> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('sic');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const db = opening.result;
      const tables = ['articles', 'texts', 'outlets'];
      const transaction = db.transaction(tables);
      const counts: Record<string, number> = {};
      for (const table of tables) {
        const count = transaction.objectStore(table).count();
        count.onsuccess = () => {
          counts[table] = count.result;
        };
      }
      transaction.oncomplete = () => {
        db.close();
        resolve(counts);
      };
    };
  });
}

describe.each(BROWSERS)('in %s, clicking again', (name) => {
  let newsstand: Newsstand;
  let browser: Browser;
  beforeAll(async () => {
    newsstand = await serveNewsstand();
    browser = await openBrowser(name);
  });
  afterAll(async () => {
    await browser?.close();
    await newsstand?.close();
  });

  const visit = (sample: number) => browser.visit(newsstand.addresses[sample] ?? '');
  const click = async (): Promise<ReadAnswer> => readPopup(await browser.clickToolbarButton(), 30_000);

  /** How many versions the popup shows, by outlet: a doubled article would stand here twice. */
  const outletsOf = ({ quotations }: ReadAnswer, start: string) =>
    quotations.find(({ words }) => words.startsWith(start))?.versions.map(({ outlet }) => outlet);

  /** Clicks while the page is busy and stops the background under the capture; what the corpus held then. */
  async function clickAndStop(): Promise<{ popup: Popup; rows: Record<string, number> }> {
    for (const busy of BUSY_MS) {
      await browser.tab.evaluate(keepBusy, busy);
      // The page is busy for longer than this, so a script sent to it cannot have answered before.
      const busyUntil = Date.now() + busy;
      const popup = await browser.clickToolbarButton();
      await until(async () => (await browser.isBackgroundRunning()) || null, 'the background to start');
      await new Promise((resolve) => setTimeout(resolve, UNTIL_SENT_MS));
      await browser.stopBackground();
      const rows = await popup.evaluate(countRows);
      if (Date.now() < busyUntil) return { popup, rows };
    }
    throw new Error('Every capture was done before the background could be stopped.');
  }

  test('on the same page adds nothing', async () => {
    await visit(0);
    expect((await click()).text).toContain('Saved');
    for (let times = 0; times < 2; times += 1) {
      const { text, headings } = await click();
      expect(text).toContain('Already among your saved articles');
      expect(headings[0]).toBe(
        'This is the only article you saved, so there is nothing to compare it with yet',
      );
    }
  });

  test('after the background was stopped finds what was saved before', async () => {
    await browser.stopBackground();
    await visit(1);
    expect(outletsOf(await click(), 'The bridge is not')).toEqual(['The Elverwick Herald']);
    await browser.stopBackground();
    const again = await click();
    expect(again.text).toContain('Already among your saved articles');
    expect(outletsOf(again, 'The bridge is not')).toEqual(['The Elverwick Herald']);
  });

  test('while the background is stopped in the middle of a capture still gets the answer', async () => {
    await visit(2);
    const { popup, rows } = await clickAndStop();
    expect(rows).toEqual({ articles: 2, texts: 2, outlets: 2 });
    const answer = await readPopup(popup, 30_000);
    expect(outletsOf(answer, 'The bridge is not')?.sort()).toEqual([
      'Lenn Valley Courier',
      'The Elverwick Herald',
    ]);
  });

  test('and again, on a page already saved', async () => {
    const { popup, rows } = await clickAndStop();
    expect(rows).toEqual({ articles: 3, texts: 3, outlets: 3 });
    const answer = await readPopup(popup, 30_000);
    expect(answer.text).toContain('Already among your saved articles');
    expect(outletsOf(answer, 'The bridge is not')?.sort()).toEqual([
      'Lenn Valley Courier',
      'The Elverwick Herald',
    ]);
  });

  test('leaves each article in the corpus once', async () => {
    await visit(3);
    const popup = await browser.clickToolbarButton();
    const { headings } = await readPopup(popup, 30_000);
    expect(headings[0]).toBe('No other version among your 3 saved articles from 3 outlets');
    expect(await popup.evaluate(countRows)).toEqual({ articles: 4, texts: 4, outlets: 4 });
  });

  test('throws nowhere', async () => {
    expect(await browser.complaints()).toEqual([]);
  });
});
