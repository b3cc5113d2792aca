import type { BrowserOptions } from './browser';

/** Quiet: no updates, no reports, no first-run pages, nothing that talks to a network on its own. */
const FLAGS = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--no-default-browser-check',
  // Never asks a key ring of the desktop for a password.
  '--password-store=basic',
];

/** Room for a popup of full height, which may not be taller than the screen. */
const HEADLESS_FLAGS = ['--screen-info={1280x1000}', '--window-size=1280,900'];

/** The window fills most of a screen that nobody looks at. */
const VIRTUAL_FLAGS = ['--window-position=0,0', '--window-size=1280,960'];

/** Chromium refuses to run as root with its sandbox. */
const sandboxFlags = (): string[] => (process.getuid?.() === 0 ? ['--no-sandbox'] : []);

/** Blink's own numbers (mojom PreferredColorScheme): 0 is dark, 1 is light. */
function colourFlags(colours: BrowserOptions['colours']): string[] {
  return colours === undefined ? [] : [`--blink-settings=preferredColorScheme=${colours === 'dark' ? 0 : 1}`];
}

/** The switches a driven Chromium is started with. */
export function chromiumFlags({ headless, colours, display }: BrowserOptions): string[] {
  const window = headless ? HEADLESS_FLAGS : display === undefined ? [] : VIRTUAL_FLAGS;
  return [...FLAGS, ...colourFlags(colours), ...sandboxFlags(), ...window];
}
