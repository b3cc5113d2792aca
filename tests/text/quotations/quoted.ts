import type { Region } from '@/text/article';
import { blocksOf } from '@/text/blocks-of';
import { explainQuotations } from '@/text/quotations/explain-quotations';
import type { ExplainedQuotation } from '@/text/quotations/explained-quotation';

/** Parts of an article that matter to a test; the rest is English body text without a headline. */
export interface Printed {
  readonly headline?: string | null;
  readonly language?: string | null;
  /** Regions of the paragraphs, in order; what is left out is body. */
  readonly regions?: readonly Region[];
}

/** What the rules make of a text, as the product calls them. */
export function explained(text: string, printed: Printed = {}): ExplainedQuotation[] {
  const { headline = null, language = 'en', regions = [] } = printed;
  const blocks = blocksOf(text, headline).map((block, index) => ({
    ...block,
    region: regions[index] ?? block.region,
  }));
  return explainQuotations({ text, headline, blocks, language });
}

/** The texts of what came out as somebody's words. */
export function spoken(text: string, printed: Printed = {}): string[] {
  return explained(text, printed)
    .filter(({ quotation }) => quotation.kind !== 'term')
    .map(({ quotation }) => quotation.text);
}

/** The speakers of what came out as somebody's words, in order. */
export function speakers(text: string, printed: Printed = {}): (string | null)[] {
  return explained(text, printed)
    .filter(({ quotation }) => quotation.kind !== 'term')
    .map(({ quotation }) => quotation.speaker);
}
