import type { ExplainedQuotation } from './explained-quotation';
import { spokenWords } from './spoken-words';

const keyOf = ({ quotation }: ExplainedQuotation): string => spokenWords(quotation.text).join(' ');

/** Only its marks speak for it. */
function isDoubtful({ kindReason }: ExplainedQuotation): boolean {
  return kindReason === 'marked in a headline';
}

/** The text shows what the marks hold: a title, or what something is called. */
function isNameOrTitle({ quotation, kindReason }: ExplainedQuotation): boolean {
  if (quotation.region === 'headline') return false;
  return kindReason === 'a title' || kindReason === 'named or so called';
}

/**
 * The quotations, with what a headline marks made a term where the text marks the same words as a name or a title: all
 * capitals of a headline tell nothing, those of the text do.
 */
export function termsInHeadlines(found: readonly ExplainedQuotation[]): readonly ExplainedQuotation[] {
  if (!found.some(isDoubtful)) return found;
  const titles = new Set(found.filter(isNameOrTitle).map(keyOf));
  return found.map((one) =>
    isDoubtful(one) && titles.has(keyOf(one))
      ? { ...one, kindReason: 'a term in the text', quotation: { ...one.quotation, kind: 'term' } }
      : one,
  );
}
