import type { LivePost } from './page-reading';

/**
 * Tells in which post of a live blog a place of the page stands; null where it stands in none. Posts are children of one element, so
 * they never overlap, and the last that begins before a place is the only one to ask: halving, not looking through all of them.
 */
export function postAt(posts: readonly LivePost[]): (order: number) => LivePost | null {
  const ordered = posts.toSorted((a, b) => a.first - b.first);
  return (order) => {
    let [from, to] = [0, ordered.length];
    while (from < to) {
      const middle = Math.floor((from + to) / 2);
      if ((ordered[middle]?.first ?? 0) <= order) from = middle + 1;
      else to = middle;
    }
    const post = ordered[from - 1];
    return post !== undefined && order <= post.last ? post : null;
  };
}
