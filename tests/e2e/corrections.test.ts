/** @file What the reader corrects, in a real popup: it goes, it can be taken back, and it holds when the popup is opened again. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser, Popup } from '@/scripts/browsers/browser';
import { until } from '@/scripts/browsers/until';
import { type Newsstand, serveNewsstand } from '@/scripts/newsstand/serve';
import { message } from './support/catalogue';
import { BROWSERS, openBrowser } from './support/open-browser';
import { answered, type ReadQuotation, readPopup } from './support/read-popup';

/** Buttons of a version that stands open, and of the quotation it belongs to. */
const OF_VERSION = 'main section details details button';
const OF_QUOTATION = 'main section > ul > li > details > div > button';
const ANY = 'main button';

/** Runs in the popup: names the first button among these with this text, so that it can be clicked. */
function name(text: string, among: string): boolean {
  for (const before of document.querySelectorAll('[data-to-click]')) before.removeAttribute('data-to-click');
  const buttons = [...document.querySelectorAll<HTMLElement>(among)];
  const found = buttons.find((one) => one.checkVisibility() && one.textContent.includes(text));
  found?.setAttribute('data-to-click', '');
  return found !== undefined;
}

async function press(popup: Popup, text: string, among = ANY): Promise<void> {
  await until(async () => (await popup.evaluate(name, text, among)) || null, `a button "${text}"`);
  await popup.click('[data-to-click]');
}

async function saying(popup: Popup, text: string): Promise<void> {
  await until(async () => (await popup.text()).includes(text) || null, `"${text}" in the popup`);
}

describe.each(BROWSERS)('corrections in %s', (browserName) => {
  let newsstand: Newsstand;
  let browser: Browser;
  beforeAll(async () => {
    newsstand = await serveNewsstand();
    browser = await openBrowser(browserName);
    for (const sample of [0, 1, 2]) await open(sample);
  });
  afterAll(async () => {
    await browser?.close();
    await newsstand?.close();
  });

  async function open(sample: number): Promise<Popup> {
    await browser.visit(newsstand.addresses[sample] ?? '');
    const popup = await browser.clickToolbarButton();
    await answered(popup);
    return popup;
  }

  /** The quotation the popup lists first, with all that folds opened. */
  async function first(popup: Popup): Promise<ReadQuotation> {
    const [quotation] = (await readPopup(popup)).quotations;
    if (quotation === undefined) throw new Error('no quotation is listed');
    return quotation;
  }

  const outletsOf = ({ versions }: ReadQuotation): string[] => versions.map(({ outlet }) => outlet).sort();

  test('a version that is another quotation goes, and comes back', async () => {
    const popup = await open(0);
    const before = await first(popup);
    await press(popup, message('correct_version'), OF_VERSION);
    await press(popup, message('correct_not_same'));
    await saying(popup, message('changed_not_same'));
    const after = await first(popup);
    expect(after.words).toBe(before.words);
    expect(outletsOf(after)).toHaveLength(before.versions.length - 1);
    expect(await popup.evaluate(() => document.activeElement?.textContent)).toBe(message('undo'));
    await popup.press('Enter');
    await until(
      async () => !(await popup.text()).includes(message('changed_not_same')) || null,
      'the version to come back',
    );
    expect(outletsOf(await first(popup))).toEqual(outletsOf(before));
  });

  test('another speaker holds when the popup is opened again, until it is taken back', async () => {
    const popup = await open(0);
    const { words, credit } = await first(popup);
    await press(popup, message('correct_quotation'), OF_QUOTATION);
    await press(popup, message('correct_speaker'));
    await popup.click('main form input');
    await popup.type('Wilma Tarn');
    await press(popup, message('save'));
    await saying(popup, 'Wilma Tarn');
    const credited = async (again: Popup) =>
      (await readPopup(again)).quotations.find((quotation) => quotation.words === words)?.credit;
    const again = await open(0);
    expect(await credited(again)).toBe('Wilma Tarn');
    await press(again, message('undo'));
    await until(async () => !(await again.text()).includes('Wilma Tarn') || null, 'the speaker to come back');
    expect(await credited(again)).toBe(credit);
  });

  test('only against a record does a text leave out words', async () => {
    const popup = await open(0);
    await readPopup(popup);
    expect(await popup.text()).not.toMatch(/leaves out|adds|changes/);
    await press(popup, message('source_mark'), 'main > div button');
    await press(popup, message('source_by_nobody'));
    await saying(popup, message('source_unmark'));
    await readPopup(popup);
    expect(await popup.text()).toMatch(/ leaves out “/);
    const elsewhere = await open(1);
    await readPopup(elsewhere);
    expect(await elsewhere.text()).toContain(message('record_is'));
    await press(elsewhere, message('source_unmark'));
    await until(
      async () => !(await elsewhere.text()).includes(message('record_is')) || null,
      'the record to be unmarked',
    );
  });

  test('raise no error', async () => {
    expect(await browser.complaints()).toEqual([]);
  });
});
