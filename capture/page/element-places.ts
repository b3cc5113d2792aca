import { unclobbered } from './unclobbered';

/** Places of a document's elements in the order of its source, by which whatever is read in several passes is put in order. */
export type ElementPlaces = ReadonlyMap<Element, number>;

/** Numbers a document's elements; once for each reading, since on large pages it takes longer than the article. */
export function elementPlaces(document: Document): ElementPlaces {
  const places = new Map<Element, number>();
  for (const element of unclobbered(document, 'querySelectorAll').call(document, '*'))
    places.set(element, places.size);
  return places;
}
