import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { probeKeys, storedKeys } from '@/text/matching/fingerprint';
import { printed } from './passages';

const SPEECH =
  'The harbour wall was never meant to hold back a tide like this one, and every engineer in the county has said so for a decade, yet nobody in the council found the money to raise it before the winter storms arrived.';
const stored = (text: string) => storedKeys(printed(text).words);
const probed = (text: string) => probeKeys(printed(text).words);
const found = (asked: string, kept: string) => {
  const keys = new Set(stored(kept));
  return probed(asked).filter((key) => keys.has(key)).length;
};

const again: readonly [string, string][] = [
  ['the same words in other marks and capitals', SPEECH.toUpperCase().replaceAll(',', ' –')],
  ['its first half alone', SPEECH.slice(0, 100)],
  ['its second half alone', SPEECH.slice(110)],
  ['dots in its middle', SPEECH.replace(' and every engineer in the county has said so for a decade,', ' …')],
  [
    'a word changed here and there',
    SPEECH.replace('wall', 'dam').replace('decade', 'generation').replace('winter', 'autumn'),
  ],
  ['other inflections', SPEECH.replace('engineer', 'engineers').replace('storms', 'storm')],
];
describe('a passage is found again with', () => {
  test.each(again)('%s', (_, asked) => {
    expect(found(asked, SPEECH)).toBeGreaterThanOrEqual(2);
  });
});

test('a sentence is found inside a speech of ten minutes', () => {
  const filler = Array.from({ length: 600 }, (_, i) => `word${i % 97}x${i}`);
  const speech = [...filler.slice(0, 300), SPEECH, ...filler.slice(300)].join(' ');
  expect(found(SPEECH, speech)).toBeGreaterThanOrEqual(3);
});

const sizes: readonly [string, string, number][] = [
  ['no word', '', 0],
  ['one word', 'harbour', 0],
  ['two words', 'harbour wall', 1],
  ['two words with dots between', 'harbour … wall', 0],
  ['one word over and over', 'no no no no no no no', 1],
];
describe('how many keys are stored for', () => {
  test.each(sizes)('%s', (_, text, count) => {
    expect(stored(text)).toHaveLength(count);
  });
});

test('no more than twelve keys are stored and sixteen probed for up to sixty words, each once', () => {
  const words = fc.array(fc.constantFrom('a', 'the', 'harbour', 'wall', 'tide', '…', 'council'), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(words, (list) => {
      const text = list.join(' ');
      for (const [keys, most] of [
        [stored(text), 12],
        [probed(text), 16],
      ] as const) {
        expect(keys.length).toBeLessThanOrEqual(most);
        expect(new Set(keys).size).toBe(keys.length);
      }
      expect(stored(text).every((key) => new Set(probed(text)).has(key))).toBe(true);
    }),
  );
});

test('a document of a hundred thousand words has no more keys than a long speech', () => {
  const words = (count: number) => Array.from({ length: count }, (_, i) => `word${i}`).join(' ');
  expect(stored(words(100_000))).toHaveLength(stored(words(1_500)).length);
  expect(stored(words(1_500)).length).toBeGreaterThan(stored(words(60)).length);
});
