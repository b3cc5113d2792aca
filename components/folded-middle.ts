/** A text with its middle left out: `start + middle + end` is the text. */
export interface FoldedMiddle {
  readonly start: string;
  readonly middle: string;
  readonly end: string;
  /** How many words the middle has. */
  readonly words: number;
}

/** A button that hides fewer words than this takes more room than it saves. */
const FEWEST_HIDDEN_WORDS = 12;

/**
 * Leaves out the middle of a long text, between `head` words at its start and `tail` at its end; null when that
 * would hide too little. Counts words by the browser's segmenter, which knows writing without spaces as well.
 */
export function foldedMiddle(text: string, head: number, tail: number): FoldedMiddle | null {
  const words = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)].filter(
    ({ isWordLike }) => isWordLike,
  );
  const hidden = words.length - head - tail;
  if (hidden < FEWEST_HIDDEN_WORDS) return null;
  const from = words[head]?.index ?? text.length;
  const to = tail === 0 ? text.length : (words[head + hidden]?.index ?? text.length);
  return { start: text.slice(0, from), middle: text.slice(from, to), end: text.slice(to), words: hidden };
}
