/**
 * The card's place in the page: one element, whose closed shadow root holds a frame with a page of the extension. The page sees an
 * empty element come and go, and nothing else: neither what is inside it nor its size, its place or its keys depend on what the
 * card says. All that moves stands inside the shadow root, in the browser's top layer, where neither the page's style
 * nor its stacking reaches; the element itself only has to be there, whatever `* { … !important }` says.
 */
import { type Box, type Placed, placeCard, type Side } from './place-card';

/**
 * The element has no box of its own, so that nothing a page's style sheets say of it matters, but that there be any: as a style
 * of the element itself it comes before theirs, `!important` or not.
 */
const HOST_STYLE = 'display: contents !important;';

const SHEET = `
  div {
    all: initial;
    position: fixed;
    inset: auto;
    margin: 0;
    border: 1px solid #8a8f98;
    border-radius: 8px;
    overflow: hidden;
    box-sizing: border-box;
    box-shadow: 0 6px 24px rgb(0 0 0 / 28%);
    background: Canvas;
    color-scheme: light dark;
  }
  iframe { display: block; width: 100%; height: 100%; border: 0; color-scheme: light dark; }
`;

/** What the card is shown with. */
export interface CardFrameOptions {
  /** Of the extension's page, with its token. */
  readonly address: string;
  readonly title: string;
  /** Where the selection stands; null when there is none, or it is gone. */
  readonly selection: () => Box | null;
}

/** A place of its own for a card without a selection: the window's upper right corner. */
function corner(): Box {
  return { x: document.documentElement.clientWidth, y: 0, width: 0, height: 0 };
}

/** A dialog that makes all else on the page inert; the card stands inside it. */
function home(): Element {
  const dialogs = document.querySelectorAll('dialog:modal');
  return dialogs.item(dialogs.length - 1) ?? document.documentElement;
}

function built({ address, title }: CardFrameOptions) {
  const host = document.createElement('div');
  host.style.cssText = HOST_STYLE;
  const root = host.attachShadow({ mode: 'closed' });
  const sheet = document.createElement('style');
  sheet.textContent = SHEET;
  const layer = document.createElement('div');
  layer.popover = 'manual';
  const frame = document.createElement('iframe');
  frame.src = address;
  frame.title = title;
  layer.append(frame);
  root.append(sheet, layer);
  return { host, root, layer, frame };
}

/** Keeps the layer beside the selection: looks at most once a frame, and only when something moved. */
function follow(layer: HTMLElement, selection: () => Box | null, over: AbortSignal): void {
  let side: Side | null = null;
  let waiting = 0;
  const place = (): void => {
    waiting = 0;
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    // In quirks mode the root element is as high as its content.
    const view = { width, height: Math.min(height, innerHeight) || innerHeight };
    const placed: Placed = placeCard(selection() ?? corner(), view, side);
    side = placed.side;
    layer.style.cssText = `left: ${placed.x}px; top: ${placed.y}px; width: ${placed.width}px; height: ${placed.height}px;`;
  };
  const soon = (): void => {
    if (waiting === 0) waiting = requestAnimationFrame(place);
  };
  place();
  addEventListener('scroll', soon, { capture: true, passive: true, signal: over });
  addEventListener('resize', soon, { passive: true, signal: over });
  over.addEventListener('abort', () => cancelAnimationFrame(waiting));
}

/** Gives the focus back to what had it, unless the reader has moved it meanwhile. */
function giveFocusBack(host: Element, before: Element | null): void {
  const isHere = document.activeElement === host;
  host.remove();
  if (isHere && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
}

/** Shows a card and gives it the focus; gives the way to take it away, which leaves the page as it was. */
export function showCardFrame(options: CardFrameOptions, onClosed: () => void): () => void {
  const before = document.activeElement;
  const { host, layer, frame } = built(options);
  const over = new AbortController();
  const close = (): void => {
    if (over.signal.aborted) return;
    over.abort();
    giveFocusBack(host, before);
    onClosed();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !event.isTrusted) return;
    // It was meant for the card.
    event.preventDefault();
    event.stopImmediatePropagation();
    close();
  };
  addEventListener('keydown', onKey, { capture: true, signal: over.signal });
  // A page that comes back from the browser's memory would bring a dead card along.
  addEventListener('pagehide', close, { signal: over.signal });
  home().append(host);
  layer.showPopover();
  follow(layer, options.selection, over.signal);
  // At once, so that the moment tells the page nothing of the answer.
  frame.focus({ preventScroll: true });
  return close;
}
