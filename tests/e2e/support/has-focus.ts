import { expect } from 'vitest';
import type { Popup } from '@/scripts/browsers/browser';

/** Waits until what has the focus reads so: its tag and its text, "summary: The Elverwick Herald …". */
export async function hasFocus(popup: Popup, expected: RegExp): Promise<void> {
  const focused = (): Promise<string> =>
    popup.evaluate(() => {
      const at = document.activeElement;
      return `${at?.localName}: ${(at?.textContent ?? '').replace(/\s+/g, ' ').trim()}`;
    });
  // Keys are typed faster than a busy machine draws.
  await expect.poll(focused, { timeout: 10_000 }).toMatch(expected);
}
