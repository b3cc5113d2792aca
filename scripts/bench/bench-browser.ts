/*
 * Chromium with a profile that stays, so that corpora are made once. The bench runs in a page on this machine rather than in
 * one of the extension's: IndexedDB is the same there, an extension that is loaded by hand loses its data with its profile's
 * settings, and no build of the extension is needed. A background that was stopped and started anew is a page closed and opened
 * anew, late enough for the browser to have let go of the database's files.
 */
import { mkdirSync } from 'node:fs';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { chromiumFlags } from '@/scripts/browsers/chromium-flags';
import { findBrowser } from '@/scripts/setup/find-browser.mjs';
import type { Tasks } from './page/tasks';

/** Chromium keeps a store open for two seconds after the last page has closed it. */
const LET_GO_MS = 3_000;

/** A page of the bench. */
export class BenchPage {
  constructor(private readonly page: Page) {}

  /** Has the page do something; rejects when it takes longer than `patienceMs`, or breaks down. */
  async run<Name extends keyof Tasks & string>(
    name: Name,
    given: Tasks[Name]['given'],
    patienceMs = Number.POSITIVE_INFINITY,
  ): Promise<Tasks[Name]['result']> {
    const call = `globalThis.bench[${JSON.stringify(name)}](${JSON.stringify(given)})`;
    const done = this.page.evaluate(`${call}.then((result) => JSON.stringify({ result }))`);
    return JSON.parse(String(await this.inTime(done, patienceMs))).result;
  }

  private async inTime<Value>(work: Promise<Value>, patienceMs: number): Promise<Value> {
    let timer: NodeJS.Timeout | undefined;
    const broken = new Promise<never>((_resolve, reject) => {
      this.page.once('error', reject);
      if (Number.isFinite(patienceMs))
        timer = setTimeout(() => reject(new Error('no time left')), patienceMs);
    });
    // What comes too late is nobody's business any more.
    work.catch(() => null);
    return Promise.race([work, broken]).finally(() => clearTimeout(timer));
  }

  /** What scripts hold once everything that can go has gone, in bytes. */
  async memory(): Promise<number> {
    const session = await this.page.createCDPSession();
    await session.send('HeapProfiler.collectGarbage');
    const usage = await session.send('Runtime.getHeapUsage');
    await session.detach();
    return usage.usedSize + (usage.backingStorageSize ?? 0);
  }

  async close(): Promise<void> {
    await this.page.close().catch(() => undefined);
  }
}

/** The browser of the bench. */
export class BenchBrowser {
  private constructor(
    private readonly browser: Browser,
    private readonly address: string,
  ) {}

  /** @param profile the folder that keeps the corpora */
  static async open(profile: string, address: string): Promise<BenchBrowser> {
    const executablePath = findBrowser('chromium');
    if (executablePath === null) throw new Error('Chromium not found: run `npm run setup`.');
    mkdirSync(profile, { recursive: true });
    const browser = await puppeteer.launch({
      executablePath,
      headless: true,
      pipe: true,
      userDataDir: profile,
      protocolTimeout: 0,
      args: chromiumFlags({ extension: '', headless: true }),
    });
    return new BenchBrowser(browser, address);
  }

  get version(): Promise<string> {
    return this.browser.version();
  }

  /** A fresh page that knows nothing of earlier ones. */
  async newPage(): Promise<BenchPage> {
    const page = await this.browser.newPage();
    await page.goto(this.address);
    return new BenchPage(page);
  }

  /** A fresh page after the browser has let go of the database. */
  async wokenPage(): Promise<BenchPage> {
    await new Promise((resolve) => setTimeout(resolve, LET_GO_MS));
    return this.newPage();
  }

  async close(): Promise<void> {
    await this.browser.close().catch(() => undefined);
  }
}
