import type { Range } from '@/text/article';

/** A name in capitals, as transcripts print whose turn it is; bounded, so nothing backtracks far. */
const TURN = /^\p{Lu}[\p{Lu}.'’-]{1,30}(?: \p{Lu}[\p{Lu}.'’-]{0,30}){0,3}:\s+(?=\S)/u;
/** Characters in which the longest label fits. */
const REACH = 140;

/** Length of the label a paragraph in marks begins with, its space included (“QUILL: We stayed.); 0 when it has none. */
export function turnLabelLength(text: string, { start, end }: Range): number {
  return TURN.exec(text.slice(start, Math.min(end, start + REACH)))?.[0].length ?? 0;
}
