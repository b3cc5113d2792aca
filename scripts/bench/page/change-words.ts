import { between, type Random } from './random';
import type { WordChain } from './word-chain';

/** How outlets change what they quote. */
export type Change = 'truncation' | 'ellipsis' | 'substitution' | 'bracket';

type Changing = (words: readonly string[], random: Random, chain: WordChain) => string[];

function truncate(words: readonly string[], random: Random): string[] {
  const kept = Math.max(6, Math.round(words.length * (0.4 + 0.3 * random())));
  const from = between(random, 0, words.length - kept);
  return words.slice(from, from + kept);
}

function leaveOut(words: readonly string[], random: Random): string[] {
  const gone = Math.max(2, Math.round(words.length * (0.15 + 0.15 * random())));
  const from = between(random, 3, Math.max(3, words.length - gone - 3));
  return [...words.slice(0, from), '…', ...words.slice(from + gone)];
}

function substitute(words: readonly string[], random: Random, chain: WordChain): string[] {
  const changed = [...words];
  const count = Math.max(1, Math.round(words.length * (0.08 + 0.12 * random())));
  for (let i = 0; i < count; i++) changed[between(random, 0, words.length - 1)] = chain.word(random);
  return changed;
}

function bracket(words: readonly string[], random: Random, chain: WordChain): string[] {
  const at = between(random, 0, words.length - 1);
  return [...words.slice(0, at), `[the ${chain.word(random)}]`, ...words.slice(at + 1)];
}

const CHANGE: Readonly<Record<Change, Changing>> = {
  truncation: truncate,
  ellipsis: leaveOut,
  substitution: substitute,
  bracket,
};

/** The words of a quotation as another outlet might print them. At least twelve are needed. */
export function changeWords(
  change: Change,
  words: readonly string[],
  random: Random,
  chain: WordChain,
): string[] {
  return CHANGE[change](words, random, chain);
}
