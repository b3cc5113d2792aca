/**
 * Finds an article's quotations and whom it credits with them: mark style, spans, attributions, segments, speakers,
 * kind. Each step is a file beside this one.
 * Cost: linear in the text; a few milliseconds for a long article.
 * Refused: a trained model (none is small enough for a browser, and rules by position reach the same figures on news).
 */
import { explainQuotations, type QuotedText } from './explain-quotations';
import type { Quotation } from './quotation';

/** Other rules find other quotations or speakers: raise it, and stored articles are read anew. */
export const QUOTATION_RULES = 1;

/** The quotations of an article, terms included, in reading order. Nothing quoted: an empty array. */
export function extractQuotations(article: QuotedText): Quotation[] {
  return explainQuotations(article).map(({ quotation }) => quotation);
}
