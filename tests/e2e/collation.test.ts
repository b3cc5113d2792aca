/**
 * @file All versions side by side, by keyboard, as they are seen and as they are heard. The transcript was written before the
 * view could be listened to: what a person reading the table aloud to another would say, in that order.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AccessibleNode, Browser, Popup } from '@/scripts/browsers/browser';
import { type Newsstand, serveNewsstand } from '@/scripts/newsstand/serve';
import { hasFocus } from './support/has-focus';
import { BROWSERS, openBrowser } from './support/open-browser';
import { openPopup } from './support/open-popup';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const TRANSCRIPT = [
  'Back',
  'All versions side by side',
  '3 versions.',
  'Their wordings differ at 1 place.',
  'Earliest date among your saved articles, as the pages give it: Mar 3, 2026, Lenn Valley Courier and The Elverwick Herald.',
  'Compare all with',
  'Table',
  'List',
  'Wordings by outlet',
  'Printed in',
  'to fall down, but the bolts that carry it have worn by almost a third, and nobody should',
  'Lenn Valley Courier',
  'Mar 3, 2026',
  'on screen',
  'the others are compared with this',
  'but the bolts that carry it have worn by almost a third',
  'The Elverwick Herald',
  'Mar 3, 2026',
  'but the pins that carry it have worn by almost a third',
  'The Tarrowshire Gazette',
  'Mar 4, 2026',
  'nothing',
];

/** Names of what has no parts of its own, in the order in which they are read. */
function heard({ name, children }: AccessibleNode): string[] {
  return children.length === 0 ? [name] : children.flatMap(heard);
}

function namesOf(tree: AccessibleNode, role: string): string[] {
  const own = tree.role.toLowerCase().replace(/[^a-z]/g, '') === role ? [tree.name] : [];
  return [...own, ...tree.children.flatMap((child) => namesOf(child, role))];
}

const focused = (popup: Popup): Promise<string> =>
  popup.evaluate(() => (document.activeElement?.textContent ?? '').replace(/\s+/g, ' ').trim());

describe.each(BROWSERS)('all versions side by side in %s', (name) => {
  let newsstand: Newsstand;
  let browser: Browser;
  beforeAll(async () => {
    newsstand = await serveNewsstand();
    browser = await openBrowser(name);
    for (const sample of [0, 2]) {
      await openPopup(browser, newsstand.addresses[sample] ?? '');
    }
  });
  afterAll(async () => {
    await browser?.close();
    await newsstand?.close();
  });

  /** The view, opened with keys alone from the quotation that has the focus. */
  async function openByKeys(): Promise<Popup> {
    const popup = await openPopup(browser, newsstand.addresses[1] ?? '');
    // The popup keeps its place: what an earlier one opened on this page stands open again.
    if ((await popup.elements('[data-collation]')).length === 0) await popup.press('Enter');
    await popup.waitForElement('[data-collation]');
    for (let steps = 0; steps < 6 && (await focused(popup)) !== 'All versions side by side'; steps++)
      await popup.press('Tab');
    await hasFocus(popup, /^button: All versions side by side$/);
    await popup.press('Enter');
    await popup.waitForElement('[data-collation-open] table');
    return popup;
  }

  test('are read in the order a person would read them', async () => {
    const popup = await openByKeys();
    const tree = await popup.accessibilityTree();
    const text = heard(tree).join(' ').replace(/\s+/g, ' ');
    let at = 0;
    for (const phrase of TRANSCRIPT) {
      const found = text.indexOf(phrase, at);
      expect(found, `“${phrase}” in: ${text.slice(at)}`).toBeGreaterThanOrEqual(0);
      at = found + phrase.length;
    }
    // The snapshot that Chromium's driver gives leaves tables out and keeps their words.
    if (name !== 'firefox') return;
    expect(namesOf(tree, 'columnheader')).toHaveLength(2);
    expect(namesOf(tree, 'rowheader')).toHaveLength(3);
  });

  test('give axe nothing to complain of, as a table and as a list', async () => {
    const popup = await openByKeys();
    await popup.runScript(AXE);
    const violations = () =>
      popup.evaluate(async () => {
        const { axe } = globalThis as unknown as {
          axe: { run(where: Document): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
        };
        const found = await axe.run(document);
        return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      });
    expect(await violations()).toEqual([]);
    await popup.click('[data-collation-open] fieldset label:last-child input');
    await popup.waitForElement('[data-collation-open] ol');
    expect(await violations()).toEqual([]);
  });

  test('are compared with another text, and leave the page as it was', async () => {
    const popup = await openByKeys();
    await popup.evaluate(() => {
      const select = document.querySelector('select');
      const herald = [...(select?.options ?? [])].find(({ text }) => text.includes('Herald'));
      if (select === null || herald === undefined) throw new Error('There is no such choice');
      select.value = herald.value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await popup.waitUntil(
      () => document.querySelector('thead th + th')?.textContent.includes('but the pins') === true,
      'the other base',
    );
    await popup.click('[data-collation-open] button');
    await popup.waitForElement('[data-collation]');
    await hasFocus(popup, /^button: All versions side by side$/);
  });
});
