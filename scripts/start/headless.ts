import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Browser, Popup } from '@/scripts/browsers/browser';
import { pageLines } from './page-lines';
import { type PopupReading, readingOf } from './popup-reading';
import { legend, type Marking, printable } from './terminal-text';

/** Runs in the popup: whether it shows an article, or says why it cannot. */
const hasAnswered = (): boolean => document.querySelector('main h1') !== null;

/** Clicks the toolbar button on a page and waits for the popup's answer. */
async function clickOn(browser: Browser, address: string): Promise<Popup> {
  if ((await browser.visit(address)) === 'error-page') throw new Error(`${address} could not be loaded.`);
  const popup = await browser.clickToolbarButton();
  await popup.waitUntil(hasAnswered, `the popup to answer on ${address}`);
  return popup;
}

/** Reads what the popup says of one article; throws, with its words, when it could not read the page. */
async function readPage(browser: Browser, address: string): Promise<PopupReading> {
  const popup = await clickOn(browser, address);
  const reading = await readingOf(popup);
  if (reading.quotations.length === 0) {
    throw new Error(`The popup shows no quotations on ${address}. It says: ${printable(await popup.text())}`);
  }
  return reading;
}

/** Runs in the popup: whether a version is open. */
const showsWording = (): boolean =>
  document.querySelector('details[open] details[open] [data-wording]') !== null;

/** Runs in the popup: whether nothing in it moves or fades any more. */
const isAtRest = (): boolean => document.getAnimations().every(({ playState }) => playState !== 'running');

/** A picture of the popup as a person sees it after opening the first quotation and its first version. */
async function pictureOf(popup: Popup, file: string): Promise<void> {
  const first = 'main summary:has(q)';
  if ((await popup.elements(`details[open] > ${first}`)).length === 0) await popup.click(first);
  await popup.waitForElement('details[open] details > summary');
  // A single version stands open already.
  if (!(await popup.evaluate(showsWording))) await popup.click('details[open] details > summary');
  await popup.waitUntil(showsWording, 'a version to open');
  await popup.evaluate(() => scrollTo(0, 0));
  await popup.waitUntil(isAtRest, 'the popup to come to rest');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await popup.screenshot());
}

/** Shows Sic at work in the terminal. */
export async function showInTerminal(
  browser: Browser,
  addresses: readonly string[],
  { marking, picture, say }: { marking: Marking; picture: string; say: (line: string) => void },
): Promise<void> {
  say(`Clicking the toolbar button on each of ${addresses.length} sample articles, to save them.`);
  for (const [index, address] of addresses.entries()) {
    const { headline, outlet, quotations } = await readPage(browser, address);
    const count = `${quotations.length} quotation${quotations.length === 1 ? '' : 's'}`;
    say(`  ${index + 1} of ${addresses.length}  ${printable(outlet)}: ${printable(headline)} (${count})`);
  }
  say('Clicking again, now that there is something to compare with.');
  say(`In the wordings below: ${legend(marking)}`);
  let versions = 0;
  for (const address of addresses) {
    const reading = await readPage(browser, address);
    versions += reading.quotations.reduce((sum, quotation) => sum + quotation.versions.length, 0);
    say('');
    for (const line of pageLines(reading, marking)) say(line);
  }
  say('');
  if (versions === 0) throw new Error('No quotation of the sample articles was found in another article.');
  const last = addresses.at(-1);
  if (last === undefined) throw new Error('The newsstand has no articles.');
  await pictureOf(await clickOn(browser, last), picture);
  say(`A picture of the popup: ${picture}`);
}
