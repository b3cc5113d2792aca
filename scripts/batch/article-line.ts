import { outletOf } from '@/storage/outlet';
import type { NamedArticle } from './named-article';

/** An article as batch output and exchange files write it. */
export interface ArticleLine {
  readonly sic: string;
  readonly id: string;
  readonly url: string | null;
  readonly canonicalUrl: string | null;
  readonly outlet: string | null;
  readonly headline: string | null;
  readonly authors: readonly string[];
  readonly publishedAt: string | null;
  readonly language: string | null;
  readonly text: string;
  /** The rest stands only where it is known. */
  readonly modifiedAt?: string;
  readonly section?: string;
  readonly truncated?: true;
  readonly selection?: true;
}

/** One article as a line; an outlet the page does not name is named by its registrable domain. */
export function articleLine({ id, article }: NamedArticle, sic: string): ArticleLine {
  const { url, canonicalUrl, headline, authors, publishedAt, language, text } = article;
  const outlet = article.outlet ?? (outletOf(article).name || null);
  const { modifiedAt, section, truncated, selection } = article;
  return {
    ...{ sic, id, url, canonicalUrl, outlet, headline, authors, publishedAt, language, text },
    ...(modifiedAt !== undefined && { modifiedAt }),
    ...(section !== undefined && { section }),
    ...(truncated && { truncated }),
    ...(selection && { selection }),
  };
}
