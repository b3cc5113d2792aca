/** A text cut in three: what it shares with another at both ends, and what is its own between. */
export interface DifferingPart {
  readonly head: string;
  readonly own: string;
  readonly tail: string;
}

/** Words with the white space behind them. */
const wordsOf = (text: string): string[] => text.match(/\s*\S+\s*/g) ?? [];

function shared(a: readonly string[], b: readonly string[]): number {
  const most = Math.min(a.length, b.length);
  let count = 0;
  while (count < most && a[count]?.trim() === b[count]?.trim()) count++;
  return count;
}

/**
 * The words of `text` between those it begins and ends with like `base`. All of it where nothing would be left: what is
 * missing cannot be marked.
 */
export function differingPart(base: string, text: string): DifferingPart {
  const words = wordsOf(text);
  const others = wordsOf(base);
  const front = shared(words, others);
  const back = shared(words.slice(front).reverse(), others.slice(front).reverse());
  const own = words.slice(front, words.length - back);
  if (own.length === 0) return { head: '', own: text, tail: '' };
  return {
    head: words.slice(0, front).join(''),
    own: own.join('').trim(),
    tail: ` ${words.slice(words.length - back).join('')}`.trimEnd(),
  };
}
