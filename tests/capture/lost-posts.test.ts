import { expect, test } from 'vitest';
import { withLostPosts } from '@/capture/lost-posts';
import type { LivePost } from '@/capture/page-reading';
import { inventedBlock } from './invented-block';

const post = (first: number): LivePost => ({ first, last: first + 9, time: '10:00', stated: null });
const POSTS = [post(10), post(20), post(30)];
const block = (order: number) => inventedBlock(`What happened at ${order}`, order);

test.each([
  {
    what: 'a post of which nothing was kept is put back at its place',
    kept: [12, 35],
    beside: [22],
    gives: [12, 22, 35],
  },
  { what: 'a post that was kept in part stays as it was judged', kept: [12], beside: [14], gives: [12] },
  { what: 'what stands between posts stays left out', kept: [12], beside: [45], gives: [12] },
])('$what', ({ kept, beside, gives }) => {
  const parted = withLostPosts({ kept: kept.map(block), beside: beside.map(block) }, POSTS);
  expect(parted.kept.map(({ order }) => order)).toEqual(gives);
  expect(parted.beside.map(({ order }) => order)).toEqual(beside.filter((order) => !gives.includes(order)));
});
