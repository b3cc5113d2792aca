import type { Article } from '@/text/article';
import type { Quotation } from '@/text/quotations/quotation';
import { type NamedArticle, nameArticle } from './name-article';
import { type Outlet, outletOf } from './outlet';
import { quotationsOf } from './quotations-of';

/** A captured article, cleaned, with everything about it that needs no database. */
export interface ReadArticle extends NamedArticle {
  readonly outlet: Outlet;
  readonly quotations: readonly Quotation[];
}

/** Cleans an article and reads its outlet, identity and quotations. */
export function readArticle(captured: Article): ReadArticle {
  const named = nameArticle(captured);
  return { ...named, outlet: outletOf(named.article), quotations: quotationsOf(named.article) };
}
