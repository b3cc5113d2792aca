/*
 * One side of a place, read once: the namers of a change all ask for its words, its keys and its dots.
 */

import type { Range } from '@/text/article';
import type { Side } from './side';
import type { Token } from './tokenize';
import { wordKeys } from './word-keys';

/** One side of a place where words differ. */
export interface Part {
  readonly side: Side;
  /** Indices of the tokens. */
  readonly range: Range;
  readonly tokens: readonly Token[];
  readonly words: readonly Token[];
  /** Keys of the words alone, contractions opened. */
  readonly keys: readonly string[];
  /** Whether dots for something left out stand among them. */
  readonly gap: boolean;
}

/** Reads the tokens `range` of a side. `english` says whether English spellings may be folded. */
export function partOf(side: Side, range: Range, english: boolean): Part {
  const tokens = side.tokens.slice(range.start, range.end);
  const words = tokens.filter(({ kind }) => kind === 'word');
  const keys = wordKeys(
    words.map(({ text }) => text),
    english,
  ).map(({ key }) => key);
  return { side, range, tokens, words, keys, gap: tokens.some(({ kind }) => kind === 'gap') };
}
