import type { Browser, Card } from '@/scripts/browsers/browser';
import { openChromium } from '@/scripts/browsers/chromium';
import { openFirefox } from '@/scripts/browsers/firefox';
import { until } from '@/scripts/browsers/until';
import { openVirtualDisplay } from '@/scripts/browsers/virtual-display';
import type { BrowserName } from '@/scripts/setup/find-browser.mjs';
import { hasVirtualDisplay } from '@/scripts/setup/virtual-display.mjs';
import { built } from './built';
import { answered } from './read-popup';

/** The suggested key for looking up what is selected. */
export const SHORTCUT = 'alt+shift+l';

/** Firefox takes keys unseen; Chromium only in a window, which needs a screen nobody looks at. */
export const BROWSERS_WITH_KEYS: readonly BrowserName[] = hasVirtualDisplay()
  ? ['chromium', 'firefox']
  : ['firefox'];

/** A browser that takes real keys, with a new profile and the production build. */
export async function openBrowserWithKeys(name: BrowserName): Promise<Browser> {
  const options = { extension: built(name), colours: 'light' } as const;
  if (name === 'firefox') return openFirefox({ ...options, headless: true });
  const display = await openVirtualDisplay();
  const browser = await openChromium({ ...options, headless: false, display });
  // As at any desk, a window takes keys once it has been clicked into.
  display.click({ x: 640, y: 600 }, 1);
  const close = browser.close.bind(browser);
  browser.close = async () => {
    await close();
    display.close();
  };
  return browser;
}

/** Saves the article at an address, by the toolbar button. */
export async function capture(browser: Browser, address: string): Promise<void> {
  await browser.visit(address);
  const popup = await browser.clickToolbarButton();
  await answered(popup);
  await popup.close();
}

/** Runs in the page: selects what is inside the element and says where it stands. */
function select(selector: string): { x: number; y: number } | null {
  const frame = document.querySelector('iframe');
  const within = document.querySelector(selector) ?? frame?.contentDocument?.querySelector(selector) ?? null;
  if (within === null) return null;
  const view = within.ownerDocument.defaultView;
  if (within.localName === 'textarea') {
    (within as HTMLTextAreaElement).focus();
    (within as HTMLTextAreaElement).select();
  } else {
    within.scrollIntoView({ block: 'center', behavior: 'instant' });
    view?.focus();
    view?.getSelection()?.selectAllChildren(within);
  }
  const range = view?.document.createRange();
  range?.selectNodeContents(within);
  const box = within.localName === 'textarea' ? within.getBoundingClientRect() : range?.getClientRects()[0];
  const outer = view === window ? null : frame?.getBoundingClientRect();
  return box === undefined
    ? null
    : { x: box.x + (outer?.x ?? 0) + 20, y: box.y + (outer?.y ?? 0) + box.height / 2 };
}

/** Selects the words inside an element; gives a point on them. */
export function selectWords(browser: Browser, selector = '#said'): Promise<{ x: number; y: number }> {
  return until(() => browser.tab.evaluate(select, selector), `${selector} to be selected`);
}

/** The card once it stands in the page. */
export function cardOf(browser: Browser): Promise<Card> {
  return until(async () => (await browser.cards())[0] ?? null, 'a card');
}

/** The card once it has answered: with versions, or that there are none. */
export async function answeredCard(browser: Browser): Promise<Card> {
  const card = await cardOf(browser);
  await card.waitUntil(() => document.querySelector('main h2, main h1') !== null, 'the card to answer');
  return card;
}

/** Waits until there is no card. */
export async function cardGone(browser: Browser): Promise<void> {
  await until(async () => (await browser.cards()).length === 0 || null, 'the card to go');
}

/** The card once it shows these words, which may be loaded after the rest of its answer. */
export async function cardShowing(browser: Browser, words: string): Promise<Card> {
  const card = await answeredCard(browser);
  await until(async () => (await card.text()).includes(words) || null, `the card to show "${words}"`);
  return card;
}

/** Chromium shows a card within a second; then the keys went elsewhere. */
const KEYS_LOST_MS = 4_000;

/**
 * Presses the shortcut until a card comes: a driven Chromium now and then gives the keys to the page instead, the first ones after an
 * extension was installed above all, and a person would press again. `before` is done before each time.
 */
export async function pressShortcut(browser: Browser, before = async (): Promise<void> => {}): Promise<void> {
  const press = async (): Promise<true> => {
    await before();
    await browser.press(SHORTCUT);
    return until(async () => (await browser.cards()).length > 0 || null, 'a card', KEYS_LOST_MS);
  };
  await until(press, 'the shortcut to show a card');
}
