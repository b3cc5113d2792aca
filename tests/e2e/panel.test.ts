import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser, Popup } from '@/scripts/browsers/browser';
import { type Newsstand, serveNewsstand } from '@/scripts/newsstand/serve';
import { message } from './support/catalogue';
import { BROWSERS, openBrowser } from './support/open-browser';
import { openPopup } from './support/open-popup';
import { answered } from './support/read-popup';

/** Runs in a page of the extension: whether all sites may be read. */
async function mayReadAll(): Promise<boolean> {
  const { chrome } = globalThis as unknown as {
    chrome: { permissions: { contains(wanted: { origins: string[] }): Promise<boolean> } };
  };
  return chrome.permissions.contains({ origins: ['*://*/*'] });
}

describe.each(BROWSERS)('the side panel in %s', (name) => {
  let newsstand: Newsstand;
  let browser: Browser;
  let panel: Popup;
  beforeAll(async () => {
    newsstand = await serveNewsstand();
    browser = await openBrowser(name);
  });
  afterAll(async () => {
    await browser?.close();
    await newsstand?.close();
  });

  const shows = (title: string): Promise<void> =>
    panel.waitForElement(`[data-standing="fresh"] h1:not([lang=""])`).then(async () => {
      const { text } = (await panel.elements('main h1'))[0] ?? { text: '' };
      expect(text).toContain(title);
    });

  test('is opened from the popup, closes it, and shows the same page', async () => {
    const popup = await openPopup(browser, newsstand.addresses[0] ?? '');
    await popup.click('[data-open-panel]');
    panel = await browser.panel();
    await panel.waitForElement('header h1');
    await shows('Cutler’s Bridge to close');
    expect(await panel.elements('[data-stale]')).toEqual([]);
    await popup.close().catch(() => undefined);
  });

  test('says when the tab shows another page, and keeps what it has', async () => {
    await browser.visit(newsstand.addresses[1] ?? '');
    await panel.waitForElement('[data-stale="moved-on"]');
    expect(await panel.text()).toContain('Cutler’s Bridge to close');
  });

  test('follows the popup that has read the new page', async () => {
    const popup = await browser.clickToolbarButton();
    await answered(popup);
    await panel.waitUntil(
      () =>
        document.querySelector('[data-stale]') === null &&
        document.querySelector('header h1')?.textContent === 'Eleven months without a bridge',
      'the panel to show the new page',
    );
    await popup.close();
  });

  test('says when another tab is in front, and that it may not read it', async () => {
    await browser.addTab(newsstand.addresses[2] ?? '');
    await panel.waitForElement('[data-stale="other-tab"]');
    expect(await panel.text()).toContain(message('panel_other_tab'));
    await panel.click('[data-stale] button');
    await panel.waitForElement('[data-access]');
    expect(await panel.text()).toContain(message('panel_access'));
  });

  test('is fresh again when its own tab is', async () => {
    await browser.showFirstTab();
    await panel.waitForElement('[data-stale="other-tab"] button');
    await panel.click('[data-stale] button');
    await panel.waitForElement('header h1');
    await shows('Eleven months without a bridge');
  });

  test('compares open tabs without saving them', async () => {
    await browser.allowSites();
    for (const at of [0, 3, 4, 5]) await browser.addTab(newsstand.addresses[at] ?? '');
    await browser.addTab(newsstand.awkward('section-front'));
    const popup = await browser.clickToolbarButton();
    await answered(popup);
    const began = Date.now();
    await popup.click('[data-compare-tabs]');
    await panel.waitForElement('[data-compare="choosing"] form li input:checked');
    expect((await panel.elements('form li input:checked')).length).toBe(7);
    await panel.click('form > label input');
    await panel.click('form button[type="submit"]');
    await panel.waitForElement('[data-compared]');
    console.log(`${name}: from the click to what 6 tabs print in common ${Date.now() - began} ms`);
    expect((await panel.elements('[data-shared]')).length).toBeGreaterThan(6);
    const text = await panel.text();
    expect(text).toContain(message('compare_tabs_not_saved'));
    const [failed] = await panel.elements('[data-failed]');
    expect(failed?.text).toContain('1 tab could not be read');
    await popup.close().catch(() => undefined);
  });

  test('gives back the leave it was lent', async () => {
    await panel.waitForElement('[data-loan="returned"]');
    expect(await panel.evaluate(mayReadAll)).toBe(false);
  });

  test('shows all versions of one of them side by side, along another too', async () => {
    await panel.click('[data-shared][open] > button');
    await panel.waitForElement('main h1');
    await panel.waitUntil(
      () => document.querySelector('select, table') !== null,
      'the versions to stand side by side',
    );
  });

  test('raises no error', async () => {
    expect(await browser.complaints()).toEqual([]);
  });
});
