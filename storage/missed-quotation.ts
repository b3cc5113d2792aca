/*
 * Finds in an article the words that the reader says it quotes. The words come from a selection or a paste: with other
 * spaces, marks and line ends than the text has, so the folded words are compared. One pass over the text's words and, where
 * words repeat, at most the length of the sought ones again at each beginning: linear in practice, and the sought words are bounded.
 */
import type { Article, Range } from '@/text/article';
import { foldWords } from '@/text/matching/fold-words';
import type { FoldedWord } from '@/text/matching/passage';
import type { Quotation } from '@/text/quotations/quotation';
import { wordsIn } from './marked-words';

type Printed = Pick<Article, 'text' | 'headline' | 'blocks'>;

/** One word is never compared, so it could never be found elsewhere. */
export const FEWEST_MISSED = 2;

const ENDS_WITH_MARKS = /[^\p{L}\p{M}\p{N}\s]{1,4}$/u;
/** Marks of quotations stand outside of what is quoted. */
const QUOTATION_MARKS = /["'“”„‟«»‹›‘’‚]/gu;

function folded(text: string): FoldedWord[] {
  return foldWords(text, [{ start: 0, end: text.length }], null);
}

/** Index of the first of `words` from where all of `sought` stand in a row; -1 where they do not. */
function runOf(words: readonly FoldedWord[], sought: readonly FoldedWord[]): number {
  const first = sought[0]?.fold;
  return words.findIndex(
    ({ fold }, at) => fold === first && sought.every((word, i) => words[at + i]?.fold === word.fold),
  );
}

/** From the first word to the last, with the mark that ends it where the reader has it too. */
function rangeIn(text: string, words: string): Range | null {
  const sought = folded(words);
  if (sought.length < FEWEST_MISSED) return null;
  const all = folded(text);
  const at = runOf(all, sought);
  const [first, last] = [all[at], all[at + sought.length - 1]];
  if (first === undefined || last === undefined) return null;
  const marks = (ENDS_WITH_MARKS.exec(words.trimEnd())?.[0] ?? '').replaceAll(QUOTATION_MARKS, '');
  const end = text.startsWith(marks, last.end) ? last.end + marks.length : last.end;
  return { start: first.start, end };
}

/** The parts of a range in the paragraphs it runs over: the space between paragraphs is nobody's words. */
function segmentsOf(range: Range, { blocks }: Printed): Range[] {
  const parts = blocks
    .map(({ start, end }) => ({ start: Math.max(start, range.start), end: Math.min(end, range.end) }))
    .filter(({ start, end }) => start < end);
  return parts.length === 0 ? [range] : parts;
}

/** What the reader says, as a quotation; credited to nobody until they say to whom. */
function quotationAt(
  text: string,
  segments: readonly Range[],
  where: Pick<Quotation, 'standsIn' | 'region'>,
) {
  return {
    // No quotation that was found by rules has an id that begins so.
    id: `r${segments[0]?.start ?? 0}-${segments.at(-1)?.end ?? 0}`,
    ...where,
    segments,
    text: wordsIn(text, segments),
    speaker: null,
    speakerAsWritten: null,
    cue: null,
    kind: 'speech',
  } as const;
}

/** The words as a quotation of the article: in its text, else in its headline; null where it does not print them. */
export function missedQuotation(article: Printed, words: string): Quotation | null {
  const range = rangeIn(article.text, words);
  if (range !== null) {
    const region = article.blocks.find(({ end }) => range.start < end)?.region ?? 'body';
    return quotationAt(article.text, segmentsOf(range, article), { standsIn: 'text', region });
  }
  const headline = article.headline ?? '';
  const inHeadline = rangeIn(headline, words);
  return inHeadline && quotationAt(headline, [inHeadline], { standsIn: 'headline', region: 'headline' });
}
