import { describe, expect, test } from 'vitest';
import { findVersions } from '@/text/matching/find-versions';
import { MemoryIndex } from '@/text/matching/memory-index';
import { broken, indexed, printed } from './passages';

const SAID =
  'The old ferry was never meant to carry so many lorries in one night, and every sailor on this coast has said so.';
const OTHER_WORDS = 'really quite harsh winter people honest village again certain nearly'.split(' ');

/** The quotation as a further outlet prints it: a word exchanged, and sometimes one lost or a half cut off. */
function edited(outlet: number): string {
  const words = SAID.split(' ');
  words[(outlet * 7) % words.length] = OTHER_WORDS[outlet % OTHER_WORDS.length] ?? '';
  if (outlet % 3 === 0) words.splice((outlet * 5) % words.length, 1);
  if (outlet % 5 === 2) return words.slice(0, 14).join(' ');
  return words.slice(outlet % 7 === 3 ? 9 : 0).join(' ');
}

/** Versions that only just prove themselves: the first to go if the words of the quotation were taken for common. */
const SHORT = [
  'many lorries in one night',
  'never meant to carry so many lorries',
  'every sailor on this coast has said',
  'The ferry was not built to carry so many lorries in one night',
];

async function foundAmong(printings: number): Promise<Set<unknown>> {
  const index = new MemoryIndex();
  for (let i = 0; i < 200; i++) {
    index.add(indexed(`stranger ${i}`), [
      printed(`A sentence about ${OTHER_WORDS[i % 10]} matters of town ${i}`),
    ]);
  }
  for (const words of SHORT) index.add(indexed(`short: ${words}`), [printed(words)]);
  for (let i = 0; i < printings; i++) index.add(indexed(`outlet ${i}`), [printed(edited(i))]);
  const [versions = []] = await findVersions(indexed('asking'), [printed(SAID)], index);
  return new Set(versions.map(({ occurrence }) => occurrence.article.id));
}

describe('a quotation many outlets print', () => {
  test('loses none of its versions to further printings', async () => {
    let before = await foundAmong(0);
    expect(before.size).toBeGreaterThan(1);
    for (const printings of [1, 2, 5, 10, 15, 20, 25, 30]) {
      const now = await foundAmong(printings);
      expect([...before].filter((id) => !now.has(id))).toEqual([]);
      expect(now.size).toBeGreaterThanOrEqual(before.size + 1);
      before = now;
    }
  });
});

/** So many that every phrase has some, and no list is full of them. */
const STRANGERS = 200;
const ALL = {
  perKey: 2_000,
  firstRound: 100,
  perRound: 100,
  rounds: 50,
  strays: Number.POSITIVE_INFINITY,
  tiedArticles: 6,
};

/** Copies of which each has a word of its own, among strangers that share its commonest phrases. */
function viralIndex(copies: number): MemoryIndex {
  const index = new MemoryIndex();
  const words = SAID.split(' ');
  for (let i = 0; i < STRANGERS; i++) {
    const at = i % (words.length - 3);
    const phrase = words.slice(at, at + 3).join(' ');
    index.add(indexed(`stranger ${i}`), [printed(`Town ${i} says ${phrase} matter ${i * 7} of ${i * 13}`)]);
  }
  for (let i = 0; i < copies; i++) {
    const changed = words.toSpliced(i % words.length, 1, `word${i}`);
    if (i % 2 === 0) changed.splice((i * 3) % changed.length, 1);
    index.add(indexed(`copy ${i}`), [printed(changed.join(' '))]);
  }
  return index;
}

describe('of edited copies of one quotation, among strangers that share its phrases,', () => {
  test.each([20, 40, 50, 60, 100, 500])('%i: the ordinary answer shows twelve', async (copies) => {
    const [versions = []] = await findVersions(indexed('asking'), [printed(SAID)], viralIndex(copies));
    expect(versions.length).toBeGreaterThanOrEqual(12);
  });

  test('500: all of them but five are found when all are asked for', async () => {
    const [versions = []] = await findVersions(
      indexed('asking'),
      [printed(SAID)],
      viralIndex(500),
      () => ALL,
    );
    const copies = versions.filter(({ occurrence }) => String(occurrence.article.id).startsWith('copy'));
    expect(copies.length).toBeGreaterThanOrEqual(495);
  });
});

describe('a segment of a quotation that many outlets print by itself', () => {
  const before =
    'We asked the council for a second boat eleven years in a row, wrote to two ministers, and waited for a reply that nobody sent';
  const segment = 'Nothing on this coast floats forever';

  test.each([1, 10, 40])('is found with %i printings', async (printings) => {
    const index = new MemoryIndex();
    for (let i = 0; i < printings; i++)
      index.add(indexed(`outlet ${i}`), [printed(`${segment}, town ${i * 7} hears of ${i * 13} things`)]);
    const [versions = []] = await findVersions(
      indexed('asking'),
      [broken([before, segment])],
      index,
      () => ALL,
    );
    expect(versions).toHaveLength(printings);
  });
});
