import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { posting, postingsOf, wordingIn } from '@/storage/postings';
import { storedKeys } from '@/text/matching/fingerprint';
import { foldWords } from '@/text/matching/fold-words';
import { foldStored, storeWords } from '@/text/matching/wording';

const key = fc.nat({ max: 2 ** 32 - 1 });
const wording = fc.integer({ min: 1, max: 2 ** 25 - 1 });

test('an entry leads back to its wording, and is exact', () => {
  fc.assert(
    fc.property(key, wording, (k, id) => {
      expect(wordingIn(posting(k, id))).toBe(id);
      expect(Number.isSafeInteger(posting(k, id))).toBe(true);
    }),
  );
});

test('the entries of a key hold each of its wordings, lowest id first, and none of another key', () => {
  fc.assert(
    fc.property(key, wording, wording, (k, one, other) => {
      const range = postingsOf(k);
      expect([one, other].every((id) => range.includes(posting(k, id)))).toBe(true);
      expect(Math.sign(posting(k, one) - posting(k, other))).toBe(Math.sign(one - other));
      expect(range.includes(posting(k + 1, one))).toBe(false);
      expect(range.includes(posting(k + 2 ** 28 - 1, one))).toBe(false);
    }),
  );
});

/** What a deletion relies on: the entries of a wording are not kept, but made of its words again. */
test('stored words have the keys of the words that were printed', () => {
  const word = fc.constantFrom(
    'the',
    'harbour',
    '[wall]',
    'was',
    '…',
    'don’t',
    'fares',
    '25',
    'Köln',
    'rebuilt',
    '—',
    'it’s',
  );
  const text = fc.oneof(
    fc.array(word, { maxLength: 90 }).map((words) => words.join(' ')),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(text, fc.constantFrom('en', 'de', 'zh', null), (printed, language) => {
      const words = foldWords(printed, [{ start: 0, end: printed.length }], language);
      expect(storedKeys(foldStored(storeWords(words)))).toEqual(storedKeys(words));
    }),
  );
});
