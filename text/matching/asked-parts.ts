import { type ChainedWords, chainWords } from './align-words';
import { MOST_SHORT_WORDS } from './match-short';
import type { FoldedWord, PrintedPassage } from './passage';
import { weighWords } from './weigh-words';

/** A passage that is asked for, or one segment of it. */
export interface AskedPart {
  /** The place of its first word among the words of the passage. */
  readonly start: number;
  readonly words: ChainedWords;
}

function partAt(start: number, words: readonly FoldedWord[]): AskedPart {
  return { start, words: chainWords(weighWords(words)) };
}

/**
 * What is asked for: the passage, then those of its segments that have words enough to be told from chance by themselves, none
 * where it stands in one piece. Linear in its words for each segment.
 */
export function askedParts({ words, passage }: PrintedPassage): [AskedPart, ...AskedPart[]] {
  const whole = partAt(0, words);
  if (passage.segments.length < 2) return [whole];
  const segments = passage.segments.flatMap((segment) => {
    const start = words.findIndex((word) => word.start >= segment.start);
    const own = words.filter((word) => word.start >= segment.start && word.start < segment.end);
    return own.length <= MOST_SHORT_WORDS || own.length === words.length ? [] : [partAt(start, own)];
  });
  return [whole, ...segments];
}
