import fc from 'fast-check';
import { expect, test } from 'vitest';
import { weighWords } from '@/text/matching/weigh-words';
import { foldStored, storeWords } from '@/text/matching/wording';
import { printed } from './passages';

const words = fc.array(fc.constantFrom('sie', 'los', 'los', 'harbour', 'zones', 'walking', 'und', 'est'), {
  minLength: 1,
  maxLength: 12,
});

test('the weight of a word hangs on itself and the language, on no other word', () => {
  fc.assert(
    fc.property(words, words, fc.constantFrom('en', 'de', null), (some, more, language) => {
      const alone = weighWords(printed(some.join(' '), { language }).words).bits;
      const together = weighWords(printed([...some, ...more].join(' '), { language }).words).bits;
      expect([...together].slice(0, alone.length)).toEqual([...alone]);
    }),
  );
});

test('words that were stored weigh what they weighed', () => {
  fc.assert(
    fc.property(words, fc.constantFrom('en', 'de', null), (some, language) => {
      const passage = printed(some.join(' '), { language });
      expect(weighWords(foldStored(storeWords(passage.words)))).toEqual(weighWords(passage.words));
    }),
  );
});

test('common foreign words weigh less than the rare English ones of the same letters', () => {
  const bitsIn = (language: string) => weighWords(printed('sie los', { language }).words).bits[1] ?? 0;
  expect(bitsIn('es')).toBeLessThan(bitsIn('en'));
});

test('nothing is paired across a gap or behind the last word', () => {
  const { pairs } = weighWords(printed('we lost … we won').words);
  expect([...pairs].map((pair) => pair !== 0)).toEqual([true, false, true, false]);
});
