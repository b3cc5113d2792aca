import { unclobbered } from './unclobbered';

/**
 * @file Runs in the page. Copying a page costs time for every element, and a page of 100,000 has a part that is the article: that part is
 * chosen first. One pass over the paragraphs, each of which adds its length to the elements round it; refused: judging every
 * element, which takes longer than all the rest on such pages.
 */

/** A page with fewer elements is read whole; nine in ten news pages have fewer. */
const LARGE = 8_000;
/** Share of the page's paragraphs, by length, that an element must hold to be the article. */
const MOST_OF_PROSE = 0.6;
/** Paragraphs that are looked at; no article has more. */
const MOST_PARAGRAPHS = 50_000;

function countIn(element: Element): number {
  return element.getElementsByTagName('*').length;
}

/** The innermost element that holds most of the text in paragraphs; null on a page without any. */
function densestPart(body: Element): Element | null {
  const lengths = new Map<Element, number>();
  for (const paragraph of [...body.getElementsByTagName('p')].slice(0, MOST_PARAGRAPHS)) {
    const length = paragraph.textContent?.length ?? 0;
    for (let at: Element | null = paragraph; at !== null; at = at === body ? null : at.parentElement)
      lengths.set(at, (lengths.get(at) ?? 0) + length);
  }
  const total = lengths.get(body) ?? 0;
  // The innermost comes first: an element stands in the map before those round it.
  let best: Element | null = null;
  for (const [element, length] of lengths)
    if (length >= total * MOST_OF_PROSE && (best === null || length < (lengths.get(best) ?? 0)))
      best = element;
  return total > 0 ? best : null;
}

/**
 * The part of the page to be read: all of it, or, of a large page, what holds most of its paragraphs and as much round that as is
 * not large itself, since headline and standfirst stand there. Null where there is no body.
 */
export function readingRoot(document: Document): Element | null {
  const body: Element | null = unclobbered(document, 'body');
  if (body === null || countIn(body) < LARGE) return body;
  let part = densestPart(body) ?? body;
  while (part !== body && part.parentElement !== null && countIn(part.parentElement) < LARGE)
    part = part.parentElement;
  return part;
}
