import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '@/scripts/browsers/browser';
import { until } from '@/scripts/browsers/until';
import { CARD_PAGES, ONLY_ELSEWHERE } from './support/card-pages';
import {
  BROWSERS_WITH_KEYS,
  capture,
  cardGone,
  cardOf,
  cardShowing,
  openBrowserWithKeys,
  pressShortcut,
  selectWords,
} from './support/card-steps';
import { message } from './support/catalogue';
import { type ServedPages, servePages } from './support/serve-pages';

/** Times a card is opened and closed to see whether anything stays behind. */
const TIMES = 100;
/** Engines keep some of what they compile; a card that stayed would take more than this each time. */
const MOST_GROWTH_BYTES = 400_000;

/** Runs in the page: all it can find out about the card, open or closed. */
function allThatCanBeSeen(): string[] {
  const shadow = (root: ParentNode): string[] =>
    [...root.querySelectorAll('*')].flatMap((element) =>
      element.shadowRoot === null ? [] : [element.shadowRoot.innerHTML, ...shadow(element.shadowRoot)],
    );
  const host = document.querySelector('html > div');
  const style =
    host === null
      ? []
      : [...getComputedStyle(host)].map(
          (name) => `${name}: ${getComputedStyle(host).getPropertyValue(name)}`,
        );
  const boxes =
    host === null
      ? []
      : [...host.getClientRects()].map(({ x, y, width, height }) => [x, y, width, height].join());
  const points = [0.25, 0.5, 0.75].flatMap((x) =>
    [0.25, 0.5, 0.75].map((y) => document.elementFromPoint(x * innerWidth, y * innerHeight)?.nodeName ?? ''),
  );
  const { scrollHeight, scrollWidth } = document.documentElement;
  return [
    document.documentElement.outerHTML,
    ...shadow(document),
    `frames: ${window.length}`,
    `focus: ${document.activeElement?.nodeName} ${document.hasFocus()}`,
    `resources: ${performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .join()}`,
    `sheets: ${document.styleSheets.length} ${document.adoptedStyleSheets.length}`,
    `highlights: ${CSS.highlights.size}`,
    `page: ${scrollWidth} ${scrollHeight} ${scrollX} ${scrollY}`,
    `selection: ${getSelection()}`,
    ...boxes,
    ...points,
    ...style,
  ];
}

/** Runs in the page: what its listeners and observers have noticed. */
function allThatWasSeen(): string[] {
  return (window as unknown as { readonly seen: string[] }).seen;
}

describe.each(BROWSERS_WITH_KEYS)('a hostile page in %s', (name) => {
  let pages: ServedPages;
  let browser: Browser;
  const at = (host: string): string => pages.addresses.find((one) => one.includes(`//${host}.`)) ?? '';
  beforeAll(async () => {
    pages = await servePages(CARD_PAGES);
    browser = await openBrowserWithKeys(name);
  });
  afterAll(async () => {
    await browser?.close();
    await pages?.close();
  });

  /** What a page notices is counted from here: its loading is told now in this order, now in another. */
  async function forgetSeen(): Promise<void> {
    await browser.tab.evaluate(
      () => (window as unknown as { readonly seen: string[] }).seen.splice(0).length,
    );
  }

  /** What the page knows of a card that is opened, answers, is read to its end, and is closed. */
  async function lookedUp(
    shown: string,
  ): Promise<{ readonly card: string; readonly known: readonly string[][] }> {
    await browser.visit(at('watching'));
    await selectWords(browser);
    const before = await browser.tab.evaluate(allThatCanBeSeen);
    await pressShortcut(browser, forgetSeen);
    const card = await cardShowing(browser, shown);
    const text = await card.text();
    const open = await browser.tab.evaluate(allThatCanBeSeen);
    // To the end of what it says and beyond: a card must not push the page along.
    for (const key of ['End', 'Next', 'Next', 'Tab']) await browser.press(key);
    const used = await browser.tab.evaluate(allThatCanBeSeen);
    await browser.press('Escape');
    await cardGone(browser);
    const after = await browser.tab.evaluate(allThatCanBeSeen);
    return { card: text, known: [before, open, used, after, await browser.tab.evaluate(allThatWasSeen)] };
  }

  test('learns nothing of what the reader has saved', async () => {
    const empty = await lookedUp(message('search_web'));
    await capture(browser, at('mill-post'));
    const full = await lookedUp(ONLY_ELSEWHERE);
    expect(full.card).not.toBe(empty.card);
    expect(full.card).toContain(ONLY_ELSEWHERE);
    expect(empty.card).not.toContain(ONLY_ELSEWHERE);
    expect(full.known).toEqual(empty.known);
    const words = full.known.flat().join('\n');
    expect(words).not.toContain(ONLY_ELSEWHERE);
    expect(words).not.toContain('-extension:');
    const seen = full.known.at(-1) ?? [];
    expect(seen.join('\n')).not.toMatch(
      /shadow|keydown \w+ (?:End|PageDown|Tab|Escape)|scroll|wheel|message/,
    );
    const [before, , , after] = full.known;
    expect(after?.[0]).toBe(before?.[0]);
  });

  test('that embeds the card gets an empty frame, with whatever token', async () => {
    await browser.visit(at('mill-times'));
    await browser.tab.evaluate((address) => {
      for (const token of ['', '#0123456789abcdef0123456789abcdef', '?a#b']) {
        const frame = document.createElement('iframe');
        frame.src = `${address}card.html${token}`;
        document.body.prepend(frame);
      }
    }, browser.extensionAddress);
    await selectWords(browser);
    await pressShortcut(browser);
    const answered = async (): Promise<string[] | null> => {
      const texts: string[] = [];
      for (const card of await browser.cards()) texts.push(await card.text());
      return texts.some((text) => text.includes(ONLY_ELSEWHERE)) ? texts : null;
    };
    const texts = await until(answered, 'our own card to answer');
    expect(texts.filter((text) => text.trim() !== '')).toHaveLength(1);
    // In Chromium no page knows the card's address.
    expect(texts).toHaveLength(name === 'chromium' ? 1 : 4);
  });

  // Firefox tells nobody what a page takes up.
  const measured = name === 'chromium' ? test : () => undefined;
  measured(
    'keeps nothing of a card that was opened and closed a hundred times',
    async () => {
      await browser.visit(at('mill-times'));
      await selectWords(browser);
      const openAndClose = async (): Promise<void> => {
        await pressShortcut(browser);
        const card = await cardOf(browser);
        await card.waitUntil(() => document.querySelector('header') !== null, 'the card to be there');
        await browser.press('Escape');
        await cardGone(browser);
      };
      for (let time = 0; time < 5; time += 1) await openAndClose();
      const before = await browser.memory();
      for (let time = 0; time < TIMES; time += 1) await openAndClose();
      const after = await browser.memory();
      if (before === null || after === null) throw new Error('Chromium tells what a page takes up.');
      console.log(`${TIMES} cards: ${JSON.stringify(before)} → ${JSON.stringify(after)}`);
      expect(after.frames).toBe(before.frames);
      expect(after.nodes).toBeLessThanOrEqual(before.nodes + 20);
      expect(after.listeners).toBeLessThanOrEqual(before.listeners + 5);
      expect(after.heapBytes - before.heapBytes).toBeLessThan(MOST_GROWTH_BYTES);
    },
    300_000,
  );

  test('sees no error of ours', async () => {
    expect(await browser.complaints()).toEqual([]);
  });
});
