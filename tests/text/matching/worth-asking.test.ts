import { expect, test } from 'vitest';
import { MemoryIndex } from '@/text/matching/memory-index';
import { worthAsking } from '@/text/matching/worth-asking';
import { indexed, printed } from './passages';

const LIMIT = 100;
const SAID = 'The ferry will sail before Easter whatever the harbour board decides.';

async function isAsked(telling: string, quoted: readonly string[], limit = LIMIT): Promise<boolean> {
  const index = new MemoryIndex();
  index.add(
    indexed('quoting'),
    quoted.map((text) => printed(text)),
  );
  const worth = await worthAsking([printed(telling, { narration: true }).words], index, limit);
  return worth.length > 0;
}

test.each<[boolean, string, string]>([
  [true, 'tells what was quoted', 'Moreau promised the ferry will sail before Easter in any weather.'],
  [true, 'is what was quoted', SAID],
  [false, 'shares one pair of words', 'Some thirty people on the harbour draw a salary of their own.'],
  [false, 'shares nothing', 'A baker in Lund sold four hundred buns on the first morning.'],
])('a sentence is worth asking (%s) that %s', async (expected, _, telling) => {
  expect(await isAsked(telling, [SAID])).toBe(expected);
});

test('what full lists share is no reason to ask', async () => {
  const copies = ['Anna', 'Bo', 'Carl'].map((name) => `${SAID} ${name} knows.`);
  expect(await isAsked(SAID, copies, copies.length)).toBe(false);
  expect(await isAsked(SAID, copies, copies.length + 1)).toBe(true);
});

test('of many sentences those worth asking are named by their places', async () => {
  const index = new MemoryIndex();
  index.add(indexed('quoting'), [printed(SAID)]);
  const narration = ['The day was cold and the harbour empty.', SAID, 'Nobody came.'];
  const words = narration.map((text) => printed(text, { narration: true }).words);
  expect(await worthAsking(words, index, LIMIT)).toEqual([1]);
});
