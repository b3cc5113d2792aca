import type { RenderedBlock } from './page-reading';
import { NOWHERE, parentPlace } from './standing';

/** Fewer items may be an article's own, each with its source. */
const FEWEST_ITEMS = 3;
/** More of a list in links than this leads to other articles: "Health: How to sleep", the first word being no link. */
const MOSTLY_LINKS = 0.5;

/**
 * Places of the lists whose items are other articles' headlines. Judged whole: one item of a list in which things are named may well be
 * one link, and a headline may hold words in quotation marks.
 */
export function linkLists(blocks: readonly RenderedBlock[]): ReadonlySet<number> {
  const lists = new Map<number, { items: number; letters: number; linked: number }>();
  for (const { text, linked, standing = NOWHERE } of blocks) {
    if (standing.kind !== 'item') continue;
    const list = lists.get(parentPlace(standing)) ?? { items: 0, letters: 0, linked: 0 };
    list.items += 1;
    list.letters += text.length;
    list.linked += text.length * linked;
    lists.set(parentPlace(standing), list);
  }
  const isOfLinks = ({ items, letters, linked }: { items: number; letters: number; linked: number }) =>
    items >= FEWEST_ITEMS && linked > letters * MOSTLY_LINKS;
  return new Set([...lists].filter(([, list]) => isOfLinks(list)).map(([place]) => place));
}
