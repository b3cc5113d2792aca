import { isoDate } from './iso-date';
import type { LivePost, RenderedBlock } from './page-reading';
import { postAt } from './post-at';

/**
 * A live blog's words post by post: each begins with its time, in a paragraph of its own, so that nobody takes two posts for
 * one text. The order is the page's, but for the post in which the reader has selected something, which they came for: it
 * goes first, after what stands above all posts.
 */

/** "10:42", "10.42 Uhr", "10:42 GMT", "3 Feb 2026, 10:42": whatever holds a time of the clock or a date. */
const CLOCK = /\d{1,2}[:.]\d{2}|\d{4}/;

/** The time as printed; where the page prints "5 min ago", which is another with every look, the clock's as the page states it. */
function timeOf({ time, stated }: LivePost): string | null {
  if (CLOCK.test(time)) return time;
  const iso = isoDate(stated);
  if (iso === null) return time === '' ? null : time;
  return iso.slice(0, 16).replace('T', ' ');
}

/** The blocks of one post, with its time at their head and not once more among them. */
function withTime(post: LivePost, blocks: readonly RenderedBlock[]): RenderedBlock[] {
  const time = timeOf(post);
  const rest = blocks.filter(({ text }) => text !== time && text !== post.time);
  if (rest.length === 0 || time === null) return rest;
  return [{ text: time, region: 'body', order: post.first, linked: 0 }, ...rest];
}

/** The blocks of a page in the order in which its posts are read; as they came where there are no posts. */
export function inPosts(
  blocks: readonly RenderedBlock[],
  posts: readonly LivePost[],
): readonly RenderedBlock[] {
  if (posts.length === 0) return blocks;
  const postOf = postAt(posts);
  const parts = new Map<LivePost | null, RenderedBlock[]>([null, ...posts].map((post) => [post, []]));
  for (const block of blocks) parts.get(postOf(block.order))?.push(block);
  const ordered = [...posts.filter(({ selected }) => selected), ...posts.filter(({ selected }) => !selected)];
  return [...(parts.get(null) ?? []), ...ordered.flatMap((post) => withTime(post, parts.get(post) ?? []))];
}
