/** @file The parts of reading and using a popup that are the same in every browser. */
import type { ElementSummary, Frame, Popup } from './browser';
import { until } from './until';

/** A point in the popup's viewport, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What each browser does in its own way. */
export interface PopupControls
  extends Pick<Popup, 'type' | 'press' | 'accessibilityTree' | 'screenshot' | 'isOpen' | 'close'> {
  readonly frame: Frame;
  clickAt(point: Point): Promise<void>;
}

/** Runs in the popup. */
function summarise(selector: string): ElementSummary[] {
  return [...document.querySelectorAll(selector)].map((element) => ({
    tag: element.localName,
    // biome-ignore lint/performance/useDomNodeTextContent: what is read must be what a reader sees
    text: element instanceof HTMLElement ? element.innerText : (element.textContent ?? ''),
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    visible: element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0,
  }));
}

/** Runs in the popup. Null when there is no such element, it has no room, or something else lies over it. */
function middleOf(selector: string): Point | null {
  const element = document.querySelector(selector);
  if (element === null) return null;
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const box = element.getClientRects()[0];
  if (box === undefined || box.width === 0 || box.height === 0) return null;
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const hit = document.elementFromPoint(point.x, point.y);
  return hit !== null && (element.contains(hit) || hit.contains(element)) ? point : null;
}

/** Where to click: a popup that is still being sized moves what is in it, so the place must be the same twice. */
async function restingMiddle(frame: Frame, selector: string): Promise<Point | null> {
  const before = await frame.evaluate(middleOf, selector);
  const after = await frame.evaluate(middleOf, selector);
  return before !== null && after !== null && before.x === after.x && before.y === after.y ? after : null;
}

/** Makes a popup of what one browser can do with it. */
export function popupFrom(controls: PopupControls): Popup {
  const { frame } = controls;
  const evaluate = frame.evaluate.bind(frame);
  const elements = (selector: string) => evaluate(summarise, selector);
  return {
    evaluate,
    runScript: frame.runScript.bind(frame),
    elements,
    // biome-ignore lint/performance/useDomNodeTextContent: what is read must be what a reader sees
    text: () => evaluate(() => document.body.innerText),
    async waitUntil(condition, what, timeoutMs) {
      await until(async () => (await evaluate(condition)) || null, what, timeoutMs);
    },
    async waitForElement(selector, timeoutMs) {
      const look = async () => (await elements(selector)).find(({ visible }) => visible) ?? null;
      await until(look, `an element ${selector} in the popup`, timeoutMs);
    },
    async click(selector) {
      const place = await until(
        () => restingMiddle(frame, selector),
        `an element ${selector} to lie still, uncovered, to be clicked`,
      );
      await controls.clickAt(place);
    },
    type: (text) => controls.type(text),
    press: (key) => controls.press(key),
    accessibilityTree: () => controls.accessibilityTree(),
    screenshot: () => controls.screenshot(),
    isOpen: () => controls.isOpen(),
    close: () => controls.close(),
  };
}
