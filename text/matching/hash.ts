/*
 * 32-bit hashes of words and of pairs of neighbouring words: FNV-1a over UTF-16 units, finished with the last
 * step of MurmurHash3, which spreads words that differ in one letter over the whole range. Linear in the word.
 * Two words that fall together cost one needless verification, never a wrong answer by themselves.
 * FNV: Fowler, Noll, Vo; MurmurHash3: Austin Appleby (public domain).
 */

/** Spreads the bits of a 32-bit number; the result is unsigned. */
function mix(value: number): number {
  let h = value;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** The hash of one word, 0 to 2^32 - 1. `seed` makes an independent second hash of the same words. */
export function hashWord(word: string, seed = 0x811c9dc5): number {
  let h = seed;
  for (let i = 0; i < word.length; i++) h = Math.imul(h ^ word.charCodeAt(i), 0x01000193);
  return mix(h);
}

/** The hash of two neighbouring words in their order, from the hashes of both. */
export function hashPair(first: number, second: number): number {
  const turned = (second << 15) | (second >>> 17);
  return mix(Math.imul(first, 0x9e3779b1) ^ turned);
}
