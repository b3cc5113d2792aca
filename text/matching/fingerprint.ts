/*
 * The few keys by which a passage is found again: hashes of pairs of neighbouring words, the rarest ones,
 * the same number from each part of the passage. Linear in the words but for sorting each part.
 *
 * Single words find too much, runs of three words miss paraphrases, windows of characters take several times
 * the room. Rarest first instead of lowest hash (winnowing, min-hash) is worth 2 to 8 points of recall, taking
 * them from every part 5 to 8 on passages with something left out in the middle: the rarest pairs often stand
 * side by side. More keys are probed than stored, since the other printing's rarest pairs may differ. Measured with 12 and 16
 * keys: 99 to 99.8 % of changed copies among 10,000 to 100,000 passages.
 */

import type { FoldedWord } from './passage';
import { type WeighedWords, weighWords } from './weigh-words';

/** Another word table, stem, fold or choice makes other keys: raise it, and stored passages are indexed anew. */
export const INDEX_SCHEME = 5;

const FEWEST_PARTS = 4;
/** Passages longer than four such parts get more parts, or a short stretch of a long speech would hold no key. */
const WORDS_PER_PART = 15;
/** A speech of ten minutes; what is longer is a document, and its keys would crowd the index. */
const MOST_PARTS = 100;
const STORED_PER_PART = 3;
const PROBED_PER_PART = 4;

interface Pair {
  readonly key: number;
  readonly rarity: number;
  readonly part: number;
}

function byRarity(a: Pair, b: Pair): number {
  return b.rarity - a.rarity || b.key - a.key;
}

/** Every pair of neighbours once, none across a gap. */
function pairsOf(words: WeighedWords, parts: number): Pair[] {
  const pairs = new Map<number, Pair>();
  for (const [i, key] of words.pairs.entries()) {
    if (key === 0 || pairs.has(key)) continue;
    const rarity = (words.bits[i] ?? 0) + (words.bits[i + 1] ?? 0);
    pairs.set(key, { key, rarity, part: Math.floor((parts * i) / words.pairs.length) });
  }
  return [...pairs.values()];
}

function chooseKeys(words: WeighedWords, perPart: number): number[] {
  const wanted = Math.ceil(words.hashes.length / WORDS_PER_PART);
  const parts = Math.min(MOST_PARTS, Math.max(FEWEST_PARTS, wanted));
  const left = new Array<number>(parts).fill(perPart);
  const pairs = pairsOf(words, parts).sort(byRarity);
  const chosen: number[] = [];
  const rest: number[] = [];
  for (const { key, part } of pairs) {
    const room = left[part] ?? 0;
    if (room > 0) chosen.push(key);
    else rest.push(key);
    left[part] = room - 1;
  }
  return [...chosen, ...rest.slice(0, Math.max(0, parts * perPart - chosen.length))];
}

/** The keys a passage is stored under, at most 12 for up to 60 words; none for a single word. */
export function storedKeys(words: readonly FoldedWord[]): number[] {
  return chooseKeys(weighWords(words), STORED_PER_PART);
}

/** The keys a passage is looked for by, at most 16 for up to 60 words; the rarest of each part come first. */
export function probeKeys(words: readonly FoldedWord[]): number[] {
  return chooseKeys(weighWords(words), PROBED_PER_PART);
}
