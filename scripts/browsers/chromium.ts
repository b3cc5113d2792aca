/** @file Chromium or Chrome with the extension installed, driven through puppeteer's pipe. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import puppeteer, {
  type Extension,
  type Page,
  type Browser as PuppeteerBrowser,
  type Target,
} from 'puppeteer-core';
import { findBrowser } from '@/scripts/setup/find-browser.mjs';
import type { Browser, BrowserOptions, Card, Frame, PageMemory, Popup } from './browser';
import { cardFrom } from './card';
import { ChromiumBackground } from './chromium-background';
import { ChromiumComplaints } from './chromium-complaints';
import { chromiumFlags } from './chromium-flags';
import { chromiumFrame, chromiumPopup } from './chromium-popup';
import { pinInToolbar } from './chromium-preferences';
import { TemporaryProfile } from './temporary-profile';
import type { VirtualDisplay } from './virtual-display';

/** A menu takes keys only once it has been drawn, and nothing tells when it has. */
const MENU_MS = 800;

/** Of the popup's page in the manifest. */
function popupPath(extension: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(extension, 'manifest.json'), 'utf8'));
  const path = (manifest as { action?: { default_popup?: string } }).action?.default_popup;
  if (path === undefined) throw new Error(`The extension in ${extension} has no popup.`);
  return path;
}

/** Drives one browser that has been started. */
class Chromium implements Browser {
  readonly name = 'chromium';
  readonly extensionAddress: string;
  readonly tab: Frame;
  readonly closed: Promise<void>;
  readonly #complaints: ChromiumComplaints;
  readonly #cardAddress: string;
  #popup: Popup | null = null;

  constructor(
    private readonly browser: PuppeteerBrowser,
    private readonly profile: TemporaryProfile,
    private readonly first: Page,
    private readonly extension: Extension,
    private readonly background: ChromiumBackground,
    private readonly popupAddress: string,
    readonly version: string,
    private readonly display: VirtualDisplay | null,
  ) {
    this.extensionAddress = `chrome-extension://${extension.id}/`;
    this.tab = chromiumFrame(first);
    this.#complaints = new ChromiumComplaints(browser, this.extensionAddress);
    this.#cardAddress = `${this.extensionAddress}card.html`;
    this.closed = new Promise((resolve) => browser.once('disconnected', () => resolve()));
  }

  async visit(address: string): Promise<'page' | 'error-page'> {
    await this.#closePopup();
    try {
      await this.first.goto(address, { waitUntil: 'load' });
      return 'page';
    } catch (error) {
      if (error instanceof Error && error.message.includes('net::ERR_')) return 'error-page';
      throw error;
    }
  }

  async clickToolbarButton(): Promise<Popup> {
    await this.#closePopup();
    await this.first.triggerExtensionAction(this.extension);
    // The tab may show the same page.
    const tab = this.first.target();
    const isPopup = (target: Target) => target !== tab && target.url() === this.popupAddress;
    const target = await this.browser.waitForTarget(isPopup, { timeout: 20_000 });
    const page = await target.asPage();
    await page.waitForSelector('body', { timeout: 20_000 });
    this.#popup = chromiumPopup(this.browser, page);
    return this.#popup;
  }

  async cards(): Promise<Card[]> {
    const frames = this.first.frames().filter((one) => one.url().startsWith(this.#cardAddress));
    return frames.map((frame) =>
      cardFrom(chromiumFrame(frame), async () => {
        const box = await (await frame.frameElement())?.boundingBox();
        if (!box) throw new Error('The card is not laid out.');
        return box;
      }),
    );
  }

  async cardsInTabs(): Promise<string[]> {
    const tabs = (await this.browser.pages()).filter((page) => page.url().startsWith(this.#cardAddress));
    return Promise.all(tabs.map((page) => page.title()));
  }

  async memory(): Promise<PageMemory> {
    const session = await this.first.createCDPSession();
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    await session.detach();
    const { Nodes, JSEventListeners, Frames } = await this.first.metrics();
    return {
      nodes: Nodes ?? 0,
      listeners: JSEventListeners ?? 0,
      frames: Frames ?? 0,
      heapBytes: usedSize,
    };
  }

  async press(chord: string): Promise<void> {
    await this.first.bringToFront();
    this.#screen().press(chord);
  }

  async chooseLookUp({ x, y }: { readonly x: number; readonly y: number }): Promise<void> {
    await this.first.bringToFront();
    const window = await this.tab.evaluate(() => ({
      x: screenX,
      // All that the browser puts round a page stands above it.
      y: screenY + outerHeight - innerHeight,
    }));
    this.#screen().click({ x: window.x + x, y: window.y + y }, 3);
    await new Promise((resolve) => setTimeout(resolve, MENU_MS));
    // Entries of extensions stand above the last one, which inspects the page.
    this.#screen().press('Up', 'Up', 'Return');
  }

  #screen(): VirtualDisplay {
    if (this.display === null) throw new Error('Chromium has no window here.');
    return this.display;
  }

  panel(): Promise<Popup> {
    return this.page('sidepanel.html');
  }

  async page(file: string): Promise<Popup> {
    const isPage = (target: Target) => target.url().startsWith(this.extensionAddress + file);
    const target = await this.browser.waitForTarget(isPage, { timeout: 20_000 });
    const page = await target.asPage();
    await page.waitForSelector('body', { timeout: 20_000 });
    return chromiumPopup(this.browser, page);
  }

  async addTab(address: string): Promise<void> {
    await this.#closePopup();
    const page = await this.browser.newPage();
    await page.goto(address, { waitUntil: 'load' });
  }

  async showFirstTab(): Promise<void> {
    await this.first.bringToFront();
  }

  /** A question is a window of the browser's own, which nothing can reach here; sites allowed on its page of extensions are not asked for. */
  async allowSites(): Promise<void> {
    const page = await this.browser.newPage();
    await page.goto('chrome://extensions');
    await page.evaluate(
      `chrome.developerPrivate.addHostPermission(${JSON.stringify(this.extension.id)}, '*://*/*')`,
    );
    await page.close();
    await this.first.bringToFront();
  }

  async stopBackground(): Promise<void> {
    // Before, so that it stops; after, in case it had only just been started and listened to.
    await this.#complaints.letGoOfBackground();
    await this.background.stop();
    await this.#complaints.letGoOfBackground();
  }

  async isBackgroundRunning(): Promise<boolean> {
    return this.background.isRunning();
  }

  async complaints(): Promise<string[]> {
    return this.#complaints.heard();
  }

  async close(): Promise<void> {
    if (this.browser.connected) await this.browser.close().catch(() => undefined);
    this.profile.remove();
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
export async function openChromium(options: BrowserOptions): Promise<Browser> {
  const { extension, headless, display } = options;
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
      args: chromiumFlags(options),
      ...(display === undefined ? {} : { env: { ...process.env, DISPLAY: display.name } }),
      // A person at the window needs no bar saying that the browser is being driven; it would also push the page down.
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
    const background = await ChromiumBackground.watch(page, `chrome-extension://${id}/`);
    const popupAddress = `chrome-extension://${id}/${popupPath(extension)}`;
    const version = await browser.version();
    return new Chromium(
      browser,
      profile,
      page,
      installed,
      background,
      popupAddress,
      version,
      display ?? null,
    );
  } catch (error) {
    profile.remove();
    throw error;
  }
}
