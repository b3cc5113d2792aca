import type { Range } from '@/text/article';
import { foldWords } from '@/text/matching/fold-words';
import type { Claim, MarkedWords } from '@/text/reader-mark';

/** The page of pasted words, which stand nowhere. */
export const NO_PAGE = '';

/**
 * One name for the same words of the same page, so that they can be looked up. Always folded as text of unknown language: what a
 * later capture takes for the page's language must not tell equal words apart. Only compared with names made
 * today, never stored, since later releases may fold otherwise.
 */
export function nameOfWords({ page, words }: MarkedWords): string {
  const folded = foldWords(words, [{ start: 0, end: words.length }], null);
  return `${page}\n${folded.map(({ fold }) => fold).join(' ')}`;
}

/** The words that stand in these ranges of a text, as `Quotation.text` has them. */
export function wordsIn(text: string, segments: readonly Range[]): string {
  return segments.map(({ start, end }) => text.slice(start, end)).join(' ');
}

/**
 * What a claim is about: two places for a pair, one for all else; a source is about its page alone, and of outlets each stands in
 * the place of a page: no page is named as an outlet is.
 */
export function placesOf(claim: Claim): readonly MarkedWords[] {
  if (claim.what === 'outlet') return [claim.domain, claim.of].map((page) => ({ page, words: '' }));
  if (claim.what === 'source') return [{ page: claim.page, words: '' }];
  return 'there' in claim ? [claim.here, claim.there] : [claim.here];
}
