import type { Popup } from './browser';
import { callSource } from './call-source';
import { clicking, evaluating, pressing } from './firefox-frame-scripts';
import { type Session, valueIn } from './firefox-session';
import * as inPage from './firefox-page';
import * as inWindow from './firefox-window';
import { popupFrom } from './popup';
import { until } from './until';

let lastMessage = 0;

/** A name no earlier message had. */
function messageName(): string {
  lastMessage += 1;
  return `Sic:Answer:${lastMessage}`;
}

/** What differs between the places Firefox shows a page of an extension in. */
const PLACES = {
  popup: { isOpen: inWindow.isPopupOpen, close: inWindow.closePopup },
  sidebar: { isOpen: inWindow.isSidebarOpen, close: inWindow.closeSidebar },
  tab: { isOpen: inPage.isInTab, close: inPage.closeTabs },
} as const;

/** The popup, the sidebar or the tab that is open at this address. */
export function firefoxPopup(session: Session, address: string, place: keyof typeof PLACES = 'popup'): Popup {
  const run = async (script: (messageName: string) => string): Promise<unknown> => {
    const name = messageName();
    return valueIn(await session.inWindow(inWindow.runInPopup, address, script(name), name));
  };
  const isOpen = () => session.inWindow(PLACES[place].isOpen, address);
  return popupFrom({
    frame: {
      evaluate: async (call, ...values) =>
        (await run((name) => evaluating(name, callSource(call, values)))) as Awaited<ReturnType<typeof call>>,
      runScript: async (source) => {
        await run((name) => evaluating(name, `${source}\n;Promise.resolve('{}')`));
      },
    },
    isOpen,
    clickAt: async ({ x, y }) => {
      await run((name) => clicking(name, x, y));
    },
    type: async (text) => {
      await run((name) => pressing(name, [...text]));
    },
    press: async (key) => {
      await run((name) => pressing(name, [key]));
    },
    screenshot: async () => Buffer.from(await session.inWindow(inWindow.popupPicture, address), 'base64'),
    accessibilityTree: () =>
      until(() => session.inWindow(inWindow.popupAccessibility, address), "the popup's accessibility tree"),
    async close() {
      const shut: (address: string) => void = PLACES[place].close;
      await session.inWindow(shut, address);
      await until(async () => ((await isOpen()) ? null : true), 'the popup to close');
    },
  });
}
