import type { CDPSession, Browser as PuppeteerBrowser, Target } from 'puppeteer-core';

/** An error of the console may have any values; their descriptions are what a person reads there. */
interface ConsoleCall {
  readonly type: string;
  readonly args: readonly { readonly value?: unknown; readonly description?: string }[];
}

/**
 * Collects what the pages and the background of one extension complain of. Chromium keeps the complaints of a document
 * and tells them to whoever starts listening, so listening late misses nothing.
 */
export class ChromiumComplaints {
  readonly #heard: string[] = [];
  readonly #known = new WeakSet<Target>();
  /** Those of the background; while one is attached, the background cannot be stopped for good. */
  #workerSessions: CDPSession[] = [];

  constructor(
    browser: PuppeteerBrowser,
    private readonly extensionAddress: string,
  ) {
    // A new target may get its address later.
    for (const event of ['targetcreated', 'targetchanged'] as const) {
      browser.on(event, (target) => void this.#listen(target));
    }
    for (const target of browser.targets()) void this.#listen(target);
  }

  /** Those heard so far. */
  heard(): string[] {
    return [...this.#heard];
  }

  /** Lets go of the background, so that it can be stopped; once it starts again, it is heard again. */
  async letGoOfBackground(): Promise<void> {
    const sessions = this.#workerSessions;
    this.#workerSessions = [];
    // One that has ended by itself is let go of already.
    await Promise.all(sessions.map((session) => session.detach().catch(() => undefined)));
  }

  async #listen(target: Target): Promise<void> {
    if (!target.url().startsWith(this.extensionAddress) || this.#known.has(target)) return;
    this.#known.add(target);
    try {
      const session = await target.createCDPSession();
      if (target.type() === 'service_worker') this.#workerSessions.push(session);
      await this.#attach(session, target.url());
    } catch {
      // It closed while it was being attached to.
    }
  }

  async #attach(session: CDPSession, address: string): Promise<void> {
    session.on('Runtime.exceptionThrown', ({ exceptionDetails: { text, exception } }) => {
      this.#heard.push(`${address}: ${exception?.description ?? text}`);
    });
    session.on('Runtime.consoleAPICalled', ({ type, args }: ConsoleCall) => {
      if (type !== 'error' && type !== 'assert') return;
      this.#heard.push(`${address}: ${args.map((arg) => arg.description ?? String(arg.value)).join(' ')}`);
    });
    session.on('Log.entryAdded', ({ entry }) => {
      if (entry.level === 'error') this.#heard.push(`${address}: ${entry.text}`);
    });
    await Promise.all([session.send('Runtime.enable'), session.send('Log.enable')]);
  }
}
