import { diffWords } from 'diff';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compared } from './printed';

/** No two of them are spelled alike in any way Sic knows and jsdiff does not. */
const WORDS =
  'council bridge harbour mayor storm ferry road winter school money rain letter the of and in'.split(' ');

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Other letters for a word. */
const LETTERS: readonly ((word: string) => string)[] = [
  (word) => word,
  (word) => word,
  capital,
  (word) => word.toUpperCase(),
];
/** Other letters and marks. Only the second text has marks: jsdiff lines up any two full stops, across the words between. */
const FORMS: readonly ((word: string) => string)[] = [
  ...LETTERS,
  (word) => `${word},`,
  (word) => `${word}.`,
  (word) => `${capital(word)}!`,
];
/** Other words for it. */
const CHANGES: readonly ((word: string) => string)[] = [
  (word) => word,
  (word) => `${word}bearing`,
  (word) => `Over${word} quarry`,
  () => '',
];

/** Each word stands once: repeated ones are lined up by their letters there and by their sense here. */
const pair = fc
  .record({
    words: fc.shuffledSubarray(WORDS, { minLength: 4 }),
    forms: fc.array(fc.tuple(fc.constantFrom(...LETTERS), fc.constantFrom(...FORMS)), {
      minLength: WORDS.length,
      maxLength: WORDS.length,
    }),
    changed: fc.nat(WORDS.length),
    change: fc.constantFrom(...CHANGES),
  })
  .map(({ words, forms, changed, change }): [string, string] => {
    const here = words.map((word, at) => forms[at]?.[0](word) ?? word);
    const there = words
      .map((word, at) => (at === changed ? change(word) : word))
      .map((word, at) => (word === '' ? word : (forms[at]?.[1](word) ?? word)))
      .filter((word) => word !== '');
    return [`start ${here.join(' ')} end`, `start ${there.join(' ')} end`];
  });

test('capitals, marks and one change of words are never more differences than jsdiff has steps', () => {
  fc.assert(
    fc.property(pair, ([a, b]) => {
      const steps = diffWords(a, b).filter(({ added, removed }) => added || removed).length;
      expect(compared(a, b).differences.length).toBeLessThanOrEqual(steps);
    }),
    { numRuns: 2000 },
  );
});
