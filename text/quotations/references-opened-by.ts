import type { LanguageRules } from './language-rules';
import type { WordSequence } from './word-sequence';

const NONE: readonly WordSequence[] = [];

/** Made once per table: a language may have hundreds of sequences, and every word of a text is looked up. */
const INDEXES = new WeakMap<readonly WordSequence[], ReadonlyMap<string, readonly WordSequence[]>>();

function indexOf(sequences: readonly WordSequence[]): ReadonlyMap<string, readonly WordSequence[]> {
  const known = INDEXES.get(sequences);
  if (known !== undefined) return known;
  const index = new Map<string, WordSequence[]>();
  for (const words of sequences) {
    const first = words[0] ?? '';
    const list = index.get(first);
    if (list === undefined) index.set(first, [words]);
    else list.push(words);
  }
  INDEXES.set(sequences, index);
  return index;
}

/** The sequences of the "according to" table that begin with a word, in the table's order. */
export function referencesOpenedBy(word: string, rules: LanguageRules): readonly WordSequence[] {
  return indexOf(rules.accordingTo).get(word) ?? NONE;
}
