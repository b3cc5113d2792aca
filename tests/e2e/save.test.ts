/** @file Saving comparisons in a real popup: one click, undone by another, and what is saved stays when the popup is opened again. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser, Popup } from '@/scripts/browsers/browser';
import { until } from '@/scripts/browsers/until';
import { type Newsstand, serveNewsstand } from '@/scripts/newsstand/serve';
import { message } from './support/catalogue';
import { BROWSERS, openBrowser } from './support/open-browser';
import { openPopup } from './support/open-popup';
import { readPopup } from './support/read-popup';

const OF_QUOTATION = '[data-save="quotation"]';
const OF_PAGE = '[data-save="page"]';
const SAVED = [message('comparison_saved'), message('undo_saving'), message('open_saved')];

/** Runs in the popup: the buttons of the first place to save at, and what it tells to ears. */
function saving(at: string) {
  const place = document.querySelector(at);
  return {
    buttons: [...(place?.querySelectorAll('button') ?? [])].map((one) => one.textContent),
    heard: place?.querySelector('[role="status"]')?.textContent ?? '',
    focused: place?.contains(document.activeElement) === true ? document.activeElement?.textContent : null,
  };
}

/** Runs in the popup, which shares the database with the background: the saved comparisons that are not taken away. */
function savedRows(): Promise<{ words: string; outlets: string[] }[]> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('sic');
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const db = request.result;
      const rows = db.transaction('comparisons').objectStore('comparisons').getAll();
      rows.onerror = () => reject(rows.error);
      rows.onsuccess = () => {
        db.close();
        resolve(
          rows.result
            .filter(({ removedAt }) => removedAt === undefined)
            .map(({ words, outlets }) => ({ words, outlets })),
        );
      };
    };
  });
}

describe.each(BROWSERS)('saving comparisons in %s', (browserName) => {
  let newsstand: Newsstand;
  let browser: Browser;
  beforeAll(async () => {
    newsstand = await serveNewsstand();
    browser = await openBrowser(browserName);
    for (const sample of [0, 1, 2]) await open(sample);
  });
  afterAll(async () => {
    await browser?.close();
    await newsstand?.close();
  });

  const open = (sample: number): Promise<Popup> => openPopup(browser, newsstand.addresses[sample] ?? '');

  /** Waits until the first place to save at has these buttons. */
  async function offers(popup: Popup, at: string, ...buttons: string[]): Promise<void> {
    await until(
      async () =>
        JSON.stringify((await popup.evaluate(saving, at)).buttons) === JSON.stringify(buttons) || null,
      `the buttons ${buttons.join(', ')}`,
    );
  }

  test('one click saves a quotation with its versions, and another takes it back', async () => {
    const popup = await open(0);
    const [first] = (await readPopup(popup)).quotations;
    await offers(popup, OF_QUOTATION, message('save_comparison'));
    await popup.click(`${OF_QUOTATION} button`);
    await offers(popup, OF_QUOTATION, ...SAVED);
    expect(await popup.evaluate(saving, OF_QUOTATION)).toMatchObject({ heard: message('comparison_saved') });
    const rows = await popup.evaluate(savedRows);
    expect(rows).toHaveLength(1);
    expect(first?.words).toContain(rows[0]?.words.slice(0, 20));
    expect(rows[0]?.outlets.length).toBeGreaterThan(1);
    await popup.click(`${OF_QUOTATION} button + button`);
    await offers(popup, OF_QUOTATION, message('save_comparison'));
    expect(await popup.evaluate(saving, OF_QUOTATION)).toMatchObject({
      heard: message('comparison_unsaved'),
      focused: message('save_comparison'),
    });
    expect(await popup.evaluate(savedRows)).toEqual([]);
  });

  test('the keyboard alone saves, and pressing twice does not take back', async () => {
    const popup = await open(0);
    await readPopup(popup);
    await offers(popup, OF_QUOTATION, message('save_comparison'));
    await popup.evaluate(
      (at: string) => document.querySelector<HTMLElement>(at)?.focus(),
      `${OF_QUOTATION} button`,
    );
    await popup.press('Enter');
    await offers(popup, OF_QUOTATION, ...SAVED);
    await popup.press('Enter');
    expect(await popup.evaluate(savedRows)).toHaveLength(1);
    await popup.press('Tab');
    expect((await popup.evaluate(saving, OF_QUOTATION)).focused).toBe(message('undo_saving'));
    await popup.press('Enter');
    await offers(popup, OF_QUOTATION, message('save_comparison'));
    expect(await popup.evaluate(savedRows)).toEqual([]);
  });

  test('all of a page is saved at once, and stays when the popup is opened again', async () => {
    const popup = await open(0);
    const { quotations } = await readPopup(popup);
    const found = quotations.filter(({ versions }) => versions.length > 0).length;
    expect(found).toBeGreaterThan(1);
    await offers(popup, OF_PAGE, message('save_page'));
    await popup.click(`${OF_PAGE} button`);
    await until(
      async () => (await popup.evaluate(saving, OF_PAGE)).buttons.length === 3 || null,
      'the page to be saved',
    );
    expect(await popup.evaluate(savedRows)).toHaveLength(found);
    const again = await open(1);
    expect(await again.evaluate(savedRows)).toHaveLength(found);
  });

  test('raises no error', async () => {
    expect(await browser.complaints()).toEqual([]);
  });
});
