import axe from 'axe-core';
import { type ComponentChildren, render } from 'preact';
import { act } from 'preact/test-utils';
import { vi } from 'vitest';
import { type Language, LanguageContext } from '@/components/language';
import { english } from './read-catalogue';

/** Lets what is loaded when it is first wanted come, and be shown. */
async function settled(): Promise<void> {
  await act(() => vi.dynamicImportSettled());
}

/** Renders into the document and gives the root; what was shown before is taken away. */
export async function show(children: ComponentChildren, language: Language = english): Promise<HTMLElement> {
  const before = document.getElementById('root');
  if (before !== null) render(null, before);
  document.body.innerHTML = '<div id="root"></div>';
  const root = element(document.body, '#root');
  await act(async () => {
    render(<LanguageContext.Provider value={language}>{children}</LanguageContext.Provider>, root);
  });
  await settled();
  return root;
}

/** The first element the selector finds; a test that expects it fails by name. */
export function element(within: ParentNode, selector: string): HTMLElement {
  const found = within.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`No ${selector}`);
  return found;
}

/** The button with this text. */
export function button(within: ParentNode, text: string): HTMLButtonElement {
  const found = [...within.querySelectorAll('button')].find((one) => one.textContent.includes(text));
  if (found === undefined) throw new Error(`No button "${text}"`);
  return found;
}

/** Clicks and lets the view settle. */
export async function click(target: HTMLElement): Promise<void> {
  await act(async () => target.click());
  await settled();
}

/** Waits until a view that is loaded when it is first wanted stands there. */
export async function appears(within: ParentNode, selector: string): Promise<HTMLElement> {
  await vi.waitFor(() => act(async () => void element(within, selector)), { timeout: 10_000 });
  return element(within, selector);
}

/** Opens what a button discloses, and waits for the views in it. */
export async function disclose(opener: HTMLElement): Promise<HTMLElement> {
  await click(opener);
  const panel = document.getElementById(opener.getAttribute('aria-controls') ?? '');
  if (panel === null) throw new Error(`"${opener.textContent}" opens nothing`);
  await appears(panel, 'button');
  return panel;
}

/** Opens a `<details>` as its summary would, and lets the view settle. */
export async function open(details: HTMLElement): Promise<void> {
  await act(async () => {
    details.setAttribute('open', '');
    details.dispatchEvent(new Event('toggle'));
  });
  await settled();
}

/** The text a reader gets, with runs of white space as one. */
export const textOf = (within: Element): string => within.textContent.replace(/\s+/g, ' ').trim();

/** What axe finds, colours apart: they need a real browser. */
export async function complaints(within: Element): Promise<string[]> {
  const found = await axe.run(within, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
