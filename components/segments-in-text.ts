import type { Range } from '@/text/article';
import type { Quotation } from '@/text/quotations/quotation';
import { segmentTexts } from './segment-texts';

/** Where the segments of a quotation stand in its `text`, which joins them by a space. */
export function segmentsInText(quotation: Pick<Quotation, 'text' | 'segments'>): Range[] {
  let start = 0;
  return segmentTexts(quotation).map(({ length }) => {
    const range = { start, end: start + length };
    start = range.end + 1;
    return range;
  });
}
