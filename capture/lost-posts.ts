import type { LivePost, RenderedBlock } from './page-reading';

/**
 * Readability looks for one text and takes the shorter posts of a live blog for something else, now and then all but the
 * longest. The paragraphs of posts of which it kept nothing are article all the same.
 */

/** A page's paragraphs: those kept, and the others. */
interface Parted {
  readonly kept: readonly RenderedBlock[];
  readonly beside: readonly RenderedBlock[];
}

/** Whether a paragraph stands in a post. */
function isIn({ first, last }: LivePost, { order }: RenderedBlock): boolean {
  return order >= first && order <= last;
}

/** The paragraphs with those of lost posts among the kept; as they are where no post is lost. */
export function withLostPosts({ kept, beside }: Parted, posts: readonly LivePost[]): Parted {
  const lost = posts.filter((post) => !kept.some((block) => isIn(post, block)));
  if (lost.length === 0) return { kept, beside };
  const found = new Set(beside.filter((block) => lost.some((post) => isIn(post, block))));
  return {
    kept: [...kept, ...found].sort((a, b) => a.order - b.order),
    beside: beside.filter((block) => !found.has(block)),
  };
}
