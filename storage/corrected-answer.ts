/*
 * One quotation with its versions, as the reader has corrected them. What changes the passages themselves (speakers, marks that quote
 * nobody, quotations that were missed) is in the index already (correct-quotations.ts) and is only named here; what the reader
 * said of two passages is applied here, whichever of the two is on screen.
 */
import type { QuotationAnswer, VersionAnswer } from '@/text/answer';
import type { FoundVersion } from '@/text/matching/find-versions';
import type { PrintedPassage } from '@/text/matching/passage';
import type { Quotation } from '@/text/quotations/quotation';
import type { MarkedWords, ReaderMark } from '@/text/reader-mark';
import { againstSource } from './against-source';
import type { StoredOccurrence } from './corpus-index';
import { inReadingOrder } from './in-reading-order';
import { onePerPage } from './one-per-page';
import type { Findings } from './read-answers';
import type { ReaderMarks } from './reader-marks';
import { partHidden } from './part-hidden';
import { versionAnswers } from './version-answers';
import { wordsOfVersion } from './words-of-version';

type Version = FoundVersion<StoredOccurrence>;

/** A quotation, and where it is looked at from. */
export interface Corrected {
  readonly quotation: Quotation;
  readonly query: PrintedPassage;
  /** ISO 8601, when the page was published; null when unknown. */
  readonly publishedAt: string | null;
  /** `pageOf` the identity of the page it stands on; `NO_PAGE` for pasted words. */
  readonly page: string;
  readonly own: Findings['own'];
  readonly marks: ReaderMarks;
  readonly outlets: Findings['outlets'];
}

/** The marks there are. */
function marksAmong(marks: readonly (ReaderMark | null)[]): ReaderMark[] {
  return marks.filter((mark) => mark !== null);
}

/** What was said of a passage alone. */
function saidOf(words: MarkedWords, marks: ReaderMarks): readonly ReaderMark[] {
  return marksAmong([marks.of('wrong-speaker', words), marks.of('missed', words)]);
}

/** A version with all that the reader said of it; `hidden`, what hides it. */
function withMarks(
  answer: VersionAnswer,
  { here, marks, outlets }: Pick<Corrected, 'marks' | 'outlets'> & { readonly here: MarkedWords },
  hidden: readonly ReaderMark[],
): VersionAnswer {
  const { printed } = answer;
  if (printed === undefined) return answer;
  const source = marks.sourceOf(printed.page);
  const said = [
    ...hidden,
    ...marksAmong([marks.ofPair('basis', here, printed), ...saidOf(printed, marks)]),
    ...outlets.joinsOf(answer.outletKey ?? ''),
  ];
  return { ...answer, ...(said.length > 0 && { changed: said }), ...(source && { source }) };
}

/** Whether the reader said anything of a version: then it is not shown as one with others. */
function isSpokenOf(printed: MarkedWords, here: MarkedWords, marks: ReaderMarks): boolean {
  return (
    marks.sourceOf(printed.page) !== null ||
    marks.ofPair('basis', here, printed) !== null ||
    saidOf(printed, marks).length > 0
  );
}

/** Whether the same words may be expected, as the reader says. */
function withBasis(answer: VersionAnswer, here: MarkedWords, marks: ReaderMarks): VersionAnswer {
  const mark = answer.printed === undefined ? null : marks.ofPair('basis', here, answer.printed);
  if (mark === null) return answer;
  return { ...answer, comparison: { ...answer.comparison, basis: mark.claim.basis } };
}

/** How much of what was found is looked at and handed out. */
export interface AnswerLimits {
  /** Printings that differ from one another and are compared, the surest first. */
  readonly printings: number;
  readonly versions: number;
}

/** The answer about one quotation. `found` comes surest first. */
export function correctedAnswer(
  asked: Corrected,
  found: readonly Version[],
  most: AnswerLimits,
): QuotationAnswer {
  const { quotation, page, own, marks, outlets } = asked;
  const here = { page, words: quotation.text };
  const parted = partHidden(found, { ...here, own }, marks);
  const answered = (among: readonly Version[]) => {
    const { versions, ...counts } = versionAnswers(asked, among, outlets, {
      mostPrintings: most.printings,
      standsAlone: (version) => isSpokenOf(wordsOfVersion(version.occurrence), here, marks),
    });
    const marked = versions.map((answer) =>
      withMarks(answer, { here, marks, outlets }, parted.hiddenBy.get(answer.printed?.page ?? '') ?? []),
    );
    return { versions: marked, ...counts };
  };
  const isOnScreen = marks.sourceOf(page) !== null;
  const shown = answered(parted.shown);
  const held = againstSource(asked, shown.versions, onePerPage(parted.shown), isOnScreen);
  const versions = inReadingOrder(held.map((answer) => withBasis(answer, here, marks)));
  const hidden = answered(parted.hidden).versions;
  const changed = saidOf(here, marks);
  return {
    quotation,
    versions: versions.slice(0, most.versions),
    found: shown.found,
    ...(shown.texts < shown.printings && { independent: { printings: shown.printings, texts: shown.texts } }),
    printed: here,
    ...(changed.length > 0 && { changed }),
    ...(hidden.length > 0 && { hidden: hidden.slice(0, most.versions) }),
  };
}
