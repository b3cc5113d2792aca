import { findWords } from './find-words';
import { type DrawnWords, type MarkKind, openOverlay, type Overlay } from './mark-overlay';
import { neutralHighlight } from './neutral-highlight';
import { type PageLetters, pageLetters } from './page-letters';
import type { SoughtWords } from './sought-words';

/** A quotation as it is sought in the page: its segments. */
export type SoughtQuotation = readonly SoughtWords[];

/** How long the frame round words that were asked for stays. */
const SHOWN_MS = 2_500;
/** How soon after a change of the page the words are looked for again, at most. */
const AGAIN_MS = 1_000;
/** Looks for words that never were there: a page with a clock in it would have them looked for at every tick. */
const MOST_LOOKS = 10;

/** The marks of one page. */
export interface PageMarks {
  /** Marks quotations, in the place of what was marked before; says of each whether it is in the page. */
  readonly mark: (sought: readonly SoughtQuotation[]) => boolean[];
  /** What is drawn of each of them, in the same order. */
  readonly tell: (kinds: readonly MarkKind[]) => void;
  /** Scrolls to a quotation, marked or not; false when the page does not show it. */
  readonly show: (sought: SoughtQuotation) => boolean;
  /** Takes the marks away. */
  readonly clear: () => void;
}

function rangesIn(page: PageLetters, sought: SoughtQuotation): Range[] {
  return sought.flatMap((words) => findWords(page, words) ?? []);
}

/** A framework that draws its page anew leaves ranges behind that hold nothing. */
function isGone({ collapsed, startContainer }: Range): boolean {
  return collapsed || !startContainer.isConnected;
}

/** In the middle of the window, whatever scrolls inside what; at once, so that nobody is made dizzy or kept waiting. */
function scrollTo(range: Range): boolean {
  const { startContainer } = range;
  const around = startContainer instanceof Element ? startContainer : startContainer.parentElement;
  if (around === null || range.getClientRects().length === 0) return false;
  around.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const { top, bottom } = range.getBoundingClientRect();
  // A paragraph may be higher than the window.
  if (top < 0 || bottom > innerHeight)
    scrollBy({ top: (top + bottom - innerHeight) / 2, behavior: 'instant' });
  return true;
}

/** Marks that stand nowhere yet. One of them serves a document. */
export class MarksOfPage implements PageMarks {
  #sought: readonly SoughtQuotation[] = [];
  #found: readonly (readonly Range[])[] = [];
  #kinds: readonly MarkKind[] = [];
  #here: readonly Range[] = [];
  #unlight: (() => void) | null = null;
  #overlay: Overlay | null = null;
  #changes: MutationObserver | null = null;
  #again: ReturnType<typeof setTimeout> | undefined;
  #shown: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly document: Document) {}

  mark(sought: readonly SoughtQuotation[]): boolean[] {
    this.clear();
    this.#sought = sought;
    this.#find();
    this.#watch();
    return this.#found.map((ranges) => ranges.length > 0);
  }

  tell(kinds: readonly MarkKind[]): void {
    // The answer may come when the reader has switched the marks off again.
    if (this.#unlight === null) return;
    this.#kinds = kinds;
    this.#draw();
  }

  show(sought: SoughtQuotation): boolean {
    const ranges = rangesIn(pageLetters(this.document.body), sought);
    const first = ranges.find((range) => range.getClientRects().length > 0);
    if (first === undefined || !scrollTo(first)) return false;
    this.#here = ranges;
    this.#draw();
    clearTimeout(this.#shown);
    this.#shown = setTimeout(() => this.#endShow(), SHOWN_MS);
    return true;
  }

  clear(): void {
    this.#sought = [];
    this.#found = [];
    this.#kinds = [];
    this.#here = [];
    this.#changes?.disconnect();
    this.#changes = null;
    clearTimeout(this.#again);
    clearTimeout(this.#shown);
    this.#unlight?.();
    this.#unlight = null;
    this.#overlay?.remove();
    this.#overlay = null;
  }

  #endShow(): void {
    this.#here = [];
    if (this.#unlight === null) this.clear();
    else this.#draw();
  }

  #find(): void {
    const page = pageLetters(this.document.body);
    this.#found = this.#sought.map((each) => rangesIn(page, each));
    this.#unlight?.();
    this.#unlight = neutralHighlight(this.document, this.#found.flat());
    this.#draw();
  }

  #draw(): void {
    this.#overlay ??= openOverlay(this.document, () => this.#draw());
    const words = this.#found.map((ranges, i): DrawnWords => ({ ranges, kind: this.#kinds[i] ?? 'alone' }));
    this.#overlay.draw(words, this.#here);
  }

  /** Looks again when the page has taken away what was marked, or may have brought what was not there. */
  #watch(): void {
    let waiting = false;
    let looks = 0;
    this.#changes = new MutationObserver(() => {
      if (waiting) return;
      waiting = true;
      this.#again = setTimeout(() => {
        waiting = false;
        const isMissing = this.#found.some((ranges) => ranges.length === 0) && looks < MOST_LOOKS;
        if (isMissing) looks += 1;
        if (isMissing || this.#found.some((ranges) => ranges.some(isGone))) this.#find();
        else this.#draw();
      }, AGAIN_MS);
    });
    this.#changes.observe(this.document.body, { childList: true, characterData: true, subtree: true });
  }
}
