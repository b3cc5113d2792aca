import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '@/scripts/browsers/browser';
import { until } from '@/scripts/browsers/until';
import { serveNewsstand, type Newsstand } from '@/scripts/newsstand/serve';
import { CARD_PAGES, ONLY_ELSEWHERE } from './support/card-pages';
import {
  answeredCard,
  BROWSERS_WITH_KEYS,
  capture,
  cardGone,
  cardOf,
  cardShowing,
  openBrowserWithKeys,
  SHORTCUT,
  pressShortcut,
  selectWords,
} from './support/card-steps';
import { message } from './support/catalogue';
import { type ServedPages, servePages } from './support/serve-pages';

describe.each(BROWSERS_WITH_KEYS)('the card in %s', (name) => {
  let pages: ServedPages;
  let newsstand: Newsstand;
  let browser: Browser;
  const at = (host: string): string => pages.addresses.find((one) => one.includes(`//${host}.`)) ?? '';
  beforeAll(async () => {
    pages = await servePages(CARD_PAGES);
    newsstand = await serveNewsstand();
    browser = await openBrowserWithKeys(name);
    await capture(browser, at('mill-post'));
  });
  afterAll(async () => {
    await browser?.close();
    await newsstand?.close();
    await pages?.close();
  });

  describe('shows who else prints the words', () => {
    test.each([
      ['chosen from the menu, on a page with a strict policy and Trusted Types', 'strict', 'menu'],
      ['at the shortcut, on such a page', 'strict', 'shortcut'],
      ['on a page that takes every style away', 'initial', 'shortcut'],
      ['on a page that hides what it can', 'none', 'shortcut'],
      // Firefox gives keys to the page before it takes them for a shortcut.
      ['on a page that swallows every key', 'swallowing', name === 'firefox' ? 'menu' : 'shortcut'],
      ['selected in a frame of the same site', 'framed', 'shortcut'],
      ['selected in a frame, from the menu', 'framed', 'menu'],
    ] as const)('%s', async (_name, host, gesture) => {
      await browser.visit(at(host));
      const point = await selectWords(browser);
      await (gesture === 'menu' ? browser.chooseLookUp(point) : pressShortcut(browser));
      const card = await cardShowing(browser, ONLY_ELSEWHERE);
      const { width, height } = await card.place();
      expect(width * height).toBeGreaterThan(300 * 150);
      await browser.press('Escape');
      await cardGone(browser);
    });

    test('selected in a field for text', async () => {
      await browser.visit(at('field'));
      await selectWords(browser, 'textarea');
      await pressShortcut(browser);
      await cardShowing(browser, ONLY_ELSEWHERE);
    });

    test('when the background was stopped before, and again after', async () => {
      await browser.visit(at('mill-times'));
      await selectWords(browser);
      await browser.stopBackground();
      await pressShortcut(browser);
      const card = await answeredCard(browser);
      await browser.stopBackground();
      await card.evaluate((words) => {
        const buttons = [...document.querySelectorAll('button')];
        buttons.find((button) => button.textContent === words)?.click();
      }, message('card_page'));
      await card.waitUntil(() => document.querySelector('main header h1') !== null, 'the page to be read');
      expect(await card.text()).toContain('Tide mill to grind again');
    });
  });

  test('stands beside the selection, follows it, and is gone as if it had never been there', async () => {
    await browser.visit(at('mill-times'));
    const outline = () => browser.tab.evaluate(() => document.documentElement.outerHTML);
    const before = await outline();
    await selectWords(browser);
    await pressShortcut(browser);
    const card = await answeredCard(browser);
    const box = () =>
      browser.tab.evaluate(() => {
        const { x, y, width, height } =
          getSelection()?.getRangeAt(0).getBoundingClientRect() ?? new DOMRect();
        return { x, y, width, height };
      });
    const [words, place] = [await box(), await card.place()];
    expect(place.y >= words.y + words.height || place.y + place.height <= words.y).toBe(true);
    await browser.tab.evaluate(() => scrollBy({ top: 100, behavior: 'instant' }));
    await until(
      async () => (Math.abs((await card.place()).y - place.y + 100) < 3 ? true : null),
      'the card to follow',
    );
    await browser.press('Escape');
    await cardGone(browser);
    expect(await outline()).toBe(before);
  });

  test('gives the focus back', async () => {
    await browser.visit(at('mill-times'));
    await selectWords(browser);
    await browser.tab.evaluate(() => document.querySelector('button')?.focus());
    await pressShortcut(browser);
    await answeredCard(browser);
    expect(await browser.tab.evaluate(() => document.activeElement?.localName)).toBe('div');
    await browser.press('Escape');
    await cardGone(browser);
    expect(await browser.tab.evaluate(() => document.activeElement?.localName)).toBe('button');
  });

  test('closes at Escape when the focus is in the page again', async () => {
    await browser.visit(at('mill-times'));
    await selectWords(browser);
    await pressShortcut(browser);
    await answeredCard(browser);
    await browser.tab.evaluate(() => document.querySelector('button')?.focus());
    await browser.press('Escape');
    await cardGone(browser);
  });

  test('opened again takes the place of the one before', async () => {
    await browser.visit(at('mill-times'));
    await selectWords(browser);
    await pressShortcut(browser);
    await answeredCard(browser);
    await browser.press(SHORTCUT);
    await until(
      async () =>
        (await browser.tab.evaluate(() => document.querySelectorAll('html > div').length)) === 1 || null,
      'one card',
    );
    await cardShowing(browser, ONLY_ELSEWHERE);
  });

  test('with nothing selected lists the quotations of the page, and takes other words', async () => {
    await browser.visit(at('mill-times'));
    await pressShortcut(browser);
    const card = await answeredCard(browser);
    await card.waitUntil(() => document.querySelector('main header h1') !== null, 'the page to be read');
    await cardShowing(browser, ONLY_ELSEWHERE);
    expect(await card.evaluate(() => document.querySelector('textarea') !== null)).toBe(true);
  });

  test('says that nobody prints the words, and what helps', async () => {
    await browser.visit(at('mill-times'));
    await selectWords(browser, '#alone');
    await pressShortcut(browser);
    const card = await answeredCard(browser);
    await card.waitUntil(
      () => document.querySelector('section a[target]') !== null,
      'links to search the web',
    );
    const text = await card.text();
    expect(text).toContain('the council has no say over herons');
    expect(text).toContain(message('offer_page'));
    expect(await card.evaluate(() => document.querySelector<HTMLAnchorElement>('section a')?.href)).toContain(
      'https://duckduckgo.com/?q=%22',
    );
  });

  test('raises no error when its page goes away while it asks', async () => {
    await browser.visit(at('mill-times'));
    await selectWords(browser);
    await pressShortcut(browser);
    await cardOf(browser);
    await browser.visit(at('strict'));
    expect(await browser.cards()).toEqual([]);
    expect(await browser.complaints()).toEqual([]);
  });

  test('has a tab of its own where it cannot stand in the page', async () => {
    await browser.visit(newsstand.awkward('minutes.pdf'));
    await browser.press(SHORTCUT);
    const titles = await until(async () => {
      const titles = await browser.cardsInTabs();
      return titles.includes(message('card_title')) ? titles : null;
    }, 'a tab with the card');
    expect(titles).toHaveLength(1);
  });

  test('raises no error', async () => {
    expect(await browser.complaints()).toEqual([]);
  });
});
