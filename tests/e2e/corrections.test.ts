/** @file What the reader corrects, in a real popup: it goes, it can be taken back, and it holds when the popup is opened again. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser, Popup } from '@/scripts/browsers/browser';
import { until } from '@/scripts/browsers/until';
import { type Newsstand, serveNewsstand } from '@/scripts/newsstand/serve';
import { message } from './support/catalogue';
import { BROWSERS, openBrowser } from './support/open-browser';
import { openPopup } from './support/open-popup';
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

/** Runs in the page: selects a paragraph of the article that holds no marks, and gives its words. */
function selectNarration(): string | null {
  const all = [...document.querySelectorAll('article p')];
  const plain = all.find(({ textContent }) => textContent.length > 60 && !/["“”‘’«»]/.test(textContent));
  if (plain === undefined) return null;
  getSelection()?.selectAllChildren(plain);
  return plain.textContent.replace(/\s+/g, ' ').trim();
}

async function gone(popup: Popup, text: string): Promise<void> {
  await until(async () => !(await popup.text()).includes(text) || null, `no "${text}" in the popup`);
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

  const open = (sample: number): Promise<Popup> => openPopup(browser, newsstand.addresses[sample] ?? '');

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
    await press(popup, message('save'), 'main form button');
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

  test('a missed quotation is taken from the selection, and taken back', async () => {
    await browser.visit(newsstand.addresses[0] ?? '');
    const selected = await browser.tab.evaluate(selectNarration);
    if (selected === null) throw new Error('the sample has no paragraph without marks');
    const popup = await browser.clickToolbarButton();
    await answered(popup);
    await press(popup, message('correct_missed'));
    await popup.waitUntil(
      () => document.querySelector('main form button:focus') !== null,
      'the selected words in the box',
    );
    await popup.press('Enter');
    await saying(popup, message('changed_missed'));
    const again = await open(0);
    const words = (await readPopup(again)).quotations.map((quotation) => quotation.words);
    expect(words.map((one) => one.slice(0, 40))).toContain(selected.slice(0, 40));
    await press(again, message('undo'));
    await gone(again, message('changed_missed'));
  });

  test('two outlets that are one are named so, until they are parted', async () => {
    const popup = await open(0);
    const before = outletsOf(await first(popup));
    await press(popup, message('correct_version'), OF_VERSION);
    await press(popup, message('outlet_join'));
    await popup.waitForElement('select');
    await popup.click('main form input');
    await popup.type('Both Papers');
    await press(popup, message('outlet_join_action'));
    await saying(popup, 'are one outlet');
    const joined = outletsOf(await first(popup));
    expect(joined).toHaveLength(before.length);
    expect(joined.join(' ')).toContain('Both Papers');
    const again = await open(0);
    expect(outletsOf(await first(again))).toEqual(joined);
    await press(again, message('undo'));
    await gone(again, 'are one outlet');
    expect(outletsOf(await first(again))).toEqual(before);
  });

  test('a text the reader saves as the record is what the outlets are held against', async () => {
    const popup = await open(0);
    const { words } = await first(popup);
    const said = `Let me be plain about it. ${words.replace(/[.,]$/, '')}, and I have said so on every one of these evenings. Good night.`;
    await popup.click('footer button');
    await popup.waitForElement('textarea');
    await popup.click('textarea');
    await popup.type(said);
    await press(popup, message('record_new'));
    await popup.waitForElement('main form input[type="date"]');
    await popup.type('Wilma Tarn');
    await press(popup, message('record_new_action'));
    await saying(popup, message('source_unmark'));
    const record = await readPopup(popup);
    expect(record.title).toBe('Wilma Tarn');
    expect(record.quotations[0]?.versions.length).toBeGreaterThan(1);
    const elsewhere = await open(0);
    const versions = (await first(elsewhere)).versions;
    expect(versions[0]).toMatchObject({ outlet: 'Wilma Tarn' });
    expect(versions[0]?.summary).toContain(message('record_is'));
    await press(elsewhere, message('source_unmark'));
    await gone(elsewhere, message('record_is'));
  });

  test('raise no error', async () => {
    expect(await browser.complaints()).toEqual([]);
  });
});
