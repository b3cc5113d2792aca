import { expect, test } from 'vitest';
import { inPosts } from '@/capture/live-text';
import type { LivePost } from '@/capture/page-reading';
import { inventedBlock } from './invented-block';

const EARLY: LivePost = { first: 10, last: 19, time: '10:00', stated: null };
const LATE: LivePost = { first: 30, last: 39, time: '11:00', stated: null };
const BLOCKS = [
  inventedBlock('The bridge is closed; we tell what happens as it does.', 5),
  inventedBlock('Lorries turn back.', 12),
  inventedBlock('The mayor speaks.', 32),
];

function texts(posts: readonly LivePost[], blocks = BLOCKS): readonly string[] {
  return inPosts(blocks, posts).map(({ text }) => text);
}

const [ABOVE = '', FIRST = '', SECOND = ''] = BLOCKS.map(({ text }) => text);

test.each([
  { what: 'without posts nothing changes', posts: [], gives: [ABOVE, FIRST, SECOND] },
  {
    what: 'each post begins with its time, after what stands above all',
    posts: [EARLY, LATE],
    gives: [ABOVE, '10:00', FIRST, '11:00', SECOND],
  },
  {
    what: 'the post in which something is selected goes first',
    posts: [EARLY, { ...LATE, selected: true as const }],
    gives: [ABOVE, '11:00', SECOND, '10:00', FIRST],
  },
  {
    what: 'a time that changes with every look is told by the clock',
    posts: [{ ...EARLY, time: '5 min ago', stated: '2026-02-03T10:05:00Z' }],
    gives: [ABOVE, SECOND, '2026-02-03 10:05', FIRST],
  },
  {
    what: 'a post of which nothing was read leaves no time behind',
    posts: [EARLY, LATE, { ...LATE, first: 50, last: 59, time: '12:00' }],
    gives: [ABOVE, '10:00', FIRST, '11:00', SECOND],
  },
])('$what', ({ posts, gives }) => {
  expect(texts(posts)).toEqual(gives);
});

test('a time that was read with the words is not said twice', () => {
  expect(texts([EARLY], [inventedBlock('10:00', 11), inventedBlock(FIRST, 12)])).toEqual(['10:00', FIRST]);
});

test('a post of forty thousand paragraphs is read at once', { timeout: 30_000 }, () => {
  const blocks = Array.from({ length: 40_000 }, (_, order) =>
    inventedBlock(`Lorry ${order} turns back`, order),
  );
  const started = performance.now();
  expect(texts([{ ...EARLY, first: 0, last: blocks.length }], blocks)).toHaveLength(blocks.length + 1);
  // Copying what a post holds for each of its paragraphs takes ten seconds.
  expect(performance.now() - started).toBeLessThan(2_000);
});
