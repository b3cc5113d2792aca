import type { Side } from '@/text/comparison/side';
import { joinSegments } from '@/text/comparison/join-segments';
import { tokenize } from '@/text/comparison/tokenize';
import { printed } from './printed';

/** One side of a comparison whose stretch is the whole text. */
export function sideOf(text: string): Side {
  const joined = joinSegments(printed(text));
  return { joined, tokens: tokenize(joined.text), before: [], after: [], endsSegment: () => false };
}
