import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser, Popup } from '@/scripts/browsers/browser';
import { until } from '@/scripts/browsers/until';
import { type Newsstand, serveNewsstand } from '@/scripts/newsstand/serve';
import { message } from './support/catalogue';
import { openLookUp } from './support/look-up-words';
import { BROWSERS, openBrowser } from './support/open-browser';
import { openPopup } from './support/open-popup';
import { answered } from './support/read-popup';

interface Shown {
  readonly text: string;
  readonly title: string;
}

/** Runs in a page of the extension: what the toolbar button says of the tab in front. */
async function onButton(): Promise<Shown> {
  interface Api {
    readonly tabs: { query(wanted: object): Promise<{ id: number }[]> };
    readonly action: {
      getBadgeText(of: { tabId: number }): Promise<string>;
      getTitle(of: { tabId: number }): Promise<string>;
    };
  }
  const { chrome } = globalThis as unknown as { chrome: Api };
  const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
  const tabId = tab?.id ?? 0;
  return {
    text: await chrome.action.getBadgeText({ tabId }),
    title: await chrome.action.getTitle({ tabId }),
  };
}

/** Runs in a page of the extension: takes one site away, as the browser's own settings do. */
async function takeAway(pattern: string): Promise<boolean> {
  const { chrome } = globalThis as unknown as {
    chrome: { permissions: { remove(what: { origins: string[] }): Promise<boolean> } };
  };
  return chrome.permissions.remove({ origins: [pattern] });
}

describe.each(BROWSERS)('a site the reader follows in %s', (name) => {
  let newsstand: Newsstand;
  let browser: Browser;
  let panel: Popup;
  beforeAll(async () => {
    newsstand = await serveNewsstand();
    browser = await openBrowser(name);
    await browser.allowSites();
  });
  afterAll(async () => {
    await browser?.close();
    await newsstand?.close();
  });

  const address = (at: number): string => newsstand.addresses[at] ?? '';
  const says = (wanted: string): Promise<Shown> =>
    until(async () => {
      const shown = await panel.evaluate(onButton);
      return shown.text === wanted ? shown : null;
    }, `the badge to say "${wanted}"`);

  const open = (at: number): Promise<Popup> => openPopup(browser, address(at));

  test('is followed by one click in the popup, and its article counted at once', async () => {
    await (await open(0)).close();
    const popup = await open(1);
    await popup.click('[data-open-panel]');
    panel = await browser.panel();
    await panel.waitForElement('header h1');
    const again = await browser.clickToolbarButton();
    await answered(again);
    await again.click('[aria-pressed="false"]:not([data-page-marks])');
    const { title } = await says('4');
    expect(title).toBe('4 quotations on this page have other versions');
    await again.close().catch(() => undefined);
  });

  test('no other site is read', async () => {
    await browser.visit(address(2));
    await panel.waitForElement('[data-stale]');
    expect(await panel.evaluate(onButton)).toEqual({ text: '', title: 'Sic' });
  });

  test('has its articles read as they open, which the badge says', async () => {
    await browser.visit(address(1));
    const { title } = await says('4');
    expect(title).toContain('have other versions');
  });

  test('stands in the settings, with the shortcuts as they are bound', async () => {
    const settings = await settingsOf();
    await settings.waitForElement('[data-site="courier.localhost"]');
    const keys = await settings.elements('[data-command] kbd');
    expect(keys.map(({ text }) => text).length).toBeGreaterThan(0);
    expect(await settings.text()).toContain('3 saved articles');
    await browser.showFirstTab();
  });

  test('taken away, is not read any more, and nothing is left on the button', async () => {
    await browser.visit(address(1));
    await says('4');
    expect(await panel.evaluate(takeAway, '*://courier.localhost/*')).toBe(true);
    await says('');
    await browser.visit(address(1));
    await panel.waitForElement('[data-stale], [data-standing="fresh"]');
    expect((await panel.evaluate(onButton)).text).toBe('');
  });

  test('a popup that was closed opens where the reader left it', async () => {
    const popup = await open(1);
    await popup.click('details > summary');
    await openLookUp(popup);
    await popup.type('half a thought');
    await popup.waitUntil(
      () => document.querySelector('textarea')?.value === 'half a thought',
      'the words to be typed',
    );
    // Longer than the pause after which it is kept.
    await new Promise((resolve) => setTimeout(resolve, 400));
    await popup.close();
    const again = await browser.clickToolbarButton();
    await again.waitUntil(
      () => document.querySelector('textarea')?.value === 'half a thought',
      'the words to be there again',
    );
    await again.close();
  });

  test('raises no error', async () => {
    expect(await browser.complaints()).toEqual([]);
  });

  /** The settings in the tab. */
  async function settingsOf(): Promise<Popup> {
    const popup = await open(2);
    await popup.click('[data-open-settings]');
    return browser.page('options.html');
  }

  test('says in the settings that none is followed now', async () => {
    const settings = await browser.page('options.html');
    await settings.waitForElement('h1');
    expect(await settings.text()).toContain(message('settings_sites_none'));
  });
});
