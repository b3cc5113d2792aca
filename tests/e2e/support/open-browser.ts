import type { Browser, BrowserOptions } from '@/scripts/browsers/browser';
import { openChromium } from '@/scripts/browsers/chromium';
import { openFirefox } from '@/scripts/browsers/firefox';
import type { BrowserName } from '@/scripts/setup/find-browser.mjs';
import { built } from './built';

/** Both, in the order the tests go through them. */
export const BROWSERS: readonly BrowserName[] = ['chromium', 'firefox'];

/** A browser with a new profile and the production build, without a window. */
export function openBrowser(
  name: BrowserName,
  colours: NonNullable<BrowserOptions['colours']> = 'light',
): Promise<Browser> {
  const options: BrowserOptions = { extension: built(name), headless: true, colours };
  return name === 'chromium' ? openChromium(options) : openFirefox(options);
}
