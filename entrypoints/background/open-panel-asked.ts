import { browser } from 'wxt/browser';
import type { Handlers } from '@/messaging/listen';
import { openPanel } from '@/messaging/open-panel';
import { requestOfPanel } from '@/messaging/panel-request';

/** The name of the shortcut in the manifest. */
const COMMAND = 'open-panel';

/** Answers "open-panel". Nothing is awaited before the panel opens: the click it follows from is over at the first pause. */
export const openPanelAsked: Handlers['open-panel'] = async ({ tabId, task }, from) => {
  // What stands in a tab asks about that one, whatever it says.
  const beside = from?.tabId ?? tabId;
  if (beside === null) return { ok: false, problem: 'no-access' };
  const opening = openPanel({ tabId: beside }, beside);
  requestOfPanel(beside, task);
  return { ok: true, value: { opened: await opening } };
};

/** Opens the panel at its shortcut, which lets Sic read the tab as a click on the icon does. */
export function openPanelByKey(): void {
  browser.commands.onCommand.addListener((command, tab) => {
    if (command !== COMMAND || tab === undefined) return;
    const tabId = tab.id ?? null;
    void openPanel({ windowId: tab.windowId }, tabId);
    requestOfPanel(tabId, { kind: 'read-page' });
  });
}
