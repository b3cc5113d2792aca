import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser, Popup } from '@/scripts/browsers/browser';
import { type Newsstand, serveNewsstand } from '@/scripts/newsstand/serve';
import { lookUpWords, openLookUp } from './support/look-up-words';
import { message, problemSentences } from './support/catalogue';
import { BROWSERS, openBrowser } from './support/open-browser';
import { openPopup } from './support/open-popup';
import { readPopup } from './support/read-popup';

describe.each(BROWSERS)('words pasted into the popup in %s', (name) => {
  let newsstand: Newsstand;
  let browser: Browser;
  beforeAll(async () => {
    newsstand = await serveNewsstand();
    browser = await openBrowser(name);
    for (const sample of [0, 1, 2]) {
      await openPopup(browser, newsstand.addresses[sample] ?? '');
    }
  });
  afterAll(async () => {
    await browser?.close();
    await newsstand?.close();
  });

  async function lookUp(popup: Popup, words: string) {
    await lookUpWords(popup, words);
    return readPopup(popup);
  }

  async function lookUpFromPage(sample: number, words: string) {
    const popup = await openPopup(browser, newsstand.addresses[sample] ?? '');
    await openLookUp(popup);
    return lookUp(popup, words);
  }

  test('show the versions of every outlet that prints them', async () => {
    const { quotations } = await lookUpFromPage(
      3,
      'The bridge is not about to fall down, but the bolts that carry it have worn by almost a third, and nobody should ask me to guess how long it has left',
    );
    expect(quotations).toHaveLength(1);
    const versions = quotations[0]?.versions ?? [];
    expect(versions.map(({ outlet }) => outlet).sort()).toEqual([
      'Lenn Valley Courier',
      'The Elverwick Herald',
      'The Tarrowshire Gazette',
    ]);
    const herald = versions.find(({ outlet }) => outlet === 'The Elverwick Herald');
    expect([herald?.onlyHere, herald?.onlyThere]).toEqual([['bolts'], ['pins']]);
  });

  test('find what an outlet tells in its own words', async () => {
    const { quotations } = await lookUpFromPage(
      3,
      'I have been up at three every morning for twenty-two years, and I am not stopping for a bridge.',
    );
    const gazette = quotations[0]?.versions.find(({ outlet }) => outlet === 'The Tarrowshire Gazette');
    expect(gazette?.summary).toContain('in the outlet’s own words');
  });

  test('are looked up on a page that cannot be read as well', async () => {
    const popup = await openPopup(browser, newsstand.awkward('blank'));
    const { quotations } = await lookUp(popup, '“I would rather spend that money once and spend it well.”');
    expect(quotations[0]?.versions.map(({ outlet }) => outlet).sort()).toEqual([
      'Lenn Valley Courier',
      'The Elverwick Herald',
    ]);
  });

  test('that nobody prints are answered by how many articles were searched', async () => {
    const { headings, quotations } = await lookUpFromPage(
      3,
      'Every goose in the county has been told to wait for June',
    );
    expect(quotations.flatMap(({ versions }) => versions)).toEqual([]);
    expect(headings).toEqual(['No other version among your 4 saved articles from 4 outlets']);
  });

  test('are asked for when there are none', async () => {
    const { text } = await lookUpFromPage(3, '  ');
    expect(text).toContain(problemSentences('nothing-pasted')[0]);
  });

  test('are not saved, and the way back leads to the page', async () => {
    const popup = await openPopup(browser, newsstand.addresses[3] ?? '');
    await openLookUp(popup);
    await lookUp(popup, 'The bridge is not about to fall down, but the bolts that carry it have worn');
    await popup.click('main button');
    const page = await readPopup(popup);
    expect(page.title).toBe('Trawler brings up ship’s bell off the Tarrow Stones');
    expect(page.headings[0]).toBe('No other version among your 3 saved articles from 3 outlets');
    expect(page.text).toContain(message('saved_known'));
  });

  test('raise no error', async () => {
    expect(await browser.complaints()).toEqual([]);
  });
});
