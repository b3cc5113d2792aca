import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser, Popup } from '@/scripts/browsers/browser';
import { type Newsstand, serveNewsstand } from '@/scripts/newsstand/serve';
import { hasFocus } from './support/has-focus';
import { BROWSERS, openBrowser } from './support/open-browser';
import { openLookUp } from './support/look-up-words';
import { openPopup } from './support/open-popup';
import { readPopup } from './support/read-popup';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  run(
    where: Document,
    options: { resultTypes: string[] },
  ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
}

/** What axe-core finds wrong with the popup as it stands: rule, element, reason. */
async function violations(popup: Popup): Promise<string[]> {
  // Elements that are just appearing are half transparent: wait until they stand.
  await popup.waitUntil(() => document.getAnimations().length === 0, 'the popup to stand still');
  await popup.runScript(AXE);
  return popup.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const { violations: found } = await axe.run(document, { resultTypes: ['violations'] });
    return found.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ''}`),
    );
  });
}

const SCHEMES = BROWSERS.flatMap((name) =>
  (['light', 'dark'] as const).map((colours) => ({ name, colours })),
);

describe.each(SCHEMES)('the popup in $name, $colours', ({ name, colours }) => {
  let newsstand: Newsstand;
  let browser: Browser;
  beforeAll(async () => {
    newsstand = await serveNewsstand();
    browser = await openBrowser(name, colours);
    for (const sample of [0, 2]) await open(newsstand.addresses[sample] ?? '');
  });
  afterAll(async () => {
    await browser?.close();
    await newsstand?.close();
  });

  const open = (address: string): Promise<Popup> => openPopup(browser, address);

  test('is drawn in the colours the person asked for', async () => {
    const popup = await open(newsstand.awkward('blank'));
    const [ground, ink] = await popup.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body);
      const lightness = (text: string) =>
        (text.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
      return [lightness(backgroundColor), lightness(color)];
    });
    expect((ground ?? 0) > (ink ?? 0)).toBe(colours === 'light');
  });

  test('axe finds nothing wrong with an answer, closed and with every version open', async () => {
    const popup = await open(newsstand.addresses[2] ?? '');
    expect(await violations(popup)).toEqual([]);
    await readPopup(popup);
    expect(await violations(popup)).toEqual([]);
  });

  test('axe finds nothing wrong when nothing was found', async () => {
    const popup = await open(newsstand.addresses[3] ?? '');
    expect(await violations(popup)).toEqual([]);
  });

  test('axe finds nothing wrong with a problem', async () => {
    const popup = await open(newsstand.awkward('section-front'));
    expect(await violations(popup)).toEqual([]);
  });

  test('axe finds nothing wrong with the look-up, before and after', async () => {
    const popup = await open(newsstand.addresses[3] ?? '');
    await openLookUp(popup);
    expect(await violations(popup)).toEqual([]);
    await popup.type('I would rather spend that money once and spend it well');
    await popup.press('Tab');
    await popup.press('Enter');
    await popup.waitForElement('[data-quotation]');
    await readPopup(popup);
    expect(await violations(popup)).toEqual([]);
  });

  test('keys alone open a quotation, a version, and the article', async () => {
    const popup = await open(newsstand.addresses[1] ?? '');
    await hasFocus(popup, /^summary: .*The bridge is not about to fall down/);
    await popup.press('Enter');
    await popup.waitForElement('details details');
    // What saves is loaded a little later than what stands round it.
    await popup.waitForElement('details[open] [data-save] button');
    for (const name of ['Show in page', 'All versions side by side', 'Save comparison']) {
      await popup.press('Tab');
      await hasFocus(popup, new RegExp(`^button: ${name}$`));
    }
    await popup.press('Tab');
    await hasFocus(popup, /^summary: The (?:Elverwick Herald|Tarrowshire Gazette)/);
    await popup.press('Enter');
    await popup.waitForElement('details details[open] p del, details details[open] p ins');
    await popup.press('Tab');
    await hasFocus(popup, /^a: /);
    await popup.press('j');
    await hasFocus(popup, /^span: .*bolts/);
  });

  test('axe finds nothing wrong with any view of two texts, with all that opens', async () => {
    const popup = await open(newsstand.addresses[1] ?? '');
    await readPopup(popup);
    await popup.evaluate(() => {
      const opens = /^(?:Sentences around|List the differences|Keys)$/;
      for (const one of document.querySelectorAll('button')) if (opens.test(one.textContent)) one.click();
    });
    await popup.waitForElement('[data-context] blockquote');
    for (const view of ['side-by-side', 'changes', 'running']) {
      await popup.click(`input[value="${view}"]`);
      await popup.waitForElement(view === 'running' ? '[data-wording]' : '[data-side-by-side], ol');
      expect(await violations(popup)).toEqual([]);
    }
    await popup.click('main section input[type="checkbox"]');
    expect(await popup.text()).not.toContain('Herald');
    expect(await violations(popup)).toEqual([]);
  });

  test('the tree for assistive technology holds the quotation, its versions and what differs', async () => {
    const popup = await open(newsstand.addresses[1] ?? '');
    await readPopup(popup);
    const tree = JSON.stringify(await popup.accessibilityTree());
    expect(tree).toContain('bolts');
    expect(tree).toContain('The Elverwick Herald');
    expect(tree).toMatch(/1 difference/);
  });
});
