import type { LivePost } from '@/capture/page-reading';
import { type ElementPlaces, elementPlaces } from './element-places';

/**
 * @file Runs in the page. Finds the posts of a live blog: where each begins and ends among the page's elements, when it was
 * posted, and in which the reader has selected something. Their words are read with all others; what belongs to which post
 * follows from the places.
 *
 * Readers' comments and lists of articles are repeated and dated too, so it is asked first whether the page calls itself live, to
 * machines or in the names of its elements. The posts are then the children of the one element that has the most children
 * with a time of their own: that finds them whatever they are made of and however often they are wrapped. Linear in the page
 * but for the depth of the times in it.
 */

/** Fewer dated parts are a byline, a correction, a related article. */
const FEWEST_POSTS = 3;
const MOST_POSTS = 2_000;
/** UTF-16 code units; lists of headlines with their times have less. */
const SHORTEST_POST = 60;
const LONGEST_TIME = 100;

const SAYS_LIVE =
  '[itemtype*="LiveBlogPosting"], [itemprop="liveBlogUpdate"], [class*="liveblog" i], [class*="live-blog" i], [id*="liveblog" i], [id*="live-blog" i], [class*="liveticker" i], [class*="live-ticker" i], [data-component*="live-blog" i]';
const TIMES = 'time, [class*="timestamp" i], [class*="post-time" i], [class*="post__time" i]';

function isLive(document: Document): boolean {
  if (document.querySelector(SAYS_LIVE) !== null) return true;
  return [...document.querySelectorAll('script[type*="ld+json" i]')].some((script) =>
    (script.textContent ?? '').includes('LiveBlogPosting'),
  );
}

/** For each element with dated children: those children, each with its first time, in the order of the document. */
function datedChildren(document: Document): Map<Element, Map<Element, Element>> {
  const parents = new Map<Element, Map<Element, Element>>();
  for (const time of [...document.querySelectorAll(TIMES)].slice(0, MOST_POSTS)) {
    let child: Element = time;
    for (let parent = child.parentElement; parent !== null; parent = parent.parentElement) {
      const children = parents.get(parent) ?? new Map<Element, Element>();
      // Everything further up has seen this child already.
      if (children.has(child)) break;
      parents.set(parent, children.set(child, time));
      child = parent;
    }
  }
  return parents;
}

function isPost(element: Element): boolean {
  return (element.textContent ?? '').trim().length >= SHORTEST_POST;
}

function postElements(document: Document): ReadonlyMap<Element, Element> {
  let best: ReadonlyMap<Element, Element> = new Map();
  for (const children of datedChildren(document).values()) {
    if (children.size <= best.size || children.size < FEWEST_POSTS) continue;
    const posts = [...children].filter(([element]) => isPost(element));
    if (posts.length >= FEWEST_POSTS && posts.length * 2 > children.size && posts.length > best.size)
      best = new Map(posts);
  }
  return best;
}

/** The posts of a live blog, in the order of the page; [] where it is none. */
export function livePosts(document: Document, places: ElementPlaces = elementPlaces(document)): LivePost[] {
  if (!isLive(document)) return [];
  const posts = postElements(document);
  if (posts.size === 0) return [];
  const selected = document.getSelection()?.anchorNode ?? null;
  const isSelected = (element: Element) => selected !== null && element.contains(selected);
  return [...posts].map(([element, time]) => {
    const first = places.get(element) ?? 0;
    return {
      first,
      last: first + element.getElementsByTagName('*').length,
      time: (time.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, LONGEST_TIME),
      stated: time.getAttribute('datetime')?.slice(0, LONGEST_TIME) ?? null,
      ...(isSelected(element) && { selected: true as const }),
    };
  });
}
