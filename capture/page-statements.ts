import { plainString } from './plain-string';

/** Reads what a page states about itself outside its text. */
export interface PageStatements {
  /** First non-empty `<meta>` with one of these names or properties, tried in order. */
  meta(...names: string[]): string | null;
  /** Every non-empty `<meta>` of one name. */
  metas(name: string): string[];
  /** Text of the first element that has words. */
  first(selector: string): string | null;
}

/** A page that states one thing more often than this is not read any further for it. */
const MOST_VALUES = 50;

/** Of a page whose statements are about another page: only what it prints is left. */
export function withoutStatements(page: PageStatements): PageStatements {
  return { ...page, meta: () => null, metas: () => [] };
}

/** One pass over the page's `<meta>` elements; later questions cost a look-up. */
export function pageStatements(document: Document): PageStatements {
  const values = new Map<string, string[]>();
  for (const meta of document.querySelectorAll('meta')) {
    const value = plainString(meta.getAttribute('content'));
    if (value === null) continue;
    // Pages mix up the two attributes, and a few use itemprop: the name is what counts.
    for (const attribute of ['property', 'name', 'itemprop', 'http-equiv']) {
      const name = meta.getAttribute(attribute)?.trim().toLowerCase();
      if (name === undefined || name === '') continue;
      const stated = values.get(name) ?? [];
      if (stated.length < MOST_VALUES) stated.push(value);
      values.set(name, stated);
    }
  }
  return {
    meta: (...names) =>
      names.map((name) => values.get(name)?.[0]).find((value) => value !== undefined) ?? null,
    metas: (name) => values.get(name) ?? [],
    first: (selector) => {
      for (const element of document.querySelectorAll(selector)) {
        const words = plainString(element.textContent);
        if (words !== null) return words;
      }
      return null;
    },
  };
}
