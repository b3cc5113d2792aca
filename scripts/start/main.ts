/** @file The second half of `npm start`, once packages, browser and build are there. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, BrowserOptions } from '@/scripts/browsers/browser';
import { openChromium } from '@/scripts/browsers/chromium';
import { openFirefox } from '@/scripts/browsers/firefox';
import { serveNewsstand } from '@/scripts/newsstand/serve';
import { hasDisplay } from './has-display';
import { showInWindow } from './headed';
import { showInTerminal } from './headless';
import { markingFor } from './terminal-text';

/** Relative to the project's folder, where the program is started. */
const PICTURE = join('.output', 'start', 'popup.png');

const say = (line: string): void => console.log(line);

function open(name: string, options: BrowserOptions): Promise<Browser> {
  return name === 'firefox' ? openFirefox(options) : openChromium(options);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      browser: { type: 'string', default: 'chromium' },
      extension: { type: 'string', default: '' },
      headless: { type: 'boolean', default: false },
    },
  });
  const headless = values.headless || !hasDisplay(process.platform, process.env);
  // Ctrl+C is how a person ends the showing in a window: no failure. The browser is put away as the program ends.
  if (!headless) process.once('SIGINT', () => process.exit(0));
  if (headless && !values.headless) say('There is no display, so Sic is shown here in the terminal.');
  const newsstand = await serveNewsstand();
  say(`Opening ${values.browser === 'firefox' ? 'Firefox' : 'Chromium'} …`);
  try {
    const browser = await open(values.browser, { extension: values.extension, headless });
    try {
      const { addresses, origin } = newsstand;
      if (headless) {
        const marking = markingFor(process.stdout.isTTY === true, process.env);
        await showInTerminal(browser, addresses, { marking, picture: PICTURE, say });
      } else await showInWindow(browser, addresses, origin, say);
    } catch (error) {
      for (const complaint of await browser.complaints().catch(() => [])) console.error(complaint);
      throw error;
    } finally {
      await browser.close();
    }
  } finally {
    await newsstand.close();
  }
}

main().catch((error: unknown) => {
  console.error(`\nSic could not be shown: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
