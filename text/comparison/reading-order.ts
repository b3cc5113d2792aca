import type { Comparison, DifferenceKind } from './comparison';
import { trimmingOf } from './trimmed-edges';

const READING_RANKS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** 1 is read first. The order says what deserves a look, never who is right. */
export type ReadingRank = (typeof READING_RANKS)[number];

const RANK_OF_KIND: Readonly<Record<DifferenceKind, ReadingRank>> = {
  joined: 3,
  transposition: 3,
  substitution: 4,
  insertion: 4,
  omission: 4,
  bracket: 6,
  ellipsis: 6,
  tidying: 7,
  spelling: 7,
  case: 7,
  punctuation: 7,
  'dots-nothing-missing': 7,
};

/**
 * Where a version stands among the others of an utterance: (1) credited to different people, (2) weighty differences,
 * (3) sentences joined or words reordered, (4) other words, not shown, (5) trimmed inside a sentence, (6) brackets
 * and dots, (7) small things, (8) word for word. Where the same words cannot be expected (translations, perhaps two
 * occasions), neither differences nor trimming count.
 */
export function readingRank(comparison: Comparison): ReadingRank {
  const { attribution, basis, differences } = comparison;
  if (attribution === 'another') return 1;
  if (basis !== 'same words expected') return 8;
  if (differences.some(({ weighty }) => weighty)) return 2;
  const ranks = new Set(differences.map(({ kind }) => RANK_OF_KIND[kind]));
  if (trimmingOf(comparison) === 'inside a sentence') ranks.add(5);
  return READING_RANKS.find((rank) => ranks.has(rank)) ?? 8;
}
