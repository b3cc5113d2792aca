import type { CDPSession, Page } from 'puppeteer-core';
import { until } from './until';

/** One service worker as Chromium tells of it. */
interface Version {
  readonly versionId: string;
  readonly scriptURL: string;
  readonly runningStatus: string;
}

/**
 * The extension's service worker, watched and stopped as the browser's own page about service workers does it. Closing
 * its target instead leaves it half stopped while anything listens to its console.
 */
export class ChromiumBackground {
  readonly #versions = new Map<string, Version>();
  /** How often each has stopped. */
  readonly #stops = new Map<string, number>();

  private constructor(
    private readonly session: CDPSession,
    extensionAddress: string,
  ) {
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }: { versions: readonly Version[] }) => {
      for (const version of versions) if (version.scriptURL.startsWith(extensionAddress)) this.#note(version);
    });
  }

  /** @param page any page of the profile the extension is installed in */
  static async watch(page: Page, extensionAddress: string): Promise<ChromiumBackground> {
    const session = await page.createCDPSession();
    const background = new ChromiumBackground(session, extensionAddress);
    await session.send('ServiceWorker.enable');
    return background;
  }

  #note(version: Version): void {
    const { versionId, runningStatus } = version;
    this.#versions.set(versionId, version);
    if (runningStatus === 'stopped') this.#stops.set(versionId, (this.#stops.get(versionId) ?? 0) + 1);
  }

  isRunning(): boolean {
    return this.#running().length > 0;
  }

  /** Resolves when every instance that is running now has stopped; an event may have started another by then. */
  async stop(): Promise<void> {
    await Promise.all(this.#running().map((version) => this.#stopOne(version)));
  }

  async #stopOne({ versionId }: Version): Promise<void> {
    const stopsBefore = this.#stops.get(versionId) ?? 0;
    await this.session.send('ServiceWorker.stopWorker', { versionId });
    const hasStopped = async () => (this.#stops.get(versionId) ?? 0) > stopsBefore || null;
    await until(hasStopped, 'the background to stop');
  }

  #running(): Version[] {
    return [...this.#versions.values()].filter(({ runningStatus }) => runningStatus !== 'stopped');
  }
}
