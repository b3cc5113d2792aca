/*
 * Words of scripts that put no space between them (Chinese, Japanese, Thai, Lao, Khmer, Burmese). Their signs are
 * aligned singly, because what `Intl.Segmenter` takes for a word hangs on what stands beside it, and equal words cut
 * otherwise would be differences. But half a word can be shown to nobody, so a change is widened to the words it
 * touches, as it is in other scripts. Linear in the signs; texts without such signs cost one look at each token.
 */

import { WORD_PATTERN } from '@/text/matching/word-pattern';
import type { Token } from './tokenize';

const UNSPACED = new RegExp(`^${WORD_PATTERN.unspaced}`, 'v');

/** The first code unit of any of these scripts (Thai); most tokens begin below it. */
const FIRST_UNSPACED = 0x0e00;

/** Runs of neighbouring signs, as they stand in the text. */
function runsOf(tokens: readonly Token[]): Token[][] {
  const runs: Token[][] = [];
  let last: Token | undefined;
  for (const token of tokens) {
    if (token.text.charCodeAt(0) < FIRST_UNSPACED || !UNSPACED.test(token.text)) continue;
    if (last?.end === token.start) runs.at(-1)?.push(token);
    else runs.push([token]);
    last = token;
  }
  return runs;
}

/** The tokens that go on with the word of the sign before them; empty where every word has its spaces. */
export function signsInsideWords(tokens: readonly Token[]): ReadonlySet<Token> {
  const inside = new Set<Token>();
  const runs = runsOf(tokens).filter(({ length }) => length > 1);
  if (runs.length === 0) return inside;
  // The dictionaries are the same for every locale; a fixed one keeps results from hanging on the reader's.
  const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
  for (const run of runs) {
    const from = run[0]?.start ?? 0;
    const text = run.map((token) => token.text).join('');
    const starts = new Set(Array.from(segmenter.segment(text), ({ index }) => index + from));
    for (const token of run) if (!starts.has(token.start)) inside.add(token);
  }
  return inside;
}
