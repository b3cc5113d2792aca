import { expect, test } from 'vitest';
import { isTrivial } from '@/components/trivial-difference';
import type { Difference } from '@/text/comparison/comparison';
import { difference } from './samples';

test.each<[told: string, given: Partial<Difference>, trivial: boolean]>([
  ['a comma is small', { kind: 'punctuation', a: 'us,', b: 'us' }, true],
  ['a question is not', { kind: 'punctuation', a: 'us?', b: 'us.' }, false],
  ['an exclamation is not', { kind: 'punctuation', a: 'us', b: 'us!' }, false],
  ['an Arabic question is not', { kind: 'punctuation', a: 'نحن؟', b: 'نحن' }, false],
  ['a comma beside the same question is small', { kind: 'punctuation', a: 'us, eh?', b: 'us eh?' }, true],
  ['a capital is small', { kind: 'case' }, true],
  ['spelling is small', { kind: 'spelling' }, true],
  ['spelling of a number that differs is not', { kind: 'spelling', weighty: true }, false],
  ['an um is small', { kind: 'tidying' }, true],
  ['dots where nothing is missing are small', { kind: 'dots-nothing-missing' }, true],
  ['dots instead of words are not', { kind: 'ellipsis', shown: true }, false],
  ['brackets are not', { kind: 'bracket', shown: true }, false],
  ['other words are not', { kind: 'substitution' }, false],
  ['more words are not', { kind: 'insertion' }, false],
  ['joined sentences are not', { kind: 'joined' }, false],
  ['another order is not', { kind: 'transposition' }, false],
])('%s', (_, given, trivial) => {
  expect(isTrivial(difference(given))).toBe(trivial);
});
