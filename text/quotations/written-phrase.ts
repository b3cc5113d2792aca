import type { Item } from './narration';
import type { Phrase } from './noun-phrase';

/** Longer phrases are cut: the head stands in front. */
const LONGEST_WRITTEN = 200;

/** The words of a phrase as printed, cut at the end of a word. */
export function writtenFrom(text: string, items: readonly Item[], { from, to }: Phrase): string {
  const start = items[from]?.start ?? 0;
  let end = items[from]?.end ?? start;
  for (let at = from; at < to; at += 1) {
    const item = items[at];
    if (item !== undefined && item.end - start <= LONGEST_WRITTEN) end = item.end;
  }
  return text.slice(start, end);
}
