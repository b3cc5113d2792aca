/*
 * What a reader's own transcription quotes: everything. A record is the words as they were said, without marks round them, so each
 * paragraph is a quotation of whoever was named with it. Where the text has turns ("MAYOR: …"), the rules for printed transcripts
 * tell whose words are whose, and what was only asked. Cost: the rules once, and linear in the paragraphs.
 */
import type { Article, Block } from '@/text/article';
import { extractQuotations } from '@/text/quotations/extract-quotations';
import type { Quotation } from '@/text/quotations/quotation';

/** Longest label of a turn, with its colon; UTF-16 code units. */
const LONGEST_LABEL = 140;
/** Words copied out of an article bring its marks along. */
const MARKS_BEFORE = /^["'“”„‟«»‹›‘’‚\s]+/u;
const HAS_WORDS = /[\p{L}\p{N}]/u;
const MARKS_AFTER = /["'“”„‟«»‹›‘’‚\s]{1,8}$/u;

/** Whether a quotation is all of a paragraph but a label before it. */
function isTurn({ text, blocks }: Article, { segments }: Quotation): boolean {
  const [first] = segments;
  const block = first && blocks.find(({ start, end }) => start < first.start && first.end === end);
  if (first === undefined || block === undefined) return false;
  const before = text.slice(block.start, first.start).trimEnd();
  return before.length <= LONGEST_LABEL && before.endsWith(':');
}

/** A paragraph as words of the one who said all of it; null of one without words. */
function paragraphOf({ text, authors }: Article, block: Block): Quotation | null {
  const whole = text.slice(block.start, block.end);
  const start = block.start + (MARKS_BEFORE.exec(whole)?.[0].length ?? 0);
  const end = block.end - (MARKS_AFTER.exec(whole)?.[0].length ?? 0);
  if (!HAS_WORDS.test(text.slice(start, end))) return null;
  const speaker = authors[0] ?? null;
  return {
    // No quotation that was found by rules has an id that begins so.
    id: `t${start}-${end}`,
    standsIn: 'text',
    segments: [{ start, end }],
    text: text.slice(start, end),
    speaker,
    speakerAsWritten: speaker,
    ...(speaker !== null && { speakerConfidence: 'named' as const }),
    cue: null,
    kind: 'speech',
    region: 'body',
  };
}

/** The quotations of a transcription (`Article.transcription`), in reading order. */
export function transcribedQuotations(article: Article): Quotation[] {
  const byRules = extractQuotations(article);
  if (byRules.some((quotation) => isTurn(article, quotation))) return byRules;
  return article.blocks.flatMap((block) => paragraphOf(article, block) ?? []);
}
