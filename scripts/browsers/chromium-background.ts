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

  private constructor(
    private readonly session: CDPSession,
    extensionAddress: string,
  ) {
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }: { versions: readonly Version[] }) => {
      for (const version of versions) {
        if (version.scriptURL.startsWith(extensionAddress)) this.#versions.set(version.versionId, version);
      }
    });
  }

  /** @param page any page of the profile the extension is installed in */
  static async watch(page: Page, extensionAddress: string): Promise<ChromiumBackground> {
    const session = await page.createCDPSession();
    const background = new ChromiumBackground(session, extensionAddress);
    await session.send('ServiceWorker.enable');
    return background;
  }

  isRunning(): boolean {
    return this.#running().length > 0;
  }

  async stop(): Promise<void> {
    for (const { versionId } of this.#running())
      await this.session.send('ServiceWorker.stopWorker', { versionId });
    await until(async () => !this.isRunning() || null, 'the background to stop');
  }

  #running(): Version[] {
    return [...this.#versions.values()].filter(({ runningStatus }) => runningStatus !== 'stopped');
  }
}
