import type { Article } from '@/text/article';

/** An article under the name its file gives it. */
export interface NamedArticle {
  readonly id: string;
  readonly article: Article;
}
