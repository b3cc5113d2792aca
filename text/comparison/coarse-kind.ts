/*
 * The nine kinds that files and scorers of press studies use, made from the finer ones. The interface never shows
 * them: they call a contraction a word substituted, which helps counting but misleads a reader.
 *
 * Hand-labelled pairs are what these kinds are held against, so they follow how people label: a sign for a word ("&")
 * is a small mark, dots are dots whether or not the other text prints words there, another form of bracket round the
 * same words is a bracket, and a word spelled otherwise is slighter than what an outlet shows by dots or brackets.
 */

import { COARSE_KINDS, type CoarseKind, type Difference, type Overlap, type Voice } from './comparison';

/** From this many words on, words missing without a mark count as a splice. */
const SPLICE_FROM_WORDS = 3;

/** Words as a reader counts them: "it's" and "1,000" are one. */
function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.,]*/gu)?.length ?? 0;
}

/** A sign that stands for a word: "&", "%". */
function isSign(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text);
}

function coarseKindOf({ kind, a, b }: Difference): CoarseKind {
  switch (kind) {
    case 'spelling':
      return isSign(a) || isSign(b) ? 'punctuation' : 'word-substitution';
    case 'substitution':
    case 'tidying':
      return 'word-substitution';
    case 'insertion':
    case 'omission':
      return Math.max(countWords(a), countWords(b)) < SPLICE_FROM_WORDS ? 'word-substitution' : 'splice';
    case 'joined':
    case 'transposition':
      return 'splice';
    case 'bracket':
      return 'bracket-insertion';
    case 'ellipsis':
    case 'dots-nothing-missing':
      return 'ellipsis-omission';
    case 'case':
      return 'case';
    case 'punctuation':
      return 'punctuation';
  }
}

/** What the differences do not say of a pair. */
export interface PairTraits {
  readonly overlap: Overlap;
  readonly voice: Voice;
  /** Brackets of another form stand round the same words: no difference, but labelled as one. */
  readonly otherBrackets: boolean;
}

/** Kinds by which an outlet shows what it did: next to them a word only spelled otherwise is slight. */
const SHOWN_KINDS: ReadonlySet<CoarseKind> = new Set(['bracket-insertion', 'ellipsis-omission']);

/** The gravest kinds first; words that are only spelled otherwise stand behind what is shown. */
function inOrder(found: ReadonlySet<CoarseKind>, spelledOnly: boolean): CoarseKind[] {
  const kinds = COARSE_KINDS.filter((kind) => found.has(kind));
  const isShown = kinds.some((kind) => SHOWN_KINDS.has(kind));
  if (!spelledOnly || !isShown || !found.has('word-substitution')) return kinds;
  const graver = kinds.findLastIndex((kind) => SHOWN_KINDS.has(kind)) + 1;
  const before = kinds.slice(0, graver).filter((kind) => kind !== 'word-substitution');
  return [...before, 'word-substitution', ...kinds.slice(graver)];
}

/** The kinds of the coarse vocabulary that apply to a pair, gravest first; `identical` where none other does. */
export function coarseKinds(
  differences: readonly Difference[],
  { overlap, voice, otherBrackets }: PairTraits,
): CoarseKind[] {
  const found = new Set(differences.map(coarseKindOf));
  if (voice === 'paraphrase') found.add('quote-vs-paraphrase');
  if (overlap !== 'whole') found.add('truncation');
  if (otherBrackets) found.add('bracket-insertion');
  if (found.size === 0) found.add('identical');
  const words = differences.filter((each) => coarseKindOf(each) === 'word-substitution');
  return inOrder(
    found,
    words.every(({ kind }) => kind === 'spelling'),
  );
}
