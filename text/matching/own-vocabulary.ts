/*
 * Names for things that an article both quotes and uses: who reports that somebody praised "stop-and-frisk" goes on to
 * write of stop-and-frisk in her own voice. What is printed between marks there is everybody's name for a policy and
 * nobody's wording, and links every article on it with every other: on 2,873 news articles 77 pairs of 13,682. Twice was
 * refused: of the names this adds every second one is a striking phrase that its report takes up once or twice. Linear in the text.
 */

import type { Range } from '@/text/article';
import type { Quotation } from '@/text/quotations/quotation';

/** Longer runs are nobody's vocabulary. */
const MOST_WORDS = 3;
/** So often outside of all marks that it is the article's own. */
const FEWEST_USES = 3;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/gu;

/** In lower case, with one space round every word. */
function spaced(text: string): string {
  return ` ${text.toLowerCase().replace(BETWEEN_WORDS, ' ')} `.replaceAll('  ', ' ');
}

function usesOf(words: string, own: string): number {
  let uses = 0;
  for (let at = own.indexOf(words); at >= 0 && uses < FEWEST_USES; at = own.indexOf(words, at + 1)) uses++;
  return uses;
}

/** What stands outside of these ranges, as `spaced`; a sign no word has stands where one was. */
function outside(text: string, ranges: readonly Range[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    if (start > from) parts.push(spaced(text.slice(from, start)));
    from = Math.max(from, end);
  }
  return [...parts, spaced(text.slice(from))].join('|');
}

/**
 * Tells which quotations of an article are names it uses itself. `quotations` are all the article has, whatever their
 * kind: what stands in them is not its own voice.
 */
export function ownVocabulary(
  text: string,
  quotations: readonly Pick<Quotation, 'standsIn' | 'segments'>[],
): (quotation: Pick<Quotation, 'standsIn' | 'segments'>) => boolean {
  let own: string | null = null;
  return ({ standsIn, segments }) => {
    const [only] = segments;
    if (standsIn !== 'text' || segments.length !== 1 || only === undefined) return false;
    const words = spaced(text.slice(only.start, only.end));
    if (words.split(' ').length - 2 > MOST_WORDS) return false;
    own ??= outside(
      text,
      quotations.flatMap((other) => (other.standsIn === 'text' ? other.segments : [])),
    );
    return usesOf(words, own) >= FEWEST_USES;
  };
}
