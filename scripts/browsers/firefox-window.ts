/**
 * @file Functions that run inside Firefox's own window, with its privileges. They travel there as text (see
 * `callSource`), so each uses its arguments and Firefox's globals and nothing else.
 */

/** The element of the window that shows the popup; it lives in another process. */
interface PopupElement extends Element {
  readonly currentURI: { readonly spec: string } | null;
  readonly messageManager: {
    loadFrameScript(address: string, later: boolean): void;
    addMessageListener(name: string, listener: (message: { readonly data: string }) => void): void;
    removeMessageListener(name: string, listener: (message: { readonly data: string }) => void): void;
  };
  readonly browsingContext: {
    readonly currentWindowGlobal: {
      drawSnapshot(area: DOMRect | null, scale: number, background: string): Promise<ImageBitmap>;
    };
  };
}

/** One object of Firefox's accessibility interface (nsIAccessible). */
interface Accessible {
  readonly role: number;
  readonly name: string | null;
  readonly firstChild: Accessible | null;
  readonly nextSibling: Accessible | null;
}

interface FirefoxWindow extends Window {
  readonly SidebarController: { hide(): void };
  synthesizeMouseEvent(type: string, x: number, y: number, options: Record<string, number>): void;
}

interface RunningExtension {
  readonly backgroundState: string;
  terminateBackground(options: Record<string, boolean>): Promise<void>;
}

declare const Services: {
  readonly console: { getMessageArray(): readonly { readonly message: string }[] };
  readonly wm: { getMostRecentWindow(type: string): FirefoxWindow };
  readonly prefs: { setBoolPref(name: string, value: boolean): void };
};
declare const ChromeUtils: {
  importESModule(address: string): {
    readonly CustomizableUI: { addWidgetToArea(widget: string, area: string): void };
  };
};
declare const WebExtensionPolicy: {
  getByID(id: string): { readonly extension: RunningExtension };
};
declare const Cc: Record<string, { getService(type: unknown): AccessibilityService }>;
declare const Ci: Record<string, unknown>;

interface AccessibilityService {
  getAccessibleFor(node: Node): Accessible;
  getStringRole(role: number): string;
}

/** Puts the extension's button into the toolbar; a new profile keeps it in the menu of extensions. */
export function pinToolbarButton(widget: string): void {
  const { CustomizableUI } = ChromeUtils.importESModule(
    'moz-src:///browser/components/customizableui/CustomizableUI.sys.mjs',
  );
  CustomizableUI.addWidgetToArea(`${widget}-browser-action`, 'nav-bar');
}

/** Clicks the button with the mouse; false while it is not laid out yet. */
export function clickToolbarButton(widget: string): boolean {
  const win = Services.wm.getMostRecentWindow('navigator:browser');
  const box = win.document.getElementById(`${widget}-BAP`)?.getBoundingClientRect();
  if (box === undefined || box.width === 0) return false;
  for (const type of ['mousedown', 'mouseup']) {
    win.synthesizeMouseEvent(type, box.x + box.width / 2, box.y + box.height / 2, {
      button: 0,
      clickCount: 1,
      buttons: type === 'mousedown' ? 1 : 0,
    });
  }
  return true;
}

/** Whether the popup at this address is open and shown. */
export function isPopupOpen(address: string): boolean {
  const { document } = Services.wm.getMostRecentWindow('navigator:browser');
  return [...document.querySelectorAll<PopupElement>('panel[panelopen] .webextension-popup-browser')].some(
    ({ currentURI }) => currentURI?.spec === address,
  );
}

/** Whether the sidebar shows this address. */
export function isSidebarOpen(address: string): boolean {
  const { document } = Services.wm.getMostRecentWindow('navigator:browser');
  const sidebar = document.getElementById('sidebar') as HTMLIFrameElement | null;
  const shown = sidebar?.contentDocument?.querySelector<PopupElement>('#webext-panels-browser');
  return shown?.currentURI?.spec === address;
}

/** Closes the sidebar. */
export function closeSidebar(): void {
  Services.wm.getMostRecentWindow('navigator:browser').SidebarController.hide();
}

/** Has extensions get what they ask the person for without a question. */
export function answerYes(): void {
  Services.prefs.setBoolPref('extensions.webextOptionalPermissionPrompts', false);
}

/** Closes whatever panel is open. */
export function closePopup(): void {
  const { document } = Services.wm.getMostRecentWindow('navigator:browser');
  for (const panel of document.querySelectorAll<Element & { hidePopup(): void }>('panel[panelopen]')) {
    panel.hidePopup();
  }
}

/**
 * Runs a frame script in the popup's process. The script sends its answer as a message of the given name: JSON text,
 * `{"value": …}` or `{"error": …}`.
 */
export function runInPopup(address: string, script: string, messageName: string): Promise<string> {
  const { document } = Services.wm.getMostRecentWindow('navigator:browser');
  const sidebar = document.getElementById('sidebar') as HTMLIFrameElement | null;
  const kinds = '.webextension-popup-browser, #webext-panels-browser, #tabbrowser-tabpanels browser';
  const popups = [document, sidebar?.contentDocument].flatMap((one) => [
    ...(one?.querySelectorAll<PopupElement>(kinds) ?? []),
  ]);
  const popup = popups.find(({ currentURI }) => currentURI?.spec === address);
  if (popup === undefined) return Promise.resolve(JSON.stringify({ error: 'The popup is closed.' }));
  return new Promise((resolve) => {
    const listener = ({ data }: { readonly data: string }) => {
      popup.messageManager.removeMessageListener(messageName, listener);
      resolve(data);
    };
    popup.messageManager.addMessageListener(messageName, listener);
    popup.messageManager.loadFrameScript(
      `data:application/javascript;charset=utf-8,${encodeURIComponent(script)}`,
      false,
    );
  });
}

/** The popup as it is painted: a PNG in base64. */
export async function popupPicture(address: string): Promise<string> {
  const { document } = Services.wm.getMostRecentWindow('navigator:browser');
  const sidebar = document.getElementById('sidebar') as HTMLIFrameElement | null;
  const kinds = '.webextension-popup-browser, #webext-panels-browser, #tabbrowser-tabpanels browser';
  const popups = [document, sidebar?.contentDocument].flatMap((one) => [
    ...(one?.querySelectorAll<PopupElement>(kinds) ?? []),
  ]);
  const popup = popups.find(({ currentURI }) => currentURI?.spec === address);
  if (popup === undefined) throw new Error('The popup is closed.');
  const picture = await popup.browsingContext.currentWindowGlobal.drawSnapshot(null, 1, 'white');
  const canvas = document.createElementNS('http://www.w3.org/1999/xhtml', 'canvas') as HTMLCanvasElement;
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  return canvas.toDataURL('image/png').replace('data:image/png;base64,', '');
}

/** What assistive technology is told of the popup; null while Firefox has not computed it yet. */
export function popupAccessibility(address: string) {
  interface Node {
    role: string;
    name: string;
    children: Node[];
  }
  const { document } = Services.wm.getMostRecentWindow('navigator:browser');
  const sidebar = document.getElementById('sidebar') as HTMLIFrameElement | null;
  const kinds = '.webextension-popup-browser, #webext-panels-browser, #tabbrowser-tabpanels browser';
  const popups = [document, sidebar?.contentDocument].flatMap((one) => [
    ...(one?.querySelectorAll<PopupElement>(kinds) ?? []),
  ]);
  const popup = popups.find(({ currentURI }) => currentURI?.spec === address);
  if (popup === undefined) throw new Error('The popup is closed.');
  const service = Cc['@mozilla.org/accessibilityService;1']?.getService(Ci['nsIAccessibilityService']);
  if (service === undefined) throw new Error('This Firefox has no accessibility service.');
  const read = (accessible: Accessible): Node => {
    const children: Node[] = [];
    for (let child = accessible.firstChild; child !== null; child = child.nextSibling)
      children.push(read(child));
    return { role: service.getStringRole(accessible.role), name: accessible.name ?? '', children };
  };
  const root = service.getAccessibleFor(popup).firstChild;
  return root?.firstChild ? read(root) : null;
}

/** Stops the extension's background page; false while it is on its way from one state to another. */
export async function stopBackground(id: string): Promise<boolean> {
  const { extension } = WebExtensionPolicy.getByID(id);
  if (extension.backgroundState === 'stopped') return true;
  if (extension.backgroundState !== 'running') return false;
  // Without the second option a background in the middle of an event would be spared.
  await extension.terminateBackground({ ignoreDevToolsAttached: true, disableResetIdleForTest: true });
  // An event may have started it again by now.
  return true;
}

/** 'stopped', 'starting', 'running' or 'suspending'. */
export function backgroundState(id: string): string {
  return WebExtensionPolicy.getByID(id).extension.backgroundState;
}

/** The uncaught errors in scripts of the extension; what it writes to the console stays in its own process. */
export function complaintsOf(extensionAddress: string): string[] {
  return (
    Services.console
      .getMessageArray()
      .map(({ message }) => message)
      .filter((message) => message.startsWith('[JavaScript Error') && message.includes(extensionAddress))
      // A popup may be closed while it waits for an answer; Firefox writes that down, and nothing can catch it.
      .filter((message) => !/Promise rejected after context unloaded.*RuntimeMessage/s.test(message))
      // So it does of a popup that is closed by the panel it opened, or by the browser's own question.
      .filter((message) => !message.includes('Promise resolved after context unloaded'))
  );
}
