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

/** One pass over the page's `<meta>` elements; later questions cost a look-up. */
export function pageStatements(document: Document): PageStatements {
  const values = new Map<string, string[]>();
  for (const meta of document.querySelectorAll('meta')) {
    const value = plainString(meta.getAttribute('content'));
    if (value === null) continue;
    // Pages mix up the two attributes, and a few use itemprop: the name is what counts.
    for (const attribute of ['property', 'name', 'itemprop', 'http-equiv']) {
      const name = meta.getAttribute(attribute)?.trim().toLowerCase();
      if (name !== undefined && name !== '') values.set(name, [...(values.get(name) ?? []), value]);
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
