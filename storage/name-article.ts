import type { Article } from '@/text/article';
import { hashWord } from '@/text/matching/hash';
import { cleanArticle } from './clean-article';
import { identityOf } from './identity';
import { wordsOfArticle } from './words-of-article';

const SECOND_SEED = 0x5bd1e995;

function hashOf(words: string): string {
  const halves = [hashWord(words), hashWord(words, SECOND_SEED)];
  return halves.map((half) => half.toString(16).padStart(8, '0')).join('');
}

/** An article, cleaned, with the names by which it is known again. */
export interface NamedArticle {
  readonly article: Article;
  /** `ArticleRow.identity` */
  readonly identity: string;
  /** `ArticleRow.words` */
  readonly words: string;
}

/** Cleans an article and names its page and its words, without reading its quotations. */
export function nameArticle(captured: Article): NamedArticle {
  const article = cleanArticle(captured);
  const words = hashOf(wordsOfArticle(article));
  return { article, identity: identityOf(article, words), words };
}
