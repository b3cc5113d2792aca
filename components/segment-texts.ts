import type { Quotation } from '@/text/quotations/quotation';

/**
 * The words of each segment, in order, without the article at hand: `text` holds the segments joined by a space. The
 * whole text as one where the lengths do not fit, so that no word is lost.
 */
export function segmentTexts({ text, segments }: Pick<Quotation, 'text' | 'segments'>): string[] {
  let from = 0;
  const texts = segments.map(({ start, end }) => {
    const words = text.slice(from, from + end - start);
    from += end - start + 1;
    return words;
  });
  return from - 1 === text.length ? texts : [text];
}
