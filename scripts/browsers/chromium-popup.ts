import type { Page, Browser as PuppeteerBrowser, SerializedAXNode } from 'puppeteer-core';
import type { AccessibleNode, Frame, Popup } from './browser';
import { callSource } from './call-source';
import { popupFrom } from './popup';
import { until } from './until';

/** The document of a page, or of a frame in one. */
export function chromiumFrame(page: Pick<Page, 'evaluate'>): Frame {
  return {
    async evaluate(call, ...values) {
      return JSON.parse(String(await page.evaluate(callSource(call, values)))).value ?? null;
    },
    async runScript(source) {
      // Its value may be something that cannot travel.
      await page.evaluate(`${source}\n;undefined`);
    },
  };
}

const plainTree = ({ role, name, children }: SerializedAXNode): AccessibleNode => ({
  role,
  name: name ?? '',
  children: (children ?? []).map(plainTree),
});

/** The popup that is open in this page. */
export function chromiumPopup(browser: PuppeteerBrowser, page: Page): Popup {
  const isOpen = async () => !page.isClosed();
  return popupFrom({
    frame: chromiumFrame(page),
    isOpen,
    clickAt: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key as Parameters<Page['keyboard']['press']>[0]),
    screenshot: () => page.screenshot(),
    async accessibilityTree() {
      const tree = await page.accessibility.snapshot();
      if (tree === null) throw new Error('The popup has no accessibility tree.');
      return plainTree(tree);
    },
    async close() {
      if (!page.isClosed()) await page.close();
      await until(async () => page.isClosed() || !browser.connected || null, 'the popup to close');
    },
  });
}
