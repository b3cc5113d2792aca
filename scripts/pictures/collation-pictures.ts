import type { Browser, Popup } from '@/scripts/browsers/browser';
import { serveManyOutlets } from './many-outlets';

/** Keeps a picture of the popup under a name. */
type Save = (popup: Popup, name: string) => Promise<void>;

const isOpen = (): boolean =>
  document.querySelector('[data-collation-open] table, [data-collation-open] ol') !== null;

/** Saves every article, the first last, and opens all versions of its quotation. */
async function openAll(browser: Browser, [first = '', ...others]: readonly string[]): Promise<Popup> {
  for (const address of [...others, first]) {
    await browser.visit(address);
    const answered = await browser.clickToolbarButton();
    await answered.waitForElement('main h1');
    if (address === first) {
      if ((await answered.elements('[data-collation]')).length === 0) await answered.press('Enter');
      await answered.click('[data-collation]');
      await answered.waitUntil(isOpen, 'all versions');
      return answered;
    }
  }
  throw new Error('There is no article to open');
}

/** Thirty outlets: as they open, scrolled both ways, as a list, without names, with small differences, and in a narrow window. */
async function thirtyOutlets(browser: Browser, save: Save): Promise<void> {
  const outlets = await serveManyOutlets('thirty');
  try {
    const popup = await openAll(browser, outlets.addresses);
    await save(popup, '8-all-versions');
    await popup.evaluate(() => document.querySelector('[data-collation-open] section')?.scrollBy(260, 300));
    await popup.evaluate(() => scrollTo(0, 200));
    await save(popup, '8-all-versions-scrolled');
    await popup.click('[data-collation-open] fieldset label:last-child input');
    await popup.waitUntil(isOpen, 'the list');
    await save(popup, '8-all-versions-list');
    await popup.evaluate(() => {
      const app = document.querySelector<HTMLElement>('#app');
      if (app !== null) app.style.inlineSize = '20rem';
      document.documentElement.style.inlineSize = '20rem';
    });
    await save(popup, '8-all-versions-list-narrow');
    await popup.click('[data-collation-open] fieldset label:first-of-type input');
    await popup.waitUntil(isOpen, 'the table');
    await popup.evaluate(() => scrollTo(0, 0));
    await save(popup, '8-all-versions-narrow');
    await popup.click('[data-collation-open] input[type="checkbox"]');
    await save(popup, '8-all-versions-names-hidden');
    await popup.click('[data-collation-open] input[type="checkbox"]');
  } finally {
    await outlets.close();
  }
}

async function rightToLeft(browser: Browser, save: Save): Promise<void> {
  const outlets = await serveManyOutlets('right-to-left');
  try {
    await save(await openAll(browser, outlets.addresses), '8-all-versions-right-to-left');
  } finally {
    await outlets.close();
  }
}

/** Takes the pictures of all versions side by side. */
export async function takeCollationPictures(browser: Browser, save: Save): Promise<void> {
  await rightToLeft(browser, save);
  await thirtyOutlets(browser, save);
}
