import type { Range } from '@/text/article';

/** A name in capitals, as transcripts print whose turn it is; bounded, so nothing backtracks far. */
const TURN = /^\p{Lu}[\p{Lu}.'’-]{1,30}(?: \p{Lu}[\p{Lu}.'’-]{0,30}){0,3}:\s/u;
/** Characters in which the longest label fits. */
const REACH = 140;

/** Whether a paragraph in marks begins with whose turn it is: “QUILL: We stayed. */
export function opensTurn(text: string, { start, end }: Range): boolean {
  return TURN.test(text.slice(start, Math.min(end, start + REACH)));
}
