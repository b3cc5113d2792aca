import type { QuotationAnswer } from '@/text/answer';
import type { CollationQuestion } from '@/text/collation-answer';
import { segmentTexts } from './segment-texts';

/**
 * A quotation on screen as the background is asked about all its versions; it looks everything else up anew, since what is shown may
 * have been answered a while ago.
 *
 * @param language BCP 47 of the text on screen; null when unknown
 */
export function collationQuestion(
  { quotation, printed }: Pick<QuotationAnswer, 'quotation' | 'printed'>,
  language: string | null,
): CollationQuestion {
  const page = printed?.page ?? '';
  return {
    segments: segmentTexts(quotation),
    speaker: quotation.speaker,
    language,
    page: page === '' ? null : page,
    base: null,
  };
}
