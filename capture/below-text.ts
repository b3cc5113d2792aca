import { hasMarks } from './has-marks';
import { isProse } from './page-kind';
import type { RenderedBlock } from './page-reading';
import { NOWHERE } from './standing';
import { wordCount } from './word-count';

const SENTENCE_END = /[.!?…:。！？؟।”"»’)]$/;
/** Lines below the text, and words of each. */
const MOST_BELOW = 4;
const LONGEST_BELOW = 8;

/** Why a paragraph stands below the text. */
export type BelowReason = 'author' | 'below';

/** Why the last paragraph of a text stands below it: it tells of the author, or ends no sentence. */
function reasonBelow(block: RenderedBlock, authors: readonly string[], before: number): BelowReason | null {
  const { text, region, standing = NOWHERE } = block;
  if (region !== 'body' || hasMarks(text)) return null;
  if (authors.some((author) => wordCount(author) > 1 && text.startsWith(author))) return 'author';
  const isLine = standing.kind === 'text' && !SENTENCE_END.test(text) && wordCount(text) <= LONGEST_BELOW;
  return isLine && before < MOST_BELOW ? 'below' : null;
}

/**
 * The paragraphs of a text without what stands below it: lines about its author, labels, places.
 *
 * @param drop is told of each that is taken off, the last first
 */
export function withoutBelow(
  read: readonly RenderedBlock[],
  authors: readonly string[],
  drop: (reason: BelowReason, block: RenderedBlock) => void,
): RenderedBlock[] {
  const blocks = [...read];
  const begin = blocks.findIndex(isProse);
  for (let below = 0; begin >= 0 && blocks.length > begin + 1; below++) {
    const last = blocks.at(-1);
    const reason = last === undefined ? null : reasonBelow(last, authors, below);
    if (last === undefined || reason === null) break;
    drop(reason, last);
    blocks.pop();
  }
  return blocks;
}
