import type { Claim, Correction, MarkedWords, ReaderMark } from '@/text/reader-mark';
import { nameOfWords, placesOf } from './marked-words';

/** A mark whose claim is of one kind. */
export interface MarkOf<What extends Claim['what']> extends ReaderMark {
  readonly claim: Extract<Claim, { readonly what: What }>;
}

function isOf<What extends Claim['what']>(mark: ReaderMark, what: What): mark is MarkOf<What> {
  return mark.claim.what === what;
}

/** Corrections of one passage. */
type Single = Exclude<Correction['what'], PairWhat>;
/** Corrections of two passages. */
type PairWhat = 'not-same' | 'basis';

/** Both sides in one order, so that it does not matter which of the two was on screen. */
function nameOfPlaces(what: Claim['what'], places: readonly MarkedWords[]): string {
  return [what, ...places.map(nameOfWords).sort()].join('\n');
}

/** What a claim is about, by name: saying another thing of the same words replaces what was said before. */
export function nameOfClaim(claim: Claim): string {
  return nameOfPlaces(claim.what, placesOf(claim));
}

/** Which pages a claim of this kind is about: what is cheap to compare, before any words are folded. */
function pagesOfPlaces(what: Claim['what'], places: readonly MarkedWords[]): string {
  return [what, ...places.map(({ page }) => page).sort()].join('\n');
}

/**
 * What the reader has said, ready to be asked about passages and pages. Made for one answer. Words are folded only where a mark
 * of the kind asked for is about the same pages, and once per mark: a thousand marks cost an answer next to nothing.
 */
export class ReaderMarks {
  private readonly byPages = new Map<string, ReaderMark[]>();
  private readonly names = new Map<ReaderMark, string>();
  private readonly all: readonly ReaderMark[];

  constructor(marks: readonly ReaderMark[]) {
    // Of two marks on the same thing, as when one was imported, the later one counts: it is looked at first.
    this.all = [...marks].sort((one, other) => (one.madeAt > other.madeAt ? -1 : 1));
    for (const mark of this.all) {
      const pages = pagesOfPlaces(mark.claim.what, placesOf(mark.claim));
      this.byPages.set(pages, [...(this.byPages.get(pages) ?? []), mark]);
    }
  }

  /** Whether the reader has said anything of this kind. */
  has(what: Claim['what']): boolean {
    return this.all.some((mark) => isOf(mark, what));
  }

  /** What was said of one passage. */
  of<What extends Single>(what: What, words: MarkedWords): MarkOf<What> | null {
    return this.named(what, [words]);
  }

  /** What was said of two passages, whichever of them comes first. */
  ofPair<What extends PairWhat>(what: What, here: MarkedWords, there: MarkedWords): MarkOf<What> | null {
    return this.named(what, [here, there]);
  }

  /** The quotations the reader found on a page. */
  missedOn(page: string): readonly MarkOf<'missed'>[] {
    return this.about('missed', [{ page, words: '' }]);
  }

  /** Which outlets are one, the latest first. */
  get joins(): readonly MarkOf<'outlet'>[] {
    return this.all.filter((mark) => isOf(mark, 'outlet'));
  }

  /** The mark that makes a page the record. */
  sourceOf(page: string): MarkOf<'source'> | null {
    return this.about('source', [{ page, words: '' }])[0] ?? null;
  }

  private about<What extends Claim['what']>(
    what: What,
    places: readonly MarkedWords[],
  ): readonly MarkOf<What>[] {
    const marks = this.byPages.get(pagesOfPlaces(what, places)) ?? [];
    return marks.filter((mark) => isOf(mark, what));
  }

  private named<What extends Claim['what']>(what: What, places: readonly MarkedWords[]): MarkOf<What> | null {
    const marks = this.about(what, places);
    if (marks.length === 0) return null;
    const name = nameOfPlaces(what, places);
    return marks.find((mark) => this.nameOf(mark) === name) ?? null;
  }

  private nameOf(mark: ReaderMark): string {
    const name = this.names.get(mark) ?? nameOfClaim(mark.claim);
    this.names.set(mark, name);
    return name;
  }
}
