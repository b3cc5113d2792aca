/**
 * @file As firefox-window.ts: functions that run inside Firefox's own window, for what a person does at the page in its tab.
 */

interface WindowGlobal {
  readonly documentURI: { readonly spec: string };
}

interface BrowsingContext {
  readonly children: readonly BrowsingContext[];
  readonly currentWindowGlobal: WindowGlobal | null;
}

/** What shows a page; it lives in another process. */
interface PageElement extends HTMLElement {
  readonly browsingContext: BrowsingContext;
  readonly currentURI: { readonly spec: string };
}

interface Tab {
  readonly linkedBrowser: PageElement;
  readonly label: string;
  hasAttribute(name: string): boolean;
}

interface FirefoxWindow extends Window {
  readonly gBrowser: {
    readonly selectedBrowser: PageElement;
    readonly tabs: readonly Tab[];
    selectedTab: Tab;
    removeTab(tab: Tab): void;
    addTab(address: string, options: { readonly triggeringPrincipal: unknown }): Tab;
  };
  readonly KeyboardEvent: typeof KeyboardEvent;
  synthesizeMouseEvent(type: string, x: number, y: number, options: Record<string, number>): void;
}

/** A XUL menu. */
interface Menu extends HTMLElement {
  readonly state: string;
  activateItem(item: Element): void;
}

interface KeyInput {
  beginInputTransactionForTests(target: Window): boolean;
  keydown(event: KeyboardEvent): void;
  keyup(event: KeyboardEvent): void;
}

declare const Services: {
  readonly wm: { getMostRecentWindow(type: string): FirefoxWindow };
  readonly scriptSecurityManager: { getSystemPrincipal(): unknown };
};
declare const Cc: Record<string, { createInstance(type: unknown): KeyInput }>;
declare const Ci: Record<string, unknown>;

/** Which of the tab's frames show a page at an address that begins so, counted from 0. */
export function framesAt(address: string): number[] {
  const { selectedBrowser } = Services.wm.getMostRecentWindow('navigator:browser').gBrowser;
  return selectedBrowser.browsingContext.children.flatMap(({ currentWindowGlobal }, index) =>
    currentWindowGlobal?.documentURI.spec.startsWith(address) ? [index] : [],
  );
}

/** Runs in a page of Firefox's: where its window stands on the screen, frames told apart. */
export function placeOnScreen(): { x: number; y: number; width: number; height: number } {
  const here = window as unknown as { readonly mozInnerScreenX: number; readonly mozInnerScreenY: number };
  return { x: here.mozInnerScreenX, y: here.mozInnerScreenY, width: innerWidth, height: innerHeight };
}

/** The titles of tabs at an address that begins so. */
export function titlesOfTabs(address: string): string[] {
  const { tabs } = Services.wm.getMostRecentWindow('navigator:browser').gBrowser;
  return tabs
    .filter(({ linkedBrowser }) => linkedBrowser.currentURI.spec.startsWith(address))
    .map(({ label }) => label);
}

/** Opens an address in another tab, in front, and waits until it has loaded. */
export async function addTab(address: string): Promise<void> {
  const win = Services.wm.getMostRecentWindow('navigator:browser');
  const triggeringPrincipal = Services.scriptSecurityManager.getSystemPrincipal();
  const tab = win.gBrowser.addTab(address, { triggeringPrincipal });
  win.gBrowser.selectedTab = tab;
  const isLoading = () => tab.linkedBrowser.currentURI.spec !== address || tab.hasAttribute('busy');
  while (isLoading()) await new Promise((resolve) => win.setTimeout(resolve, 50));
}

/** Whether a tab shows this address. */
export function isInTab(address: string): boolean {
  const { tabs } = Services.wm.getMostRecentWindow('navigator:browser').gBrowser;
  return tabs.some(({ linkedBrowser }) => linkedBrowser.currentURI.spec === address);
}

/** Closes the tabs that show this address. */
export function closeTabs(address: string): void {
  const { gBrowser } = Services.wm.getMostRecentWindow('navigator:browser');
  for (const tab of [...gBrowser.tabs])
    if (tab.linkedBrowser.currentURI.spec === address) gBrowser.removeTab(tab);
}

/** Puts the first tab in front. */
export function showFirstTab(): void {
  const { gBrowser } = Services.wm.getMostRecentWindow('navigator:browser');
  const [first] = gBrowser.tabs;
  if (first !== undefined) gBrowser.selectedTab = first;
}

/** Presses keys together with the focus in the page, by their X names. */
export function press(names: readonly string[]): void {
  const KEYS: Record<string, { key: string; code: string; keyCode: number }> = {
    alt: { key: 'Alt', code: 'AltLeft', keyCode: 18 },
    shift: { key: 'Shift', code: 'ShiftLeft', keyCode: 16 },
    l: { key: 'L', code: 'KeyL', keyCode: 76 },
    Escape: { key: 'Escape', code: 'Escape', keyCode: 27 },
    Tab: { key: 'Tab', code: 'Tab', keyCode: 9 },
    Next: { key: 'PageDown', code: 'PageDown', keyCode: 34 },
    End: { key: 'End', code: 'End', keyCode: 35 },
  };
  const win = Services.wm.getMostRecentWindow('navigator:browser');
  win.gBrowser.selectedBrowser.focus();
  const input = Cc['@mozilla.org/text-input-processor;1']?.createInstance(Ci['nsITextInputProcessor']);
  if (input === undefined) throw new Error('This Firefox takes no keys.');
  input.beginInputTransactionForTests(win);
  const events = names.map((name) => new win.KeyboardEvent('', KEYS[name]));
  for (const event of events) input.keydown(event);
  for (const event of events.reverse()) input.keyup(event);
}

/** Opens the page's menu at a point of the page. */
export function openMenu(x: number, y: number): void {
  const win = Services.wm.getMostRecentWindow('navigator:browser');
  const box = win.gBrowser.selectedBrowser.getBoundingClientRect();
  win.synthesizeMouseEvent('contextmenu', box.x + x, box.y + y, { button: 2, clickCount: 1, buttons: 0 });
}

/** Chooses the entry of the extension, named as its toolbar button is, once the menu is open; false while it is not. */
export function chooseEntry(widget: string): boolean {
  const { document } = Services.wm.getMostRecentWindow('navigator:browser');
  const menu = document.getElementById('contentAreaContextMenu') as Menu | null;
  const item = menu?.querySelector(`[id^="${widget}-menuitem-"]`);
  if (menu?.state !== 'open' || !item) return false;
  menu.activateItem(item);
  return true;
}
