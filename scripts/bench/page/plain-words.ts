import { stem } from '@/text/matching/stem';
import { wordBits } from '@/text/matching/word-rarity';

/** The words of a text in lower case, as a user of a search library would cut them. */
export function plainWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
}

/** The rarest different words of a text: with all of them the libraries take many times as long and find no more. */
export function rarestWords(text: string, count: number): string[] {
  const words = [...new Set(plainWords(text))];
  return words.sort((a, b) => wordBits(stem(b)) - wordBits(stem(a))).slice(0, count);
}

/** From this share of the shorter one's words on, a candidate counts as a version. */
const LEAST_SHARE = 0.6;

/** The plain test a user of a search library would put behind it: most words of the shorter stand in the longer. */
export function sharesMostWords(a: string, b: string): boolean {
  const [inA, inB] = [new Set(plainWords(a)), new Set(plainWords(b))];
  const shared = [...inA].filter((word) => inB.has(word)).length;
  return shared >= LEAST_SHARE * Math.min(inA.size, inB.size);
}
