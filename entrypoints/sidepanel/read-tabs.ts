import type { ReadingServices } from '@/components/reading/reading-services';
import type { Problem } from '@/messaging/protocol';
import type { OpenTabAnswer } from '@/text/open-tab-answer';
import type { OpenTab } from './open-tabs';

/** Tabs read at once: while one waits for its page, another is read. */
const AT_ONCE = 3;

/** What came of a tab. */
export type TabRead =
  | { readonly tab: OpenTab; readonly read: OpenTabAnswer }
  | { readonly tab: OpenTab; readonly problem: Problem };

interface Reading {
  readonly ask: ReadingServices['ask'];
  readonly save: boolean;
  readonly signal: AbortSignal;
  /** Called after every tab with how many are done. */
  readonly onProgress: (done: number) => void;
}

/**
 * Reads tabs, some at once; one that fails stops none of the others. In the order given. Once cancelled, no further tab is begun,
 * and those that are not done are left out. Never rejects.
 */
export async function readTabs(tabs: readonly OpenTab[], reading: Reading): Promise<TabRead[]> {
  const { ask, save, signal, onProgress } = reading;
  const done: (TabRead | undefined)[] = tabs.map(() => undefined);
  const waiting = [...tabs.entries()];
  let count = 0;
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined && !signal.aborted; next = waiting.shift()) {
      const [at, tab] = next;
      const answer = await ask('read-open-tab', { tabId: tab.id, save });
      done[at] = answer.ok ? { tab, read: answer.value } : { tab, problem: answer.problem };
      count += 1;
      if (!signal.aborted) onProgress(count);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return done.filter((one) => one !== undefined);
}
