import type { Article } from '@/text/article';

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
export function wordsOfArticle({ headline, text }: Pick<Article, 'headline' | 'text'>): string {
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => withoutCounter(paragraph.trim()));
  return [headline ?? '', ...paragraphs].join('\n').replace(/\s+/g, ' ').trim();
}
