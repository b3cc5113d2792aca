import { expect, test } from 'vitest';
import { storedKeys } from '@/text/matching/fingerprint';
import { MemoryIndex } from '@/text/matching/memory-index';
import { weighWords } from '@/text/matching/weigh-words';
import { indexed, printed } from './passages';

const WALL = 'The harbour wall was never meant to hold';

test('one wording is kept once, with every place that prints it', async () => {
  const index = new MemoryIndex();
  index.add(indexed('a'), [printed(WALL), printed('We lost the vote by nine')]);
  index.add(indexed('b'), [printed(WALL.toUpperCase())]);
  expect(await index.size()).toBe(2);
  const [wording] = [...(await index.idsFor(storedKeys(printed(WALL).words), 9)).values()][0] ?? [];
  const places = await index.occurrencesOf(wording === undefined ? [] : [wording]);
  expect(places.map(({ article }) => article.id)).toEqual(['a', 'b']);
});

test('a key gives as many wordings as asked for, oldest first', async () => {
  const index = new MemoryIndex();
  const texts = ['ferries', 'trains', 'buses'].map((word) => printed(`harbour wall ${word}`));
  index.add(indexed('a'), texts);
  const key = storedKeys(printed('harbour wall').words)[0] ?? 0;
  expect((await index.idsFor([key], 2)).get(key)).toEqual([0, 1]);
  expect((await index.idsFor([key, 1], 9)).get(1) ?? []).toEqual([]);
});

test('words come back as they were weighed, unknown wordings not at all', async () => {
  const index = new MemoryIndex();
  const passage = printed(WALL);
  index.add(indexed('a'), [passage]);
  const read = await index.read([0, 99]);
  expect([...read.keys()]).toEqual([0]);
  expect(read.get(0)?.hashes).toEqual(weighWords(passage.words).hashes);
});

test('an article gives what it prints, an unknown one nothing', async () => {
  const index = new MemoryIndex();
  index.add(indexed('a'), [printed(WALL), printed('We lost the vote')]);
  expect(await index.occurrencesIn(['a'])).toHaveLength(2);
  expect(await index.occurrencesIn(['nobody'])).toEqual([]);
});
