/** @file Browser profiles in the folder for temporary files, removed however the program ends. */
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Those still to be removed: the program may end before their browsers are closed. */
const open = new Set<TemporaryProfile>();

const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;

/** Ends a process and all it started; both browsers are started as leaders of a group of their own. */
function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

function removeAll(): void {
  for (const profile of open) profile.remove();
}

function watchForTheEnd(): void {
  process.on('exit', removeAll);
  for (const [signal, number] of Object.entries(SIGNALS)) {
    process.once(signal, () => process.exit(128 + number));
  }
}

/** A profile folder together with the browser that uses it. */
export class TemporaryProfile {
  readonly folder: string;
  #browser: ChildProcess | null = null;

  constructor(browserName: string) {
    if (!process.listeners('exit').includes(removeAll)) watchForTheEnd();
    this.folder = mkdtempSync(join(tmpdir(), `sic-${browserName}-`));
    open.add(this);
  }

  /** Names the process to be ended before the folder is removed. */
  usedBy(browser: ChildProcess): void {
    this.#browser = browser;
  }

  /** Ends the browser at once and removes the folder; may be called again. Synchronous, for the end of the program. */
  remove(): void {
    open.delete(this);
    if (this.#browser !== null) killGroup(this.#browser);
    // A process that is just ending may still write into the folder.
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }
}
