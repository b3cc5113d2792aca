import type { Article } from '@/text/article';
import { hashWord } from '@/text/matching/hash';
import type { Quotation } from '@/text/quotations/quotation';
import { cleanArticle } from './clean-article';
import { identityOf } from './identity';
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

/** Words of a label; what is longer tells something. */
const LONGEST_LABEL = 8;
const SENTENCE_END = /[.!?…。！？؟]\P{L}*$/u;

/** "Updated 3 minutes ago", "212 comments": a line that is no sentence, whose figures change with every look at the page. */
function withoutCounter(paragraph: string): string {
  const isLabel = paragraph.split(/\s+/, LONGEST_LABEL + 1).length <= LONGEST_LABEL;
  return isLabel && !SENTENCE_END.test(paragraph) ? paragraph.replace(/\p{N}[\p{N}.,]*/gu, '#') : paragraph;
}

/**
 * Headline and text as they are compared with an earlier capture: neither spaces and line ends nor the figures of counters
 * make a revision.
 */
export function wordsOf({ headline, text }: Pick<Article, 'headline' | 'text'>): string {
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => withoutCounter(paragraph.trim()));
  return [headline ?? '', ...paragraphs].join('\n').replace(/\s+/g, ' ').trim();
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
    identity: identityOf(article, words),
    words,
    quotations: quotationsOf(article),
  };
}
