import type { ChainedWords } from './align-words';
import { matchWords } from './match-words';
import { isShort, matchShort } from './match-short';
import type { PairFrequency } from './pair-frequency';
import type { Match } from './passage';
import type { WeighedWords } from './weigh-words';

/** From this share of its words on, a passage is wholly shared: a changed article or ending does not count. */
const WHOLE = 0.95;

/** Both quote more than they share, and what they share agrees: with a tie, less than a version's score will do. */
const PROBABLE_SCORE = 20;

/** Two passages that may print one utterance. */
export interface Judgement {
  readonly match: Match;
  /** Their words alone do not prove it: something else has to tie the two articles together. */
  readonly needsTie: boolean;
  /** A tie is not enough: both must credit the same speaker. */
  readonly needsSpeaker: boolean;
  /** How many words the shorter of the two has. */
  readonly shorter: number;
  /** The shorter stands in the longer with nearly all its words. */
  readonly whole: boolean;
  /** How rare the shared words are by themselves, in bits: what a corpus of any size cannot change. */
  readonly rarity: number;
  /** Only one segment of the passage asked for proves it, not the whole (judge-parts.ts). */
  readonly bySegment: boolean;
}

function sharedWords({ tiles }: Match): number {
  return tiles.reduce((sum, { length }) => sum + length, 0);
}

/** What a word tells by being there at all, in bits: every passage has some of this commonness. */
const COMMON_BITS = 5;

function rarityOf({ bits }: WeighedWords, { tiles }: Match): number {
  let rarity = 0;
  for (const { a, length } of tiles) {
    for (let i = a; i < a + length; i++) rarity += Math.max(0, (bits[i] ?? 0) - COMMON_BITS);
  }
  return rarity;
}

/** Whether nearly all words of the shorter stretch are shared, whatever stands round the stretch. */
export function agreesInStretch(match: Match): boolean {
  const { stretchA, stretchB } = match;
  return sharedWords(match) >= WHOLE * Math.min(stretchA.end - stretchA.start, stretchB.end - stretchB.start);
}

/**
 * Judges two passages by their words: versions, and what would be one between tied articles. The rules for short
 * passages and for possible versions that are wholly shared are the same, for five words prove no more than
 * six. `passages` is the number of passages looked through, which says what chance would find.
 */
export function judgeWords(
  asked: ChainedWords,
  words: WeighedWords,
  frequency: PairFrequency,
  passages: number,
): Judgement | null {
  const shorter = Math.min(asked.hashes.length, words.hashes.length);
  if (isShort(asked) || isShort(words)) {
    const match = matchShort(asked, words, passages);
    if (match === null) return null;
    const whole = agreesInStretch(match);
    const rarity = rarityOf(asked, match);
    return { match, needsTie: true, shorter, whole, rarity, needsSpeaker: false, bySegment: false };
  }
  const found = matchWords(asked, words, frequency);
  if (found === null) return null;
  const { match, proven, isWindow } = found;
  const whole = sharedWords(match) >= WHOLE * shorter;
  const rarity = rarityOf(asked, match);
  const judged = { match, shorter, whole, rarity, bySegment: false };
  if (proven) return { ...judged, needsTie: false, needsSpeaker: false };
  const agrees = agreesInStretch(match);
  const probable = whole || (match.score >= PROBABLE_SCORE && agrees);
  if (!probable && !(isWindow && agrees)) return null;
  return { ...judged, needsTie: true, needsSpeaker: !probable };
}
