/*
 * How much runs of shared words prove (match-words.ts says of what the score is made). Linear in the words.
 */

import type { Range } from '@/text/article';
import type { Alignment } from './align-words';
import type { PairFrequency } from './pair-frequency';
import type { Tile } from './passage';
import type { Stretches } from './reach-ends';
import { sumBits } from './sum-bits';
import type { WeighedWords } from './weigh-words';

/** A passage has some 30 words: the bits of a word, less this, say how rare passages are that hold it. */
const PASSAGE_BITS = 5;
const LEAST_WORD_BITS = 0.5;
const LEAST_STEP_BITS = 0.3;
/**
 * A small corpus knows nothing of how common a pair is. It is mixed with this many imagined passages in which
 * words follow each other by chance. No pair can then be worth more than the log of this number, which is
 * what keeps names and set phrases ("attorney general") from proving much before the corpus has met them.
 */
const IMAGINED_WORDINGS = 10_000;

function wordEvidence(bits: number): number {
  return Math.max(LEAST_WORD_BITS, bits - PASSAGE_BITS);
}

/** What a word adds after the word before it. */
function stepEvidence(before: number, bits: number, pair: number, frequency: PairFrequency): number {
  const count = frequency.countOf(pair);
  if (count === null) return wordEvidence(bits);
  const first = wordEvidence(before);
  const imagined = IMAGINED_WORDINGS * 2 ** -(first + bits);
  const share = (Math.max(1, count) + imagined) / (frequency.wordings + IMAGINED_WORDINGS);
  return Math.min(bits, Math.max(LEAST_STEP_BITS, -Math.log2(share) - first));
}

function runEvidence(words: WeighedWords, run: Tile, frequency: PairFrequency): number {
  let evidence = wordEvidence(words.bits[run.a] ?? 0);
  for (let i = run.a + 1; i < run.a + run.length; i++) {
    evidence += stepEvidence(words.bits[i - 1] ?? 0, words.bits[i] ?? 0, words.pairs[i - 1] ?? 0, frequency);
  }
  return evidence;
}

/** First to last shared word of one side. */
function stretchOf(tiles: readonly Tile[], side: 'a' | 'b'): Range {
  return {
    start: tiles.reduce((least, tile) => Math.min(least, tile[side]), Number.POSITIVE_INFINITY),
    end: tiles.reduce((most, tile) => Math.max(most, tile[side] + tile.length), 0),
  };
}

/** How much of the passages and of the stretch is shared, by weight. */
interface Shares {
  /** Of the shorter passage, 0 to 1. */
  readonly coverage: number;
  /** Of the stretch, on the side where that is more, 0 to 1. */
  readonly agreement: number;
}

function sharesOf(
  a: WeighedWords,
  b: WeighedWords,
  tiles: readonly Tile[],
  { stretchA, stretchB }: Stretches,
): Shares {
  const shared = tiles.reduce((sum, tile) => sum + sumBits(a.bits, tile.a, tile.a + tile.length), 0);
  const within = Math.min(
    sumBits(a.bits, stretchA.start, stretchA.end),
    sumBits(b.bits, stretchB.start, stretchB.end),
  );
  return {
    coverage: Math.min(1, shared / Math.min(sumBits(a.bits), sumBits(b.bits))),
    agreement: Math.min(1, shared / within),
  };
}

/** Runs as they are taken for one utterance, and what that is worth. */
export interface WeighedRuns extends Shares {
  readonly evidence: readonly number[];
  readonly stretches: Stretches;
  readonly score: number;
}

/** What the shared runs prove: coverage × agreement × evidence. */
export function weighRuns(
  a: WeighedWords,
  b: WeighedWords,
  alignment: Alignment,
  frequency: PairFrequency,
): WeighedRuns {
  const { runs, tiles } = alignment;
  const evidence = runs.map((run) => runEvidence(a, run, frequency));
  const together = evidence.reduce((sum, bits) => sum + bits, 0);
  const stretches = { stretchA: stretchOf(tiles, 'a'), stretchB: stretchOf(tiles, 'b') };
  const shares = sharesOf(a, b, tiles, stretches);
  return { evidence, stretches, ...shares, score: shares.coverage * shares.agreement * together };
}
