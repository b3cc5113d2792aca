import type { Range } from '@/text/article';
import type { WeighedWords } from './weigh-words';

/** Up to this many words at an end are taken for other words in the same place. */
const MOST_OTHER_WORDS = 2;
/** More where they have a word in common: "in our next election", "during the next campaign". */
const MOST_RELATED_WORDS = 4;

/** First to last shared word of either side. */
export interface Stretches {
  readonly stretchA: Range;
  readonly stretchB: Range;
}

function shareWord(a: Uint32Array, b: Uint32Array): boolean {
  return a.some((hash) => b.includes(hash));
}

/** Whether the words left over at one end of both passages stand in the place of each other. */
function isSamePlace(a: Uint32Array, b: Uint32Array): boolean {
  const [least, most] = [Math.min(a.length, b.length), Math.max(a.length, b.length)];
  if (least === 0 || most > MOST_RELATED_WORDS) return false;
  return most <= MOST_OTHER_WORDS || shareWord(a, b);
}

/**
 * Draws the stretches out to the beginning or the end of both passages where a few other words stand there on both
 * sides: "They are doing it" against "they're doing it" begins with the first word, not with the first equal one.
 */
export function reachEnds(a: WeighedWords, b: WeighedWords, { stretchA, stretchB }: Stretches): Stretches {
  const head = isSamePlace(a.hashes.subarray(0, stretchA.start), b.hashes.subarray(0, stretchB.start));
  const tail = isSamePlace(a.hashes.subarray(stretchA.end), b.hashes.subarray(stretchB.end));
  return {
    stretchA: { start: head ? 0 : stretchA.start, end: tail ? a.hashes.length : stretchA.end },
    stretchB: { start: head ? 0 : stretchB.start, end: tail ? b.hashes.length : stretchB.end },
  };
}
