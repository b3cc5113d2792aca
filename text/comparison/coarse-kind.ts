/*
 * The nine kinds that files and scorers of press studies use, made from the finer ones. The interface never shows
 * them: they call a contraction a word substituted, which helps counting but misleads a reader.
 */

import { COARSE_KINDS, type CoarseKind, type Difference, type Overlap, type Voice } from './comparison';

/** From this many words on, words missing without a mark count as a splice. */
const SPLICE_FROM_WORDS = 3;

/** Words as a reader counts them: "it's" and "1,000" are one. */
function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.,]*/gu)?.length ?? 0;
}

function coarseKindOf({ kind, a, b }: Difference): CoarseKind {
  switch (kind) {
    case 'substitution':
    // Hand-labelled pairs do not tell these from words exchanged.
    case 'spelling':
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
      return 'ellipsis-omission';
    case 'case':
      return 'case';
    case 'punctuation':
    case 'dots-nothing-missing':
      return 'punctuation';
  }
}

/** The kinds of the coarse vocabulary that apply to a pair, gravest first; `identical` where none other does. */
export function coarseKinds(
  differences: readonly Difference[],
  overlap: Overlap,
  voice: Voice,
): CoarseKind[] {
  const found = new Set(differences.map(coarseKindOf));
  if (voice === 'paraphrase') found.add('quote-vs-paraphrase');
  if (overlap !== 'whole') found.add('truncation');
  if (found.size === 0) found.add('identical');
  return COARSE_KINDS.filter((kind) => found.has(kind));
}
