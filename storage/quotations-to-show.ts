import type { Quotation } from '@/text/quotations/quotation';

/** A text with more quotations is a log or a book; looking them all up would take longer than a reader waits. */
const MOST_SHOWN = 500;

/**
 * The quotations a reader is shown, in reading order: terms quote nobody and are left out, and what a headline, a
 * caption or a pull quotation repeats (`Quotation.repeats`) stands there once, where the text prints it. Linear.
 */
export function quotationsToShow(quotations: readonly Quotation[]): readonly Quotation[] {
  const said = quotations.filter(({ kind, repeats }) => kind !== 'term' && repeats === undefined);
  return said.slice(0, MOST_SHOWN);
}
