import type { Browser } from '@/scripts/browsers/browser';
import { openChromium } from '@/scripts/browsers/chromium';
import { openFirefox } from '@/scripts/browsers/firefox';
import type { BrowserName } from '@/scripts/setup/find-browser.mjs';
import { built } from './built';

/** Both, in the order the tests go through them. */
export const BROWSERS: readonly BrowserName[] = ['chromium', 'firefox'];

/** A browser with a new profile and the production build, without a window. */
export function openBrowser(name: BrowserName): Promise<Browser> {
  const options = { extension: built(name), headless: true };
  return name === 'chromium' ? openChromium(options) : openFirefox(options);
}
