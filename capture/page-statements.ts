import type { PagePrint, PageReading } from './page-reading';
import { plainString } from './plain-string';

/** Reads what a page states about itself outside its text. */
export interface PageStatements {
  /** First non-empty `<meta>` with one of these names or properties, tried in order. */
  meta(...names: string[]): string | null;
  /** Every non-empty `<meta>` of one name. */
  metas(name: string): string[];
  /** `<title>` */
  readonly title: string | null;
  readonly print: PagePrint;
}

/** Of a page whose statements are about another page: only what it prints is left. */
export function withoutStatements(page: PageStatements): PageStatements {
  return { ...page, meta: () => null, metas: () => [] };
}

/** What a page claims and prints, made readable; questions cost a look-up. */
export function pageStatements({ claims, print }: Pick<PageReading, 'claims' | 'print'>): PageStatements {
  const values = new Map<string, string[]>();
  for (const { name, content } of claims.metas) {
    const value = plainString(content);
    if (value !== null) values.set(name, [...(values.get(name) ?? []), value]);
  }
  return {
    title: plainString(claims.title),
    print,
    meta: (...names) =>
      names.map((name) => values.get(name)?.[0]).find((value) => value !== undefined) ?? null,
    metas: (name) => values.get(name) ?? [],
  };
}
