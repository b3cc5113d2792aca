import { expect, test } from 'vitest';
import { postAt } from '@/capture/post-at';

const EARLY = { first: 10, last: 19, time: '10:00', stated: null };
const LATE = { first: 30, last: 39, time: '11:00', stated: null };

test.each([
  { order: 9, post: null, where: 'above all posts' },
  { order: 10, post: EARLY, where: 'at the beginning of one' },
  { order: 19, post: EARLY, where: 'at its end' },
  { order: 25, post: null, where: 'between two' },
  { order: 35, post: LATE, where: 'in the next' },
  { order: 40, post: null, where: 'below all' },
])('a paragraph $where stands in $post', ({ order, post }) => {
  expect(postAt([LATE, EARLY])(order)).toBe(post);
});
