import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Problem } from '@/messaging/protocol';
import type { Browser } from '@/scripts/browsers/browser';
import { type Newsstand, serveNewsstand } from '@/scripts/newsstand/serve';
import type { BrowserName } from '@/scripts/setup/find-browser.mjs';
import { message, problemSentences } from './support/catalogue';
import { BROWSERS, openBrowser } from './support/open-browser';
import { readPopup } from './support/read-popup';

/** Words no reader should ever meet. */
const PROGRAM_TALK = /\bError\b|exception|undefined|\bnull\b|\bNaN\b|\[object|chrome\.|browser\.|stack/;

interface Places {
  readonly newsstand: Newsstand;
  readonly browser: Browser;
  readonly file: string;
}

interface ClosedPage {
  readonly page: string;
  readonly address: (places: Places) => string;
  /**
   * Of Chromium and of Firefox, where they differ: Chromium keeps the address of pages it refuses to itself. Several where
   * a browser tells now one, now another, and each is true.
   */
  readonly problem: Problem | Readonly<Record<BrowserName, Problem | readonly Problem[]>>;
  /** Left out: both. */
  readonly only?: BrowserName;
}

const CLOSED_PAGES: readonly ClosedPage[] = [
  { page: 'a blank page', address: ({ newsstand }) => newsstand.awkward('blank'), problem: 'blank-page' },
  {
    page: 'a new tab with nothing in it',
    address: () => 'about:blank',
    problem: { chromium: 'no-access', firefox: 'blank-page' },
  },
  {
    page: 'a page without an article',
    address: ({ newsstand }) => newsstand.awkward('section-front'),
    problem: 'no-article',
  },
  { page: 'a PDF', address: ({ newsstand }) => newsstand.awkward('minutes.pdf'), problem: 'pdf' },
  { page: 'a picture', address: ({ newsstand }) => newsstand.awkward('picture.svg'), problem: 'not-html' },
  {
    page: 'a page the server failed to make',
    address: ({ newsstand }) => newsstand.awkward('error'),
    problem: 'error-page',
  },
  {
    page: 'a server that does not answer',
    address: () => 'http://127.0.0.1:9/',
    // Chromium says that it shows an error page only if it has not yet asked whether the extension may see the address.
    problem: { chromium: ['error-page', 'no-access'], firefox: 'error-page' },
  },
  {
    page: 'a page without end',
    address: ({ newsstand }) => newsstand.awkward('bottomless'),
    problem: 'page-too-large',
  },
  {
    page: 'a page without address',
    address: () => 'data:text/html,<p>“Hello,” said the page.',
    problem: { chromium: 'no-access', firefox: 'data-page' },
  },
  {
    page: 'the source of a page',
    address: ({ newsstand }) => `view-source:${newsstand.addresses[0]}`,
    problem: { chromium: 'no-access', firefox: 'view-source' },
  },
  {
    page: 'the extension’s own page',
    address: ({ browser }) => `${browser.extensionAddress}manifest.json`,
    problem: 'extension-page',
  },
  {
    page: 'the browser’s version',
    address: () => 'chrome://version/',
    problem: 'browser-page',
    only: 'chromium',
  },
  { page: 'the browser’s settings', address: () => 'about:config', problem: 'browser-page', only: 'firefox' },
  { page: 'the list of add-ons', address: () => 'about:addons', problem: 'browser-page', only: 'firefox' },
];

describe.each(BROWSERS)('in %s', (name) => {
  let places: Places;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sic-file-'));
    const file = join(folder, 'page.html');
    writeFileSync(file, '<!doctype html><p>“Hello,” said the file.</p>');
    const newsstand = await serveNewsstand();
    places = { newsstand, browser: await openBrowser(name), file: pathToFileURL(file).href };
  });
  afterAll(async () => {
    await places?.browser.close();
    await places?.newsstand.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const read = async (address: string, timeoutMs?: number) => {
    await places.browser.visit(address);
    return readPopup(await places.browser.clickToolbarButton(), timeoutMs);
  };

  test.each(CLOSED_PAGES.filter(({ only }) => only === undefined || only === name))(
    '$page: why it is not read, what to do, and a box to paste into',
    async ({ address, problem }) => {
      const { title, text } = await read(address(places));
      const expected = [typeof problem === 'string' ? problem : problem[name]].flat();
      const sentences = expected.map((one) => problemSentences(one));
      expect(sentences.map(([why]) => why)).toContain(title);
      expect(text).toContain(sentences.find(([why]) => why === title)?.[1]);
      expect(text).toContain(message('look_up_button'));
      expect(text).not.toMatch(PROGRAM_TALK);
    },
  );

  test('a file is read, or the setting named that keeps it closed', async () => {
    const { title, text } = await read(places.file);
    expect(['outlet not named', problemSentences('local-file')[0]]).toContain(title);
    expect(text).not.toMatch(PROGRAM_TALK);
  });

  test('a PDF that does not say so in its address has its sentence too', async () => {
    const { title } = await read(places.newsstand.awkward('minutes'));
    expect([
      problemSentences('pdf')[0],
      problemSentences('not-html')[0],
      problemSentences('no-access')[0],
    ]).toContain(title);
  });

  test('a page that takes the document’s own methods away is read, or its failure told', async () => {
    const { title, text } = await read(places.newsstand.awkward('clobbered'));
    expect(['Names taken', problemSentences('capture-failed')[0]]).toContain(title);
    expect(text).not.toMatch(PROGRAM_TALK);
  });

  test('a page of five megabytes ends with an answer', async () => {
    const { title, text } = await read(places.newsstand.awkward('large'), 70_000);
    expect(['All the minutes', problemSentences('page-too-large')[0]]).toContain(title);
    expect(text).not.toMatch(PROGRAM_TALK);
  });

  test('an app that went on without a load is read where it is, not where it began', async () => {
    const { title, quotations } = await read(places.newsstand.awkward('app'));
    expect(title).toBe('New story');
    expect(quotations.map(({ words }) => words)).toEqual(['The new story begins here,']);
  });

  test('half signs and NUL do no harm', async () => {
    const { title, quotations } = await read(places.newsstand.awkward('broken-text'));
    expect(title).toBe('Half a letter');
    expect(quotations.map(({ words }) => words.slice(0, 13))).toEqual(['Every message', 'We found a kn']);
  });

  test('a page in Arabic is set from right to left in a popup that is not', async () => {
    await places.browser.visit(places.newsstand.awkward('arabic'));
    const popup = await places.browser.clickToolbarButton();
    const { title, outlet, quotations } = await readPopup(popup);
    expect(title).toBe('مكتبة الواحة تُغلق للإصلاح');
    expect(outlet).toBe('جريدة الواحة');
    expect(quotations).toHaveLength(2);
    const set = await popup.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('h1, [data-quotation]')].map((element) => [
        element.getAttribute('lang'),
        getComputedStyle(element).direction,
      ]),
    );
    expect(set).toEqual([
      ['en', 'ltr'],
      ['ar', 'rtl'],
      ['ar', 'rtl'],
      ['ar', 'rtl'],
    ]);
  });

  test('a hostile page is shown as text', async () => {
    await places.browser.visit(places.newsstand.awkward('hostile'));
    const popup = await places.browser.clickToolbarButton();
    const { title, quotations } = await readPopup(popup);
    expect(title).toContain('Prize ewe');
    expect(quotations[0]?.words).toContain('<img src=x onerror=globalThis.stolen=true>');
    const found = await popup.evaluate(() => ({
      stolen: 'stolen' in globalThis,
      images: document.querySelectorAll('img, b').length,
      scripts: document.querySelectorAll('#app script').length,
      links: [...document.querySelectorAll('a')].filter(({ protocol }) => !protocol.startsWith('http'))
        .length,
    }));
    expect(found).toEqual({ stolen: false, images: 0, scripts: 0, links: 0 });
    expect(await places.browser.tab.evaluate(() => 'stolen' in globalThis)).toBe(false);
  });

  test('nothing was thrown anywhere', async () => {
    expect(await places.browser.complaints()).toEqual([]);
  });
});
