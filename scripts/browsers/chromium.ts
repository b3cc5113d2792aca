/** @file Chromium or Chrome with the extension installed, driven through puppeteer's pipe. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import puppeteer, {
  type Extension,
  type Page,
  type Browser as PuppeteerBrowser,
  type SerializedAXNode,
  type Target,
} from 'puppeteer-core';
import { findBrowser } from '@/scripts/setup/find-browser.mjs';
import type { AccessibleNode, Browser, BrowserOptions, Frame, Popup } from './browser';
import { callSource } from './call-source';
import { ChromiumComplaints } from './chromium-complaints';
import { pinInToolbar } from './chromium-preferences';
import { popupFrom } from './popup';
import { TemporaryProfile } from './temporary-profile';
import { until } from './until';

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

/** Chromium refuses to run as root with its sandbox. */
const sandboxFlags = (): string[] => (process.getuid?.() === 0 ? ['--no-sandbox'] : []);

/** Blink's own numbers (mojom PreferredColorScheme): 0 is dark, 1 is light. */
function colourFlags(colours: BrowserOptions['colours']): string[] {
  return colours === undefined ? [] : [`--blink-settings=preferredColorScheme=${colours === 'dark' ? 0 : 1}`];
}

/** Of the popup's page in the manifest. */
function popupPath(extension: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(extension, 'manifest.json'), 'utf8'));
  const path = (manifest as { action?: { default_popup?: string } }).action?.default_popup;
  if (path === undefined) throw new Error(`The extension in ${extension} has no popup.`);
  return path;
}

function frameOf(page: Page): Frame {
  return {
    async evaluate(call, ...values) {
      return JSON.parse(String(await page.evaluate(callSource(call, values)))).value ?? null;
    },
    async runScript(source) {
      // Its value may be something that cannot travel.
      await page.evaluate(`${source}\n;undefined`);
    },
  };
}

const plainTree = ({ role, name, children }: SerializedAXNode): AccessibleNode => ({
  role,
  name: name ?? '',
  children: (children ?? []).map(plainTree),
});

function popupOf(browser: PuppeteerBrowser, page: Page): Popup {
  const isOpen = async () => !page.isClosed();
  return popupFrom({
    frame: frameOf(page),
    isOpen,
    clickAt: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key as Parameters<Page['keyboard']['press']>[0]),
    screenshot: () => page.screenshot(),
    async accessibilityTree() {
      const tree = await page.accessibility.snapshot();
      if (tree === null) throw new Error('The popup has no accessibility tree.');
      return plainTree(tree);
    },
    async close() {
      if (!page.isClosed()) await page.close();
      await until(async () => (browser.connected && !page.isClosed() ? null : true), 'the popup to close');
    },
  });
}

/** Drives one browser that has been started. */
class Chromium implements Browser {
  readonly name = 'chromium';
  readonly extensionAddress: string;
  readonly tab: Frame;
  readonly closed: Promise<void>;
  readonly #complaints: ChromiumComplaints;
  #popup: Popup | null = null;

  constructor(
    private readonly browser: PuppeteerBrowser,
    private readonly profile: TemporaryProfile,
    private readonly page: Page,
    private readonly extension: Extension,
    private readonly popupAddress: string,
    readonly version: string,
  ) {
    this.extensionAddress = `chrome-extension://${extension.id}/`;
    this.tab = frameOf(page);
    this.#complaints = new ChromiumComplaints(browser, this.extensionAddress);
    this.closed = new Promise((resolve) => browser.once('disconnected', () => resolve()));
  }

  async visit(address: string): Promise<'page' | 'error-page'> {
    await this.#closePopup();
    try {
      await this.page.goto(address, { waitUntil: 'load' });
      return 'page';
    } catch (error) {
      if (error instanceof Error && error.message.includes('net::ERR_')) return 'error-page';
      throw error;
    }
  }

  async clickToolbarButton(): Promise<Popup> {
    await this.#closePopup();
    await this.page.triggerExtensionAction(this.extension);
    const isPopup = (target: Target) => target.url() === this.popupAddress;
    const target = await this.browser.waitForTarget(isPopup, { timeout: 20_000 });
    const page = await target.asPage();
    await page.waitForSelector('body', { timeout: 20_000 });
    this.#popup = popupOf(this.browser, page);
    return this.#popup;
  }

  async stopBackground(): Promise<void> {
    const target = this.#background();
    if (target === undefined) return;
    // It may stop by itself between the two lines.
    await target.worker().then(
      (worker) => worker?.close(),
      () => undefined,
    );
    await until(async () => ((await this.isBackgroundRunning()) ? null : true), 'the background to stop');
  }

  async isBackgroundRunning(): Promise<boolean> {
    return this.#background() !== undefined;
  }

  async complaints(): Promise<string[]> {
    return this.#complaints.heard();
  }

  async close(): Promise<void> {
    if (this.browser.connected) await this.browser.close().catch(() => undefined);
    this.profile.remove();
  }

  #background(): Target | undefined {
    return this.browser
      .targets()
      .find((target) => target.type() === 'service_worker' && target.url().startsWith(this.extensionAddress));
  }

  async #closePopup(): Promise<void> {
    const popup = this.#popup;
    this.#popup = null;
    // The person, or the page, may have closed it already.
    await popup?.close().catch(() => undefined);
  }
}

/**
 * Opens Chromium with the extension installed.
 *
 * @throws when there is no Chromium, it does not start, or it refuses the extension
 */
export async function openChromium({ extension, headless, colours }: BrowserOptions): Promise<Browser> {
  const executablePath = findBrowser('chromium');
  if (executablePath === null) throw new Error('Chromium not found: run `npm run setup`.');
  const profile = new TemporaryProfile('chromium');
  try {
    pinInToolbar(profile.folder, extension);
    const browser = await puppeteer.launch({
      executablePath,
      headless,
      pipe: true,
      enableExtensions: true,
      userDataDir: profile.folder,
      defaultViewport: null,
      args: [...FLAGS, ...colourFlags(colours), ...sandboxFlags()],
      // A person at the window needs no bar saying that the browser is being driven.
      ignoreDefaultArgs: headless ? [] : ['--enable-automation'],
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
    const child = browser.process();
    if (child !== null) profile.usedBy(child);
    const id = await browser.installExtension(extension);
    const installed = (await browser.extensions()).get(id);
    if (installed === undefined) throw new Error(`Chromium did not install the extension in ${extension}.`);
    const page = (await browser.pages())[0] ?? (await browser.newPage());
    const popupAddress = `chrome-extension://${id}/${popupPath(extension)}`;
    return new Chromium(browser, profile, page, installed, popupAddress, await browser.version());
  } catch (error) {
    profile.remove();
    throw error;
  }
}
