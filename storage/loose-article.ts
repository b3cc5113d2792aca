import type { Article } from '@/text/article';
import { blocksOf } from '@/text/blocks-of';
import { cleanArticle } from './clean-article';

/** Words that stand on no page, as an article; `known`, what else is known of them. */
export function looseArticle(text: string, known: Partial<Article> = {}): Article {
  const plain: Article = {
    url: null,
    canonicalUrl: null,
    outlet: null,
    headline: null,
    authors: [],
    publishedAt: null,
    language: null,
    ...known,
    text,
    blocks: [],
  };
  const clean = cleanArticle(plain);
  return { ...clean, blocks: blocksOf(clean.text, null) };
}
