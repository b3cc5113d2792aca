/*
 * Opens the side panel. Both browsers do so only in the very turn of a click: `open()` stands before anything is awaited.
 * Chromium also takes the message of a click in one of our pages for one; Firefox refuses its sidebar to any message and from
 * frames in pages, so there, and in browsers without a panel, the same page opens as a tab.
 */
import { browser } from 'wxt/browser';

/** Firefox's own; not among the types, which are Chromium's. */
interface Sidebar {
  open(): Promise<void>;
}

function hasSidebar(api: object): api is { readonly sidebarAction: Sidebar } {
  return 'sidebarAction' in api && typeof api.sidebarAction === 'object' && api.sidebarAction !== null;
}

/** Where the panel is to open: Chromium wants a tab or a window by its id. */
export type PanelPlace = { readonly tabId: number } | { readonly windowId: number };

function openBeside(place: PanelPlace): Promise<void> | null {
  if ('sidePanel' in browser && browser.sidePanel !== undefined) return browser.sidePanel.open(place);
  return hasSidebar(browser) ? browser.sidebarAction.open() : null;
}

/** Opens the panel's page as a tab that shows `tabId`, or whatever tab is asked for. */
export async function openPanelTab(tabId: number | null): Promise<void> {
  await browser.tabs.create({ url: browser.runtime.getURL(`/sidepanel.html?tab=${tabId ?? ''}`) });
}

/**
 * Opens the panel, or a tab where that is refused. To be called first of all in the handler of a click.
 *
 * @param tabId the tab a tab instead of the panel would show
 */
export async function openPanel(place: PanelPlace, tabId: number | null): Promise<'panel' | 'tab'> {
  try {
    const opening = openBeside(place);
    if (opening !== null) {
      await opening;
      return 'panel';
    }
  } catch {
    // No gesture any more, or no window that could have one.
  }
  await openPanelTab(tabId);
  return 'tab';
}
