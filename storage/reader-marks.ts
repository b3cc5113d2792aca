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

/** What the reader has said, ready to be asked about passages and pages. Made for one answer; folds each mark's words once. */
export class ReaderMarks {
  private readonly byName: ReadonlyMap<string, ReaderMark>;
  private readonly all: readonly ReaderMark[];

  /** Of two marks on the same thing, as when one was imported, the later one counts. */
  constructor(marks: readonly ReaderMark[]) {
    const inOrder = [...marks].sort((one, other) => (one.madeAt < other.madeAt ? -1 : 1));
    this.byName = new Map(inOrder.map((mark) => [nameOfClaim(mark.claim), mark]));
    this.all = [...this.byName.values()];
  }

  /** Whether the reader has said anything of this kind: mostly not, and then no passage needs to be folded. */
  has(what: Claim['what']): boolean {
    return this.all.some((mark) => isOf(mark, what));
  }

  /** What was said of one passage. */
  of<What extends Single>(what: What, words: MarkedWords): MarkOf<What> | null {
    return this.has(what) ? this.named(what, [words]) : null;
  }

  /** What was said of two passages, whichever of them comes first. */
  ofPair<What extends PairWhat>(what: What, here: MarkedWords, there: MarkedWords): MarkOf<What> | null {
    return this.has(what) ? this.named(what, [here, there]) : null;
  }

  /** The quotations the reader found on a page, in the order they were found. */
  missedOn(page: string): readonly MarkOf<'missed'>[] {
    return this.all.filter((mark) => isOf(mark, 'missed')).filter(({ claim }) => claim.here.page === page);
  }

  /** The mark that makes a page the record. */
  sourceOf(page: string): MarkOf<'source'> | null {
    const found = this.all.find((mark) => isOf(mark, 'source') && mark.claim.page === page);
    return found !== undefined && isOf(found, 'source') ? found : null;
  }

  private named<What extends Claim['what']>(what: What, places: readonly MarkedWords[]): MarkOf<What> | null {
    const found = this.byName.get(nameOfPlaces(what, places));
    return found !== undefined && isOf(found, what) ? found : null;
  }
}
