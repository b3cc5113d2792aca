import type { ReadingServices } from './reading-services';
import type { ReadingEvent } from './reading-state';

const ANSWERED = { 'read-page': 'page-answered', 'read-selection': 'selection-answered' } as const;

/** Asks for the page under the view, or the words selected there, and dispatches what was answered. */
export async function askAboutTab(
  { ask, activeTabId }: ReadingServices,
  message: keyof typeof ANSWERED,
  dispatch: (event: ReadingEvent) => void,
): Promise<void> {
  const tabId = await activeTabId();
  const answer =
    tabId === null ? ({ ok: false, problem: 'no-access' } as const) : await ask(message, { tabId });
  dispatch({ type: ANSWERED[message], answer });
}
