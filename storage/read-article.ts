import type { Article } from '@/text/article';
import { hashWord } from '@/text/matching/hash';
import type { Quotation } from '@/text/quotations/quotation';
import { addressOf } from './address';
import { cleanArticle } from './clean-article';
import { type Outlet, outletOf } from './outlet';
import { quotationsOf } from './quotations-of';

/** A captured article, cleaned, with everything about it that needs no database. */
export interface ReadArticle {
  readonly article: Article;
  readonly outlet: Outlet;
  /** `ArticleRow.identity` */
  readonly identity: string;
  /** `ArticleRow.words` */
  readonly words: string;
  readonly quotations: readonly Quotation[];
}

const SECOND_SEED = 0x5bd1e995;

/** Headline and text as they are compared with an earlier capture: spaces and line ends do not make a revision. */
export function wordsOf({ headline, text }: Pick<Article, 'headline' | 'text'>): string {
  return `${headline ?? ''}\n${text}`.replace(/\s+/g, ' ').trim();
}

function hashOf(words: string): string {
  const halves = [hashWord(words), hashWord(words, SECOND_SEED)];
  return halves.map((half) => half.toString(16).padStart(8, '0')).join('');
}

/** Cleans an article and reads its outlet, identity and quotations. */
export function readArticle(captured: Article): ReadArticle {
  const article = cleanArticle(captured);
  const words = hashOf(wordsOf(article));
  return {
    article,
    outlet: outletOf(article),
    identity: addressOf(article) ?? `words:${words}`,
    words,
    quotations: quotationsOf(article),
  };
}
