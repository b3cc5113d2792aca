import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser, Popup } from '@/scripts/browsers/browser';
import { until } from '@/scripts/browsers/until';
import { message } from './support/catalogue';
import { ALONE, DIFFERS, MARKED_PAGES, ONLY_ELSEWHERE, SAME } from './support/marked-pages';
import { BROWSERS, openBrowser } from './support/open-browser';
import { openPopup } from './support/open-popup';
import { type ServedPages, servePages } from './support/serve-pages';

/** How often marks are switched on and off. */
const ROUNDS = 100;

const HOSTS = [...MARKED_PAGES.keys()];

/** What the popup's own scripts have. */
interface Extension {
  readonly chrome: {
    readonly storage: { readonly local: { set(values: Record<string, boolean>): Promise<void> } };
  };
}

/** Everything a page's script can read of the marks. */
interface Seen {
  readonly highlights: readonly (readonly string[])[];
  readonly html: string;
  readonly sheets: readonly string[];
}

/** Runs in the page. */
function look(): Seen {
  return {
    highlights: [...CSS.highlights].map(([name, ranges]) => [name, ...[...ranges].map(String)]),
    html: document.documentElement.outerHTML,
    sheets: document.adoptedStyleSheets.map(({ cssRules }) =>
      [...cssRules].map(({ cssText }) => cssText).join('\n'),
    ),
  };
}

const bare = (words: string): string => words.replace(/\W+/g, ' ').trim();

describe.each(BROWSERS)('marks in the page in %s', (name) => {
  let pages: ServedPages;
  let browser: Browser;
  beforeAll(async () => {
    pages = await servePages(MARKED_PAGES);
    browser = await openBrowser(name);
  });
  afterAll(async () => {
    await browser?.close();
    await pages?.close();
  });

  const addressOf = (host: string): string => pages.addresses[HOSTS.indexOf(`${host}.localhost`)] ?? '';

  async function open(host: string): Promise<Popup> {
    const popup = await openPopup(browser, addressOf(host));
    return popup;
  }

  async function switchMarks(popup: Popup, on: boolean): Promise<void> {
    await popup.evaluate(async (value) => {
      await (globalThis as typeof globalThis & Extension).chrome.storage.local.set({ pageMarks: value });
    }, on);
  }

  async function seenWhen(marked: boolean): Promise<Seen> {
    return until(
      async () => {
        const seen = await browser.tab.evaluate(look);
        return seen.highlights.length > 0 === marked ? seen : null;
      },
      marked ? 'marks' : 'no marks',
    );
  }

  let before: Seen;
  let alone: Seen;

  test('are not there until the reader wants them', async () => {
    await browser.visit(addressOf('bell-times'));
    before = await browser.tab.evaluate(look);
    expect(before).toMatchObject({ highlights: [], sheets: [] });
    const popup = await open('bell-times');
    expect(await browser.tab.evaluate(look)).toEqual(before);
    await switchMarks(popup, true);
  });

  test('are one highlight with all quotations', async () => {
    await open('bell-times');
    alone = await seenWhen(true);
    const [highlight = []] = alone.highlights;
    expect(alone.highlights).toHaveLength(1);
    expect(highlight.map(bare)).toEqual(['sic quotations', DIFFERS, SAME, ALONE].map(bare));
  });

  test('are the same whatever the corpus says', async () => {
    await open('bell-post');
    await open('bell-times');
    const full = await seenWhen(true);
    expect(full).toEqual(alone);
    expect(JSON.stringify(full)).not.toContain(ONLY_ELSEWHERE);
  });

  test('leave no trace when they are switched off', async () => {
    const popup = await open('bell-times');
    await seenWhen(true);
    await switchMarks(popup, false);
    await until(async () => {
      const seen = await browser.tab.evaluate(look);
      return JSON.stringify(seen) === JSON.stringify(before) || null;
    }, 'the page to be as it was');
    await switchMarks(popup, true);
  });

  test.each(['bell-strict', 'bell-initial', 'bell-dark'])('stand on %s', async (host) => {
    await open(host);
    expect((await seenWhen(true)).highlights[0]).toHaveLength(4);
  });

  test('are found again when the page draws itself anew', async () => {
    await open('bell-times');
    await seenWhen(true);
    await browser.tab.evaluate(() => {
      const words = document.querySelector('#same');
      const copy = words?.cloneNode(true);
      if (copy instanceof Element) {
        // As frameworks do: one sentence in many text nodes.
        const text = copy.textContent;
        copy.replaceChildren(...text.split(/(?<= )/).map((word) => document.createTextNode(word)));
        words?.replaceWith(copy);
      }
    });
    await until(async () => {
      const [highlight = []] = (await browser.tab.evaluate(look)).highlights;
      return highlight.map(bare).includes(bare(SAME)) || null;
    }, 'the words to be found again');
  });

  test('and words that are asked for are scrolled to, the page left as it was', async () => {
    const popup = await open('bell-times');
    const marked = await seenWhen(true);
    const isInSight = (): boolean => {
      const { top, bottom } = document.querySelector('#alone')?.getBoundingClientRect() ?? {
        top: -1,
        bottom: -1,
      };
      return top > 0 && bottom < innerHeight;
    };
    expect(await browser.tab.evaluate(isInSight)).toBe(false);
    await popup.click('[data-page-step="-1"]');
    await until(
      async () => (await browser.tab.evaluate(isInSight)) || null,
      'the last quotation to be in sight',
    );
    expect(await popup.text()).toContain(
      message('quotation_at').replace('$NUMBER$', '3').replace('$COUNT$', '3'),
    );
    expect(await browser.tab.evaluate(look)).toEqual(marked);
    expect(await browser.tab.evaluate(() => document.activeElement === document.body)).toBe(true);
  });

  test('or not, when the page shows them no more: that is said', async () => {
    const popup = await open('bell-times');
    await browser.tab.evaluate(() => document.querySelector('#alone')?.remove());
    await popup.click('[data-page-step="-1"]');
    await popup.waitUntil(
      () => document.querySelector('nav')?.textContent.includes('does not show') === true,
      'the popup to say that the words are gone',
    );
  });

  test('are asked for in the popup, and leave no listener or element behind', async () => {
    await open('bell-times');
    const marked = await seenWhen(true);
    const popup = await open('bell-times');
    await popup.waitForElement('[data-page-marks]');
    const press = async (on: boolean) => {
      await popup.evaluate(() => document.querySelector<HTMLElement>('[data-page-marks]')?.click());
      return seenWhen(on);
    };
    expect(await popup.elements('[data-page-marks]')).toMatchObject([
      { attributes: { 'aria-pressed': 'true' } },
    ]);
    await press(false);
    await press(true);
    await press(false);
    const memory = await browser.memory();
    for (let round = 0; round < ROUNDS; round++) {
      expect(await press(true)).toEqual(marked);
      await press(false);
    }
    const after = await browser.memory();
    if (memory === null || after === null) return;
    console.log(`${name}: after ${ROUNDS} rounds ${JSON.stringify(memory)} → ${JSON.stringify(after)}`);
    expect(after.listeners).toBeLessThanOrEqual(memory.listeners);
    expect(after.nodes).toBeLessThanOrEqual(memory.nodes + ROUNDS);
    expect(after.heapBytes).toBeLessThan(memory.heapBytes + 300_000);
  });

  test('raise no error', async () => {
    expect(await browser.complaints()).toEqual([]);
  });
});
