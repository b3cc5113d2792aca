import { describe, expect, test } from 'vitest';
import { findVersions } from '@/text/matching/find-versions';
import { MemoryIndex } from '@/text/matching/memory-index';
import { indexed, printed } from './passages';

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
