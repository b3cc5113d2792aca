import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser, Popup } from '@/scripts/browsers/browser';
import { type Newsstand, serveNewsstand } from '@/scripts/newsstand/serve';
import { lookUpWords } from './support/look-up-words';
import { message, problemSentences } from './support/catalogue';
import { BROWSERS, openBrowser } from './support/open-browser';
import { openPopup } from './support/open-popup';
import { answered, readPopup } from './support/read-popup';

const MAYOR = 'The quay belongs to the town and will stay with it,';

/** Runs in the page: selects an element's words, in a frame if there is one. */
function select(selector: string): boolean {
  const frame = document.querySelector('iframe');
  const view = frame?.contentDocument ? frame.contentWindow : window;
  const element = view?.document.querySelector(selector);
  if (!view || !element) return false;
  frame?.focus();
  view.getSelection()?.selectAllChildren(element);
  return true;
}

describe.each(BROWSERS)('selected words in %s', (name) => {
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

  /** Opens a page, selects, opens the popup, and asks it for the selected words. */
  async function capture(address: string, selector: string | null): Promise<Popup> {
    await browser.visit(address);
    if (selector !== null) expect(await browser.tab.evaluate(select, selector)).toBe(true);
    const popup = await browser.clickToolbarButton();
    await answered(popup);
    const isArticle = (await popup.elements('[data-selection]')).length > 0;
    await popup.click(isArticle ? '[data-selection]' : 'main button');
    // The way back stands above whatever was answered.
    await popup.waitUntil(
      () => document.querySelector('main > button') !== null && document.querySelector('main h1') !== null,
      'the selected words to be read',
    );
    return popup;
  }

  test('are captured on a page that lists articles', async () => {
    const { text, title, quotations } = await readPopup(
      await capture(newsstand.ofKind('front'), 'section p'),
    );
    expect(title).toBe('Elverwick Tidings');
    expect(text).toContain(message('page_selection'));
    expect(text).toContain(message('saved_new'));
    expect(quotations.map(({ words }) => words)).toEqual([MAYOR]);
  });

  test('are not saved twice', async () => {
    const { text } = await readPopup(await capture(newsstand.ofKind('front'), 'section p'));
    expect(text).toContain(message('saved_known'));
  });

  test('are captured over several paragraphs, beside the article they stand in, which stays as it is', async () => {
    const address = newsstand.ofKind('plain');
    const { text, quotations } = await readPopup(await capture(address, 'article'));
    expect(text).toContain(message('page_selection'));
    expect(quotations.map(({ words }) => words.slice(0, 12))).toEqual(['The quay bel', 'I have count']);
    await browser.visit(address);
    const whole = await readPopup(await browser.clickToolbarButton());
    expect(whole.text).toContain(message('saved_known'));
    expect(whole.text).not.toContain(message('page_selection'));
  });

  test('are captured in a frame of the same site', async () => {
    const { quotations, outlet } = await readPopup(await capture(newsstand.ofKind('own-frame'), 'article'));
    expect(outlet).toBe('Elverwick Tidings');
    expect(quotations.map(({ words }) => words)).toContain(MAYOR);
  });

  test('are captured on a page that is too large to be read', async () => {
    await browser.visit(newsstand.awkward('bottomless'));
    await browser.tab.evaluate(() => {
      const words = document.createElement('p');
      words.textContent = '“The pond has no bottom that we know of,” said Ebba Thorne.';
      document.body.prepend(words);
      getSelection()?.selectAllChildren(words);
    });
    const popup = await browser.clickToolbarButton();
    await answered(popup);
    await popup.click('main button');
    await popup.waitForElement('header');
    const { quotations } = await readPopup(popup);
    expect(quotations.map(({ words }) => words)).toEqual(['The pond has no bottom that we know of,']);
  });

  test('are captured inside a shadow root', async () => {
    await browser.visit(newsstand.ofKind('video'));
    await browser.tab.evaluate(() => {
      const host = document.createElement('div');
      document.body.prepend(host);
      const root = host.attachShadow({ mode: 'open' });
      root.innerHTML = '<p>“The lock has stuck since Sunday,” said Petra Loam.</p>';
      const words = root.querySelector('p')?.firstChild;
      if (words) getSelection()?.setBaseAndExtent(words, 0, words, words.nodeValue?.length ?? 0);
    });
    const popup = await browser.clickToolbarButton();
    await answered(popup);
    await popup.click('main button');
    await popup.waitForElement('header');
    const { quotations } = await readPopup(popup);
    expect(quotations.map(({ words }) => words)).toEqual(['The lock has stuck since Sunday,']);
  });

  test('must be there: else it is said how to select', async () => {
    const { title, text } = await readPopup(await capture(newsstand.ofKind('video'), null));
    expect(title).toBe(problemSentences('nothing-selected')[0]);
    expect(text).toContain(problemSentences('nothing-selected')[1]);
  });

  test('are found by a look-up, and said to be selected', async () => {
    const popup = await openPopup(browser, newsstand.awkward('blank'));
    await lookUpWords(popup, 'The pond has no bottom that we know of');
    const [version] = (await readPopup(popup)).quotations[0]?.versions ?? [];
    expect(version?.summary).toContain(message('selected_text'));
  });

  test('raise no error', async () => {
    expect(await browser.complaints()).toEqual([]);
  });
});
