import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserName } from '@/scripts/setup/find-browser.mjs';

const FOLDERS: Readonly<Record<BrowserName, string>> = { chromium: 'chrome-mv3', firefox: 'firefox-mv3' };

/** The folder of the production build for a browser; throws when it has not been built. */
export function built(browser: BrowserName): string {
  const folder = fileURLToPath(new URL(`../../../.output/${FOLDERS[browser]}`, import.meta.url));
  if (!existsSync(folder)) throw new Error(`${folder} is missing: run \`npm run build\` first.`);
  return folder;
}
