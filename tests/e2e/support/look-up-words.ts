import type { Popup } from '@/scripts/browsers/browser';
import { until } from '@/scripts/browsers/until';

const textInBox = () => document.querySelector('textarea')?.value ?? null;

const hasFocus = () => document.activeElement?.localName === 'textarea';

const isAnswered = () =>
  document.querySelector('main h2') !== null &&
  document.querySelector('form button[aria-disabled="true"]') === null;

/** Opens the look-up from the page's view; it may stand open from before. */
export async function openLookUp(popup: Popup): Promise<void> {
  if ((await popup.elements('textarea')).some(({ visible }) => visible)) return;
  await popup.click('[data-look-up]');
  await popup.waitForElement('textarea');
}

/** Types words into the popup's box and asks for them; comes back when they are answered, found or not. */
export async function lookUpWords(popup: Popup, words: string): Promise<void> {
  await popup.waitForElement('textarea');
  await popup.click('textarea');
  await popup.waitUntil(hasFocus, 'the box to have the focus');
  // The popup keeps what was typed into it before.
  await popup.evaluate(() => document.querySelector('textarea')?.select());
  await popup.type(words);
  const isTyped = async () => (await popup.evaluate(textInBox)) === words || null;
  await until(isTyped, 'the words to stand in the box');
  await popup.click('form button[type="submit"]');
  await popup.waitUntil(isAnswered, 'the look-up to answer');
}
