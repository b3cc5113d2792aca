import type { BrowserName } from '@/scripts/setup/find-browser.mjs';
import type { VirtualDisplay } from './virtual-display';

/** What can be handed to a function that runs in another process. */
export type Plain =
  | string
  | number
  | boolean
  | null
  | readonly Plain[]
  | { readonly [name: string]: Plain | undefined };

/** A document in the browser that functions can be sent to. */
export interface Frame {
  /**
   * Runs a function in the document. It travels as text, so it may use its arguments and the document's globals and
   * nothing else; arguments and result travel as JSON (`undefined` arrives as null).
   */
  evaluate<Values extends readonly Plain[], Result>(
    call: (...values: Values) => Result | Promise<Result>,
    ...values: Values
  ): Promise<Result>;
  /** Runs a whole script in the document's global scope, free of its content security policy; gives nothing back. */
  runScript(source: string): Promise<void>;
}

/** One element as it stands in the document. */
export interface ElementSummary {
  /** Lower case. */
  readonly tag: string;
  /** What a reader sees of it: `innerText`. */
  readonly text: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** It takes up room and no ancestor hides it. */
  readonly visible: boolean;
}

/** One node of the tree assistive technology reads, as the browser computes it; role names differ between browsers. */
export interface AccessibleNode {
  readonly role: string;
  readonly name: string;
  readonly children: readonly AccessibleNode[];
}

/** The real popup, opened by the real toolbar button. Losing focus closes it, as it does for a person. */
export interface Popup extends Frame {
  /** The visible text of the whole popup. */
  text(): Promise<string>;
  /** All elements the selector finds, in document order. */
  elements(selector: string): Promise<ElementSummary[]>;
  /** Waits until the function, run in the popup, gives true; `what` completes the sentence "waited for …". */
  waitUntil(condition: () => boolean, what: string, timeoutMs?: number): Promise<void>;
  /** Waits until the selector finds a visible element. */
  waitForElement(selector: string, timeoutMs?: number): Promise<void>;
  /** Scrolls to the first element the selector finds and clicks its middle with the mouse. */
  click(selector: string): Promise<void>;
  /** Types into whatever has the focus. */
  type(text: string): Promise<void>;
  /** Presses and releases one key, by its `KeyboardEvent.key` name: 'Tab', 'Enter', 'Escape', 'a'. */
  press(key: string): Promise<void>;
  accessibilityTree(): Promise<AccessibleNode>;
  /** PNG of the visible part. */
  screenshot(): Promise<Uint8Array>;
  isOpen(): Promise<boolean>;
  close(): Promise<void>;
}

/** A rectangle in a window, in CSS pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The card in the tab's page. It stands in the page, so it has neither a window of its own nor a mouse. */
export interface Card extends Frame {
  /** Its visible text. */
  text(): Promise<string>;
  waitUntil(condition: () => boolean, what: string, timeoutMs?: number): Promise<void>;
  /** Where it stands in the tab's window. */
  place(): Promise<Place>;
}

/** What a page takes up, once all that can be thrown away is. */
export interface PageMemory {
  readonly nodes: number;
  readonly listeners: number;
  readonly frames: number;
  readonly heapBytes: number;
}

/** A running browser with the extension installed and one tab. */
export interface Browser {
  readonly name: BrowserName;
  readonly version: string;
  /** The base address of the extension's own pages, with a closing slash. */
  readonly extensionAddress: string;
  /** The document in the tab. */
  readonly tab: Frame;
  /**
   * Shows an address in the tab and waits for its load event. A page that cannot be loaded is no failure: the browser
   * then shows its error page.
   */
  visit(address: string): Promise<'page' | 'error-page'>;
  /** Clicks the extension's toolbar button on the tab; the popup's document is there when this resolves. */
  clickToolbarButton(): Promise<Popup>;
  /** The cards that stand in the tab's page, asking, answered or empty: ours is one, what the page embeds itself may be others. */
  cards(): Promise<readonly Card[]>;
  /** Presses keys together where the focus is, by their X names: 'alt+shift+l', 'Escape'. In Chromium only in a window on `display`. */
  press(chord: string): Promise<void>;
  /** Opens the page's menu at a point of its window and chooses the extension's entry there. As above. */
  chooseLookUp(point: { readonly x: number; readonly y: number }): Promise<void>;
  /** The titles of cards that have a tab of their own. */
  cardsInTabs(): Promise<readonly string[]>;
  /** What the tab's page takes up; null where the browser does not tell. */
  memory(): Promise<PageMemory | null>;
  /** The side panel or sidebar that something has opened; it stays when the popup closes. */
  panel(): Promise<Popup>;
  /** A page of the extension that something has opened in a tab, by its file's name. */
  page(file: string): Promise<Popup>;
  /** Opens an address in another tab and waits for its load event; that tab is in front then, and what drives the tab stays with the first. */
  addTab(address: string): Promise<void>;
  /** Puts the first tab in front again. */
  showFirstTab(): Promise<void>;
  /** Answers yes to whatever the extension asks the person for from now on: leave for any site. */
  allowSites(): Promise<void>;
  /** Stops the extension's background, as the browser does when it is idle; at once when it is not running. */
  stopBackground(): Promise<void>;
  isBackgroundRunning(): Promise<boolean>;
  /** What went wrong in the extension's own pages and background so far: uncaught errors; in Chromium errors written to the console too. */
  complaints(): Promise<string[]>;
  /** Settles when the browser is gone, closed by us or by the person. */
  readonly closed: Promise<void>;
  /** Ends the browser and removes its profile; may be called again. */
  close(): Promise<void>;
}

/** How to open a browser. */
export interface BrowserOptions {
  /** The built extension's folder, absolute. */
  readonly extension: string;
  /** Without a window; works where there is no display. */
  readonly headless: boolean;
  /** Where the window is opened, if not on the person's own screen. */
  readonly display?: VirtualDisplay;
  /** What the browser tells pages of the person's taste; left out = the system's. */
  readonly colours?: 'light' | 'dark';
}
