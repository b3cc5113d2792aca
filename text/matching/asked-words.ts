import { type ChainedWords, chainWords } from './align-words';
import { MOST_SHORT_WORDS } from './match-short';
import type { FoldedWord, PrintedPassage } from './passage';
import { weighWords } from './weigh-words';

/** One segment of a passage that is asked for. */
export interface AskedSegment {
  /** The place of its first word among the words of the passage. */
  readonly start: number;
  readonly words: ChainedWords;
}

/** A passage made ready to be asked for: all its words, and those of its segments where it is broken. */
export interface AskedWords {
  readonly whole: ChainedWords;
  /** Segments that are long enough to be told from chance by themselves; none of a passage in one piece. */
  readonly segments: readonly AskedSegment[];
}

function chained(words: readonly FoldedWord[]): ChainedWords {
  return chainWords(weighWords(words));
}

/** Makes a passage ready. Linear in its words for each segment. */
export function askedWords({ words, passage }: PrintedPassage): AskedWords {
  const whole = chained(words);
  if (passage.segments.length < 2) return { whole, segments: [] };
  const segments = passage.segments.flatMap((segment) => {
    const own = words.filter(({ start }) => start >= segment.start && start < segment.end);
    const [first] = own;
    if (first === undefined || own.length <= MOST_SHORT_WORDS || own.length === words.length) return [];
    return [{ start: words.indexOf(first), words: chained(own) }];
  });
  return { whole, segments };
}
