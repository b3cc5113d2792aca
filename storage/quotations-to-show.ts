import type { Article } from '@/text/article';
import { foldWords } from '@/text/matching/fold-words';
import type { Quotation } from '@/text/quotations/quotation';

/** Set by the desk from the article's own words: what they repeat is read in the article anyway. */
const DISPLAY_REGIONS: ReadonlySet<Quotation['region']> = new Set(['headline', 'standfirst', 'caption']);

/** The folded words with a space on either side of each, so that one list is searched in another word by word. */
function foldedWords({ text }: Quotation, language: string | null): string {
  const words = foldWords(text, [{ start: 0, end: text.length }], language);
  return ` ${words.map(({ fold }) => fold).join(' ')} `;
}

function mayBeOneSpeaker(a: Quotation, b: Quotation): boolean {
  return a.speaker === null || b.speaker === null || a.speaker === b.speaker;
}

/** Whether somebody who reads `other` has read `quotation` too. */
function isRepeatedBy(
  [quotation, words]: readonly [Quotation, string],
  [other, otherWords]: readonly [Quotation, string],
): boolean {
  if (!mayBeOneSpeaker(quotation, other)) return false;
  if (words === otherWords) return true;
  const isDisplay = DISPLAY_REGIONS.has(quotation.region) && !DISPLAY_REGIONS.has(other.region);
  return isDisplay && otherWords.includes(words);
}

/** Those of the body before those of headline, standfirst and captions; else as they come. */
function bodyFirst(quotations: readonly Quotation[]): Quotation[] {
  const isDisplay = ({ region }: Quotation) => DISPLAY_REGIONS.has(region);
  return [...quotations.filter((found) => !isDisplay(found)), ...quotations.filter(isDisplay)];
}

/**
 * The quotations a reader is shown, in reading order: terms quote nobody and are left out, and what a headline, a
 * caption or a pull quotation repeats from the text stands there once. Quadratic in the quotations, of which an
 * article has tens.
 */
export function quotationsToShow(
  quotations: readonly Quotation[],
  language: Article['language'],
): readonly Quotation[] {
  const kept: (readonly [Quotation, string])[] = [];
  for (const quotation of bodyFirst(quotations.filter(({ kind }) => kind !== 'term'))) {
    const candidate = [quotation, foldedWords(quotation, language)] as const;
    if (!kept.some((shown) => isRepeatedBy(candidate, shown))) kept.push(candidate);
  }
  const shown = new Set(kept.map(([quotation]) => quotation));
  return quotations.filter((quotation) => shown.has(quotation));
}
