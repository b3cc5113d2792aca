import type { Browser, Popup } from '@/scripts/browsers/browser';
import { answered } from './read-popup';

/** Visits a page, clicks the toolbar button, and waits for the popup's answer. */
export async function openPopup(browser: Browser, address: string): Promise<Popup> {
  await browser.visit(address);
  const popup = await browser.clickToolbarButton();
  await answered(popup);
  return popup;
}
