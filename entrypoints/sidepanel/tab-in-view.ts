import { type Browser, browser } from 'wxt/browser';

/** The tab beside the panel, as far as the browser tells of it. */
export interface TabInView {
  readonly id: number;
  readonly windowId: number;
  /** Null while Sic may not read it. */
  readonly url: string | null;
  readonly title: string | null;
  /** How often it began to load something while its address was unknown. */
  readonly moves: number;
}

/** Keeps an eye on the tab in view. */
export interface TabWatch {
  /** Looks at once: what the browser tells of a tab may change without a word. */
  readonly look: () => Promise<TabInView | null>;
  readonly stop: () => void;
}

type Moves = ReadonlyMap<number, number>;

function inView({ id, windowId, url, title }: Browser.tabs.Tab, moves: Moves): TabInView | null {
  if (id === undefined) return null;
  return { id, windowId, url: url ?? null, title: title ?? null, moves: moves.get(id) ?? 0 };
}

async function tabOf(fixed: number | null): Promise<Browser.tabs.Tab | null> {
  try {
    if (fixed !== null) return await browser.tabs.get(fixed);
    const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
    return tab ?? null;
  } catch {
    return null;
  }
}

/**
 * Calls `onTab` with the tab in view, now and whenever it is another one, shows another page, or may be read; null when there
 * is none any more. `fixed` is the one tab a panel in a tab of its own belongs to.
 */
export function watchTab(fixed: number | null, onTab: (tab: TabInView | null) => void): TabWatch {
  const moves = new Map<number, number>();
  let asked = 0;
  const look = async (): Promise<TabInView | null> => {
    const tab = await tabOf(fixed);
    return tab === null ? null : inView(tab, moves);
  };
  const again = async (): Promise<void> => {
    asked += 1;
    const turn = asked;
    const tab = await look();
    if (turn === asked) onTab(tab);
  };
  const onUpdated = (id: number, change: { status?: string }, tab: Browser.tabs.Tab): void => {
    if (change.status === 'loading' && tab.url === undefined) moves.set(id, (moves.get(id) ?? 0) + 1);
    if (fixed === null ? tab.active : id === fixed) void again();
  };
  browser.tabs.onActivated.addListener(again);
  browser.tabs.onUpdated.addListener(onUpdated);
  browser.tabs.onRemoved.addListener(again);
  browser.permissions.onAdded.addListener(again);
  void again();
  const stop = (): void => {
    browser.tabs.onActivated.removeListener(again);
    browser.tabs.onUpdated.removeListener(onUpdated);
    browser.tabs.onRemoved.removeListener(again);
    browser.permissions.onAdded.removeListener(again);
  };
  return { look, stop };
}
