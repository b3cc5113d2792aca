/*
 * What Sic draws over a page: lines under quotations, and a frame that lights up round one. All of it stands in a closed shadow root,
 * whose element is the same whatever is drawn: a page sees an empty element come and go. As many boxes are drawn of each kind, so that
 * nothing the page can count or time depends on the corpus either.
 *
 * Places are the window's. They are looked up anew, once a frame at most, when something scrolls or changes its size; nothing is
 * looked at in between, and nothing listens any more when the overlay is gone.
 */

/** What others print of a quotation: the same words, other words, or nothing; or nothing is known yet. */
export type MarkKind = 'same' | 'differs' | 'alone';

/** No box of its own, so that nothing a page's style sheets say of it matters; as a style of its own it comes before theirs. */
const HOST_STYLE = 'display: contents !important;';

// Both colours have 3:1 on white and on black; the line's form says the same as its colour.
const SHEET = `
  .layer { all: initial; position: fixed; inset: 0; overflow: clip; pointer-events: none; contain: strict; z-index: 2147483647; }
  .line { position: absolute; box-sizing: border-box; border-bottom: 3px solid transparent; }
  .same { border-bottom: 2px dotted #3b82f6; }
  .differs { border-bottom: 3px double #d97706; }
  .here { position: absolute; outline: 3px solid #d97706; outline-offset: 2px; border-radius: 2px; animation: here 0.5s ease-in-out 3 alternate; }
  @keyframes here { from { outline-color: transparent; } }
  @media (prefers-reduced-motion: reduce) { .here { animation: none; } }
  @media (forced-colors: active) { .same, .differs { border-bottom-color: Highlight; } .here { outline-color: Highlight; } }
  @media print { .layer { display: none; } }
`;

/** Words with what is drawn of them. */
export interface DrawnWords {
  readonly ranges: readonly Range[];
  readonly kind: MarkKind;
}

/** What stands over a page. */
export interface Overlay {
  /** Draws these lines instead of what was drawn, and a frame round `here`. */
  readonly draw: (words: readonly DrawnWords[], here: readonly Range[]) => void;
  /** Takes everything away; what is drawn afterwards is not. */
  readonly remove: () => void;
}

/** Lines of print this far outside of the window are not drawn; CSS pixels. */
const MARGIN = 50;

function boxesOf(range: Range): DOMRect[] {
  return [...range.getClientRects()].filter(
    ({ width, height, bottom, top }) =>
      width > 0 && height > 0 && bottom > -MARGIN && top < innerHeight + MARGIN,
  );
}

function boxIn(layer: Element, { left, top, width, height }: DOMRect, name: string): HTMLElement {
  const box = layer.ownerDocument.createElement('div');
  // A transform on the root element moves what is fixed along.
  const origin = layer.getBoundingClientRect();
  box.className = name;
  box.style.cssText = `left: ${left - origin.left}px; top: ${top - origin.top}px; width: ${width}px; height: ${height}px;`;
  return box;
}

function built(document: Document) {
  const host = document.createElement('div');
  host.style.cssText = HOST_STYLE;
  const root = host.attachShadow({ mode: 'closed' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(SHEET);
  root.adoptedStyleSheets = [sheet];
  const layer = document.createElement('div');
  layer.className = 'layer';
  layer.ariaHidden = 'true';
  root.append(layer);
  return { host, layer };
}

/** Puts an overlay over the page; `moved` is called, once a frame at most, when what was drawn has to be drawn anew. */
export function openOverlay(document: Document, moved: () => void): Overlay {
  const { host, layer } = built(document);
  const over = new AbortController();
  let waiting = 0;
  const soon = (): void => {
    if (waiting !== 0 || over.signal.aborted) return;
    waiting = requestAnimationFrame(() => {
      waiting = 0;
      moved();
    });
  };
  addEventListener('scroll', soon, { capture: true, passive: true, signal: over.signal });
  addEventListener('resize', soon, { passive: true, signal: over.signal });
  // What opens, loads or is set in another font moves all below it.
  const sizes = new ResizeObserver(soon);
  sizes.observe(document.body);
  document.documentElement.append(host);
  return {
    draw: (words, here) => {
      if (over.signal.aborted) return;
      const lines = words.flatMap(({ ranges, kind }) =>
        ranges.flatMap(boxesOf).map((rect) => boxIn(layer, rect, `line ${kind}`)),
      );
      const frames = here.flatMap(boxesOf).map((rect) => boxIn(layer, rect, 'here'));
      layer.replaceChildren(...lines, ...frames);
    },
    remove: () => {
      over.abort();
      cancelAnimationFrame(waiting);
      sizes.disconnect();
      host.remove();
      layer.replaceChildren();
    },
  };
}
