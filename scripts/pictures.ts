/**
 * @file `npm run pictures`: takes a picture of every state of the popup, in light and dark, through the real toolbar
 * button. They are made to be looked at, in `.output/pictures/`; the README's own, `docs/popup.png`, is one of them.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser, BrowserOptions, Popup } from '@/scripts/browsers/browser';
import { openChromium } from '@/scripts/browsers/chromium';
import { type Newsstand, serveNewsstand } from '@/scripts/newsstand/serve';
import { takeCollationPictures } from './pictures/collation-pictures';
import { takeCorrectionPictures } from './pictures/correction-pictures';

const PICTURES = join('.output', 'pictures');
const README_PICTURE = join('docs', 'popup.png');

/** Runs in the popup: whether it has answered, and nothing moves any more. */
const isReady = (): boolean =>
  document.querySelector('main h1') !== null &&
  document.getAnimations().every(({ playState }) => playState !== 'running');

async function click(browser: Browser, address: string): Promise<Popup> {
  await browser.visit(address);
  const popup = await browser.clickToolbarButton();
  await popup.waitUntil(isReady, 'the popup to answer');
  return popup;
}

/** Opens the first quotation and its first version, where that is not open yet. */
async function openFirst(popup: Popup): Promise<void> {
  for (const layer of ['main details', 'main details[open] details']) {
    await popup.waitForElement(`${layer} > summary`);
    if ((await popup.elements(`${layer}[open]`)).length === 0) await popup.click(`${layer} > summary`);
  }
  await popup.waitForElement('[data-wording]');
  await popup.evaluate(() => scrollTo(0, 0));
  await popup.waitUntil(isReady, 'the popup to come to rest');
}

async function save(popup: Popup, file: string): Promise<void> {
  writeFileSync(file, await popup.screenshot());
  console.log(file);
}

/** Clicks the first button in sight that says this. */
async function press(popup: Popup, text: string): Promise<void> {
  await popup.evaluate((words) => {
    const buttons = [...document.querySelectorAll<HTMLElement>('button')];
    buttons.find((one) => one.checkVisibility() && one.textContent.includes(words))?.click();
  }, text);
}

/** Looks at an opened version in every view, with all that opens, narrow, from right to left and without names. */
async function viewsOf(popup: Popup, picture: (name: string) => string): Promise<void> {
  const view = 'details[open] details[open]';
  for (const name of ['side-by-side', 'changes', 'running'] as const) {
    await popup.click(`${view} input[value="${name}"]`);
    await popup.waitUntil(isReady, 'the view to stand');
    const sign = { 'side-by-side': 'mark', changes: 'ol del', running: '[data-wording]' }[name];
    await popup.waitForElement(`${view} ${sign}`);
    if (name !== 'running') await save(popup, picture(`4-${name}`));
  }
  await press(popup, 'List the differences');
  await press(popup, 'Sentences around');
  await popup.waitForElement('[data-context] blockquote');
  await popup.evaluate(() => document.querySelector('[data-context]')?.scrollIntoView({ block: 'center' }));
  await save(popup, picture('4-sentences-around'));
  await press(popup, 'Hide the sentences');
  await popup.click('input[value="side-by-side"]');
  await popup.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await popup.waitForElement('[data-side-by-side]');
  await save(popup, picture('7-right-to-left-sides'));
  await popup.evaluate(() => {
    document.documentElement.dir = 'ltr';
    const app = document.getElementById('app');
    if (app !== null) app.style.inlineSize = '15rem';
    if (app !== null) app.style.minInlineSize = '15rem';
  });
  await save(popup, picture('8-narrow-sides'));
  await popup.click('input[value="running"]');
  await save(popup, picture('8-narrow'));
  await popup.evaluate(() => document.getElementById('app')?.removeAttribute('style'));
  await popup.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    document.querySelector('[data-wording]')?.scrollIntoView({ block: 'center' });
  });
  await save(popup, picture('8-zoom'));
  await popup.evaluate(() => document.documentElement.removeAttribute('style'));
  await popup.click('main section input[type="checkbox"]');
  await popup.evaluate(() => scrollTo(0, 0));
  await save(popup, picture('9-names-hidden'));
  await popup.click('main section input[type="checkbox"]');
}

/** Walks the newsstand as a new reader does, and looks at every state on the way. */
async function takePictures(
  colours: NonNullable<BrowserOptions['colours']>,
  newsstand: Newsstand,
  extension: string,
): Promise<void> {
  const browser = await openChromium({ extension, headless: true, colours });
  const picture = (name: string): string => join(PICTURES, `${colours}-${name}.png`);
  const [herald = '', courier = '', , lantern = ''] = newsstand.addresses;
  try {
    await save(await click(browser, herald), picture('1-first-article'));
    await save(await click(browser, lantern), picture('2-nothing-matches'));
    const answer = await click(browser, courier);
    await save(answer, picture('3-answer'));
    await openFirst(answer);
    await save(answer, picture('4-versions-opened'));
    if (colours === 'light') {
      // The footer stays in sight and would lie over the legend; as much as can be of the quotation above stays.
      await answer.evaluate(() => {
        const foot = document.querySelector('footer')?.getBoundingClientRect().top ?? innerHeight;
        const end = document.querySelector('[data-legend]')?.getBoundingClientRect().bottom ?? foot;
        scrollBy(0, Math.max(0, end + 8 - foot));
      });
      await save(answer, README_PICTURE);
    }
    await viewsOf(answer, picture);
    await answer.click('[data-look-up]');
    await answer.waitForElement('textarea:focus');
    await answer.type('The bridge is not about to fall down, but the rivets that carry it have worn');
    await answer.click('button[type="submit"]');
    await answer.waitForElement('[data-quotation]');
    await save(answer, picture('5-look-up'));
    await answer.evaluate(() => {
      const box = document.querySelector('textarea');
      // Only the capital differs from what two outlets print.
      if (box !== null) box.value = 'the bridge is not about to fall down';
    });
    await answer.click('button[type="submit"]');
    await answer.waitForElement('[data-quotation]');
    await answer.waitUntil(isReady, 'the answer to stand');
    await openFirst(answer);
    await save(answer, picture('5-only-small-differences'));
    const front = await click(browser, newsstand.ofKind('front'));
    await save(front, picture('6-list'));
    await front.click('main button');
    await front.waitUntil(isReady, 'the popup to look for selected words');
    await save(front, picture('6-nothing-selected'));
    await browser.visit(newsstand.ofKind('front'));
    await browser.tab.evaluate(() => {
      const words = document.querySelector('section p');
      if (words !== null) getSelection()?.selectAllChildren(words);
    });
    const chosen = await browser.clickToolbarButton();
    await chosen.waitUntil(isReady, 'the popup to answer');
    await chosen.click('main button');
    await chosen.waitForElement('header');
    await chosen.waitUntil(isReady, 'the popup to come to rest');
    await save(chosen, picture('6-selected'));
    await save(await click(browser, newsstand.ofKind('video')), picture('6-video'));
    await save(await click(browser, newsstand.ofKind('framed')), picture('6-framed'));
    await save(await click(browser, newsstand.ofKind('long')), picture('6-more-pages'));
    await save(await click(browser, newsstand.ofKind('for-subscribers')), picture('6-beginning'));
    await save(await click(browser, newsstand.awkward('arabic')), picture('7-right-to-left'));
    await takeCorrectionPictures(browser, courier, (popup, name) => save(popup, picture(name)));
    await takeCollationPictures(browser, (popup, name) => save(popup, picture(name)));
  } finally {
    await browser.close();
  }
}

async function main(): Promise<void> {
  const extension = resolve('.output', 'chrome-mv3');
  mkdirSync(PICTURES, { recursive: true });
  mkdirSync('docs', { recursive: true });
  const newsstand = await serveNewsstand();
  try {
    for (const colours of ['light', 'dark'] as const) await takePictures(colours, newsstand, extension);
  } finally {
    await newsstand.close();
  }
}

main().catch((error: unknown) => {
  console.error(`The pictures could not be taken: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
