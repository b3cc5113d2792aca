/**
 * @file The page of saved comparisons in real browsers: what was saved is found, noted, compared again, taken away and given back,
 * exported in every form, and restored from a backup after everything is gone.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser, Popup } from '@/scripts/browsers/browser';
import { until } from '@/scripts/browsers/until';
import { type Newsstand, serveNewsstand } from '@/scripts/newsstand/serve';
import { message } from './support/catalogue';
import { BROWSERS, openBrowser } from './support/open-browser';
import { openPopup } from './support/open-popup';
import { readPopup } from './support/read-popup';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const NOTE = 'Ask the harbour office about this one.';

interface Axe {
  run(
    where: Document,
    options: { resultTypes: string[] },
  ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

/**
 * A script for the page itself, since a function sent to Firefox sees another world: from here on, the text of a file that is handed to
 * the browser stands where it can be read, and is not saved.
 */
const KEEP_FILES = `{
  const make = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (file) => {
    file.text().then((text) => { document.documentElement.dataset.file = text; });
    return make(file);
  };
  HTMLAnchorElement.prototype.click = () => {};
}`;

/** Runs in the page: the text of the file that was handed over last, once; null while there is none. */
function lastFile(): string | null {
  const { dataset } = document.documentElement;
  const file = dataset['file'] ?? null;
  delete dataset['file'];
  return file;
}

/** Runs in the page: clicks the first button that says this. */
function press(text: string): boolean {
  const found = [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === text);
  found?.click();
  return found !== undefined;
}

/** Runs in the page: types into a field as a person would, and leaves it. */
function fill(selector: string, text: string): void {
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector);
  if (field === null) throw new Error(`No ${selector}`);
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Runs in the page: chooses from a list. */
function choose(value: string): void {
  const list = [...document.querySelectorAll('select')].find((one) =>
    [...one.options].some((option) => option.value === value),
  );
  if (list === undefined) throw new Error(`Nothing offers ${value}`);
  list.value = value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Runs in the page: deletes everything there is. */
async function deleteAll(): Promise<void> {
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('sic');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const names = [...db.objectStoreNames].filter((name) => name !== 'settings');
  const transaction = db.transaction(names, 'readwrite');
  for (const name of names) transaction.objectStore(name).clear();
  await new Promise<void>((resolve) => {
    transaction.oncomplete = () => resolve();
  });
  db.close();
}

/** Runs in the page: chooses a file of this text. */
function chooseFile(text: string): void {
  const field = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (field === null) throw new Error('No box for files');
  const files = new DataTransfer();
  files.items.add(new File([text], 'backup.jsonl'));
  field.files = files.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

describe.each(BROWSERS)('the page of saved comparisons in %s', (browserName) => {
  let newsstand: Newsstand;
  let browser: Browser;
  const text = () => browser.tab.evaluate(() => document.body.textContent);
  const items = () => browser.tab.evaluate(() => document.querySelectorAll('[data-saved]').length);
  const saying = (words: string) => until(async () => (await text()).includes(words) || null, `"${words}"`);
  const pressed = (words: string) =>
    until(async () => (await browser.tab.evaluate(press, words)) || null, `a button "${words}"`);

  async function violations(): Promise<string[]> {
    await browser.tab.runScript(AXE);
    return browser.tab.evaluate(async () => {
      const { axe } = globalThis as unknown as { axe: Axe };
      const { violations: found } = await axe.run(document, { resultTypes: ['violations'] });
      return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    });
  }

  async function library(hash = ''): Promise<void> {
    await browser.visit('about:blank');
    await browser.visit(`${browser.extensionAddress}library.html${hash}`);
    await browser.tab.runScript(KEEP_FILES);
  }

  const file = () => until(() => browser.tab.evaluate(lastFile), 'a file');

  beforeAll(async () => {
    newsstand = await serveNewsstand();
    browser = await openBrowser(browserName);
    for (const sample of [0, 1]) await open(sample);
  });
  afterAll(async () => {
    await browser?.close();
    await newsstand?.close();
  });

  const open = (sample: number): Promise<Popup> => openPopup(browser, newsstand.addresses[sample] ?? '');

  test('says what to do while nothing is saved', async () => {
    await library();
    await saying(message('library_empty'));
    expect(await violations()).toEqual([]);
  });

  test('lists what is saved in a popup while it is open', async () => {
    const popup = await open(0);
    await readPopup(popup);
    await popup.click('[data-save="page"] button');
    await popup.waitForElement('[data-save="page"] button + button');
    await library();
    await until(async () => (await items()) > 1 || null, 'the list');
    expect(await violations()).toEqual([]);
  });

  test('keeps a note and tags while they are typed, and finds them', async () => {
    await browser.tab.evaluate(() => document.querySelector<HTMLElement>('[data-saved] button')?.click());
    await until(async () => (await text()).includes(message('recompare')) || null, 'the comparison');
    expect(await violations()).toEqual([]);
    await browser.tab.evaluate(fill, 'textarea', NOTE);
    await browser.tab.evaluate(fill, 'textarea ~ input', 'harbour, later');
    await saying(message('note_kept'));
    await library();
    await until(async () => (await items()) > 1 || null, 'the list');
    await browser.tab.evaluate(fill, 'input[type="search"]', 'harbour office');
    await until(async () => (await items()) === 1 || null, 'one comparison');
    expect(await text()).toContain(NOTE);
    expect(await text()).toContain('#later');
  });

  test('says what has come since, and leaves what was saved as it was', async () => {
    await browser.tab.evaluate(() => document.querySelector<HTMLElement>('[data-saved] button')?.click());
    await pressed(message('recompare'));
    await saying(message('recompared_same'));
    const before = await text();
    for (const sample of [2, 3, 4, 5]) await readPopup(await open(sample));
    await library();
    await until(async () => (await items()) > 1 || null, 'the list');
    await browser.tab.evaluate(fill, 'input[type="search"]', 'harbour office');
    await until(async () => (await items()) === 1 || null, 'one comparison');
    await browser.tab.evaluate(() => document.querySelector<HTMLElement>('[data-saved] button')?.click());
    await pressed(message('recompare'));
    await until(async () => /since you saved this: /.test(await text()) || null, 'what has come');
    expect((await text()).split(message('recompare'))[0]).toBe(before.split(message('recompare'))[0]);
  });

  test.each([
    ['html', /^<!doctype html>/],
    ['markdown', /^# Saved comparisons/],
    ['csv', /^\ufeff?comparison,/],
    ['json', /^\{"kind":"sic-comparisons"/],
    ['bibtex', /^@online\{/],
    ['csl-json', /^\[\n\{"id"/],
    ['ris', /^TY {2}- NEWS\r\n/],
    ['web-annotation', /^\{"@context":"http:\/\/www\.w3\.org\/ns\/anno\.jsonld"/],
  ])('exports it as %s', async (format, beginning) => {
    await browser.tab.evaluate(choose, format);
    await pressed(message('export_this'));
    const written = await file();
    expect(written).toMatch(beginning);
    if (format.includes('json') || format === 'web-annotation')
      expect(() => JSON.parse(written)).not.toThrow();
    if (!['bibtex', 'csl-json', 'ris'].includes(format)) expect(written).toContain('harbour office');
  });

  test('takes it away and gives it back, with its note', async () => {
    await pressed(message('remove_saved'));
    await saying(message('removed_saved'));
    expect(await text()).not.toContain(NOTE);
    expect(await violations()).toEqual([]);
    expect(await browser.tab.evaluate(() => document.activeElement?.textContent)).toBe(message('undo'));
    await pressed(message('undo'));
    await saying(NOTE);
  });

  test('restores a backup after everything is gone, to the byte', async () => {
    await library();
    await until(async () => (await items()) > 1 || null, 'the list');
    await pressed(message('backup_make'));
    const before = await file();
    await browser.tab.evaluate(deleteAll);
    await library();
    await saying(message('library_empty'));
    await browser.tab.evaluate(chooseFile, before);
    await pressed(message('backup_restore'));
    await until(async () => (await items()) > 1 || null, 'the list');
    await saying(NOTE);
    await pressed(message('backup_make'));
    const [, ...after] = (await file()).split('\n');
    expect(after).toEqual(before.split('\n').slice(1));
    const popup = await open(0);
    expect((await readPopup(popup)).quotations.some(({ versions }) => versions.length > 0)).toBe(true);
  });

  test('refuses what is no backup with a sentence', async () => {
    await library();
    await saying(message('backup_title'));
    await browser.tab.evaluate(chooseFile, 'The council met on Monday.');
    await saying(message('backup_none'));
  });

  test('raises no error', async () => {
    expect(await browser.complaints()).toEqual([]);
  });
});
