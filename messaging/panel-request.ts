import { browser } from 'wxt/browser';
import type { PanelTask } from './protocol';

const KEY = 'panel-request';

/** How old a request may be: what the reader asked before the panel could open, and not what they asked an hour ago. */
const FRESH_MS = 20_000;

/** What the panel is to do next. */
export interface PanelRequest {
  readonly tabId: number | null;
  readonly task: PanelTask;
  /** `Date.now()` when it was asked. */
  readonly at: number;
}

function isRequest(value: unknown): value is PanelRequest {
  return typeof value === 'object' && value !== null && 'task' in value && 'at' in value && 'tabId' in value;
}

/** Leaves word for the panel, whether it is open already or about to be. */
export function requestOfPanel(tabId: number | null, task: PanelTask): void {
  const request: PanelRequest = { tabId, task, at: Date.now() };
  browser.storage.session.set({ [KEY]: request }).catch(() => undefined);
}

/** Takes what was asked a moment ago; null when nothing was. */
export async function takePanelRequest(): Promise<PanelRequest | null> {
  try {
    const kept: unknown = (await browser.storage.session.get(KEY))[KEY];
    if (!isRequest(kept)) return null;
    await browser.storage.session.remove(KEY);
    return Date.now() - kept.at <= FRESH_MS ? kept : null;
  } catch {
    return null;
  }
}

/** Calls `onRequest` when something is asked of the panel; gives the way to stop it. */
export function watchPanelRequests(onRequest: () => void): () => void {
  const listener = (changes: Record<string, { newValue?: unknown }>): void => {
    if (isRequest(changes[KEY]?.newValue)) onRequest();
  };
  browser.storage.session.onChanged.addListener(listener);
  return () => browser.storage.session.onChanged.removeListener(listener);
}
