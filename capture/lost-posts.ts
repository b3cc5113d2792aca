import type { LivePost, RenderedBlock } from './page-reading';
import { postAt } from './post-at';

/**
 * Readability looks for one text and takes the shorter posts of a live blog for something else, now and then all but the
 * longest. The paragraphs of posts of which it kept nothing are article all the same.
 */

/** A page's paragraphs: those kept, and the others. */
interface Parted {
  readonly kept: readonly RenderedBlock[];
  readonly beside: readonly RenderedBlock[];
}

/** The paragraphs with those of lost posts among the kept; as they are where no post is lost. */
export function withLostPosts({ kept, beside }: Parted, posts: readonly LivePost[]): Parted {
  const postOf = postAt(posts);
  const read = new Set(kept.map(({ order }) => postOf(order)));
  const isLost = ({ order }: RenderedBlock): boolean => {
    const post = postOf(order);
    return post !== null && !read.has(post);
  };
  const found = beside.filter(isLost);
  if (found.length === 0) return { kept, beside };
  return {
    kept: [...kept, ...found].toSorted((a, b) => a.order - b.order),
    beside: beside.filter((block) => !isLost(block)),
  };
}
