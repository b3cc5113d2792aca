import type { SpeakerRule } from './attribution';
import type { Reading } from './reading';

/** "Añadió que «…»." at the head of its block. */
function isInFirstSentence({ spans, items, place }: Reading, index: number): boolean {
  const row = items[spans[index]?.block ?? -1] ?? [];
  return row[place[index] ?? -1]?.sentence === 0;
}

/**
 * Whether a quotation without an attribution of its own may take the speaker of the one before it, and by which rule.
 * Only two places are safe: further on in the same block, and a block that is nothing but a quotation right after a
 * block with an attributed one. Measured on US news these are right seven times in ten; anywhere else one in six.
 *
 * @param isUnsaid a reporting verb without a subject stands with the quotation, which needs somebody talked of before
 */
export function carriedFrom(
  reading: Reading,
  previous: readonly number[],
  group: readonly number[],
  isUnsaid: boolean,
): SpeakerRule | null {
  const before = reading.spans[previous.at(-1) ?? -1];
  const first = reading.spans[group[0] ?? -1];
  const last = reading.spans[group.at(-1) ?? -1];
  if (before === undefined || first === undefined || last === undefined) return null;
  if (before.block === first.block) return 'carried inside the block';
  const isWholeBlock = first.startsBlock && last.endsBlock;
  const opens = isUnsaid && isInFirstSentence(reading, group[0] ?? -1);
  return (isWholeBlock || opens) && first.block === before.block + 1 ? 'carried from the block before' : null;
}
