/** @file Chromium with the built capture script in it, run where an extension's script runs: in a world of its own. */
import puppeteer, { type CDPSession, type Page } from 'puppeteer-core';
import { captureArticle } from '@/capture/capture-article';
import type { CaptureResult } from '@/capture/capture-result';
import type { ReadingResult } from '@/capture/page-reading';
import { chromiumFlags } from '@/scripts/browsers/chromium-flags';
import { TemporaryProfile } from '@/scripts/browsers/temporary-profile';
import { findBrowser } from '@/scripts/setup/find-browser.mjs';

/** Saved pages call the net: everything but loopback goes to a proxy that is not there. */
const NO_NETWORK = [
  '--proxy-server=http://127.0.0.1:9',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/** A page whose scripts keep it loading is read as it stands, as the extension does. */
const LONGEST_LOAD_MS = 20_000;
/** The extension gives a page up after as long. */
const LONGEST_CAPTURE_MS = 20_000;

/** What the capture script gave in the browser, judged as the extension's background judges it. */
export interface BrowserReading {
  readonly result: CaptureResult | null;
  /** Milliseconds the script held the page; null when it did not end. */
  readonly tookMs: number | null;
  readonly elements: number;
}

/** A browser that captures pages. */
export interface CaptureBrowser {
  read(address: string): Promise<BrowserReading>;
  close(): Promise<void>;
}

/** The script's value is that of the whole; a microtask runs as soon as it has ended, before anything is sent anywhere. */
function timed(source: string): string {
  const watch = `{ const began = performance.now(); globalThis.sicTook = null;
    Promise.resolve().then(() => { globalThis.sicTook = performance.now() - began; }); }`;
  return `${watch}\n${source}`;
}

async function evaluated(session: CDPSession, contextId: number, expression: string): Promise<unknown> {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    contextId,
    returnByValue: true,
    awaitPromise: true,
  });
  if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
  return result.value;
}

async function within<T>(promise: Promise<T>, ms: number): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  // What comes too late may fail as it likes.
  promise.catch(() => undefined);
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

async function readIn(page: Page, session: CDPSession, script: string): Promise<BrowserReading> {
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'sic',
  });
  const value = (expression: string) => evaluated(session, executionContextId, expression);
  const elements = Number(await value('document.getElementsByTagName("*").length'));
  const read = (await within(value(script), LONGEST_CAPTURE_MS)) as ReadingResult | null;
  const took = read === null || page.isClosed() ? null : await value('globalThis.sicTook');
  const result = read === null ? null : captureArticle(read);
  return { result, tookMs: typeof took === 'number' ? took : null, elements };
}

/**
 * Opens Chromium without a window and without a network.
 *
 * @param source the built capture script
 */
export async function openCaptureBrowser(source: string): Promise<CaptureBrowser> {
  const executablePath = findBrowser('chromium');
  if (executablePath === null) throw new Error('Chromium not found: run `npm run setup`.');
  const profile = new TemporaryProfile('measure');
  const browser = await puppeteer.launch({
    executablePath,
    headless: true,
    pipe: true,
    userDataDir: profile.folder,
    defaultViewport: null,
    args: [...chromiumFlags({ extension: '', headless: true }), ...NO_NETWORK],
    protocolTimeout: LONGEST_LOAD_MS + LONGEST_CAPTURE_MS,
  });
  const child = browser.process();
  if (child !== null) profile.usedBy(child);
  const script = timed(source);
  return {
    async read(address) {
      // A tab of its own: what one page left running must not slow the next.
      const page = await browser.newPage();
      page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined));
      try {
        await page.goto(address, { waitUntil: 'load', timeout: LONGEST_LOAD_MS }).catch((error: unknown) => {
          if (!(error instanceof Error && error.name === 'TimeoutError')) throw error;
        });
        return await readIn(page, await page.createCDPSession(), script);
      } finally {
        await within(page.close(), LONGEST_LOAD_MS).catch(() => undefined);
      }
    },
    async close() {
      if (browser.connected) await browser.close().catch(() => undefined);
      profile.remove();
    },
  };
}
