/** @file What a Firefox that is driven needs before it starts: the extension's identity, preferences, environment. */
import { readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { BrowserOptions } from './browser';

/** What the driver reads from the extension's manifest. */
export interface Identity {
  readonly id: string;
  readonly popup: string;
}

/** Reads the manifest of a built extension; throws when it is not one for Firefox. */
export function identityOf(extension: string): Identity {
  const manifest = JSON.parse(readFileSync(join(extension, 'manifest.json'), 'utf8'));
  const id = manifest.browser_specific_settings?.gecko?.id;
  const popup = manifest.action?.default_popup;
  if (typeof id !== 'string') throw new Error(`The extension in ${extension} has no id for Firefox.`);
  if (typeof popup !== 'string') throw new Error(`The extension in ${extension} has no popup.`);
  return { id, popup };
}

/** Firefox's own numbers: for pages 0 is dark and 1 is light; its panels, popups among them, follow the system's theme. */
function colourPreferences(colours: BrowserOptions['colours']): Readonly<Record<string, number>> {
  if (colours === undefined) return {};
  const dark = colours === 'dark';
  return {
    'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
    'ui.systemUsesDarkTheme': dark ? 1 : 0,
  };
}

/** Preferences of a quiet profile in which the extension's pages have a known address. */
export function writePreferences(
  profile: string,
  id: string,
  uuid: string,
  colours: BrowserOptions['colours'],
): void {
  const preferences: Readonly<Record<string, string | number | boolean>> = {
    // A free port of Firefox's own choice, which it writes into its profile.
    'marionette.port': 0,
    'extensions.webextensions.uuids': JSON.stringify({ [id]: uuid }),
    'datareporting.policy.dataSubmissionEnabled': false,
    'datareporting.usage.uploadEnabled': false,
    'toolkit.telemetry.reportingpolicy.firstRun': false,
    'browser.aboutwelcome.enabled': false,
    'browser.shell.checkDefaultBrowser': false,
    'browser.startup.homepage_override.mstone': 'ignore',
    'app.update.enabled': false,
    'extensions.update.enabled': false,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    'services.settings.server': '',
    ...colourPreferences(colours),
  };
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), `${lines.join('\n')}\n`);
}

/** Without a window Firefox also gets a home of its own, so that it leaves nothing behind in the person's. */
export const environment = (profile: string, headless: boolean): NodeJS.ProcessEnv => ({
  ...process.env,
  ...(headless ? { HOME: profile } : { HOME: homedir() }),
  // No report of a crash, which a killed browser looks like.
  MOZ_CRASHREPORTER_DISABLE: '1',
});
