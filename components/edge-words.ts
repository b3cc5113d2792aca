/** How far is looked at most, in UTF-16 code units: a word has an end. */
const REACH = 400;

/**
 * The first or the last words of a text, with the marks and spaces between them and at the edge the text goes on from.
 * Counts words by the browser's segmenter, which knows writing without spaces as well.
 */
export function edgeWords(text: string, edge: 'start' | 'end', count: number): string {
  const near = edge === 'start' ? text.slice(0, REACH) : text.slice(-REACH);
  const words = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(near)].filter(
    ({ isWordLike }) => isWordLike,
  );
  if (words.length <= count) return near;
  if (edge === 'end') return near.slice(words.at(-count)?.index ?? 0);
  const last = words[count - 1];
  return near.slice(0, last === undefined ? near.length : last.index + last.segment.length);
}
