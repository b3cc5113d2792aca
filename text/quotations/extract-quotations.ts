/**
 * Finds an article's quotations and whom it credits with them: mark style, spans, attributions, segments, speakers,
 * kind. Each step is a file beside this one.
 * Cost: linear in the text; a few milliseconds for a long article.
 * Refused: a trained model (none is small enough for a browser, and rules by position reach the same figures on news).
 */
import type { Article, Block } from '@/text/article';
import { attributeSpans, type Reading } from './attribute-speaker';
import type { Attribution, SpeakerRule } from './attribution';
import { carriedFrom } from './carry-speaker';
import { findSpans, type Span } from './find-spans';
import { joinSegments } from './join-segments';
import { rulesFor } from './languages/rules-for';
import type { LanguageRules } from './language-rules';
import { markStyle } from './mark-style';
import { type NameTable, nameTable } from './name-table';
import { type Item, readItems } from './narration';
import { readNames } from './person-names';
import type { Quotation } from './quotation';
import { nameSpeaker, type Speaker, type SpeakerContext } from './speaker-name';
import { countWords, judgeSpan, type KindReason } from './speech-filter';
import { withUnmarkedBlocks } from './unmarked-blocks';

/** What the rules read of an article. */
export type QuotedText = Pick<Article, 'text' | 'headline' | 'blocks' | 'language'>;

/** A quotation with the rules that made it what it is. */
export interface ExplainedQuotation {
  readonly quotation: Quotation;
  /** Null when no speaker was found. */
  readonly speakerRule: SpeakerRule | null;
  readonly kindReason: KindReason;
}

interface Credit {
  readonly attribution: Attribution;
  readonly speaker: Speaker | null;
}

function readText(text: string, blocks: readonly Block[], rules: LanguageRules): Reading {
  const marked = findSpans(text, blocks, markStyle(text, blocks, rules), rules);
  const spans = withUnmarkedBlocks(text, blocks, marked, rules);
  const place: number[] = [];
  let next = 0;
  const items = blocks.map((block, index) => {
    const first = next;
    while (spans[next]?.block === index) next += 1;
    const row = readItems(text, block, spans.slice(first, next), first, rules);
    row.forEach((item, at) => {
      if (item.kind === 'quote') place[item.span] = at;
    });
    return row;
  });
  return { text, blocks, spans, items, place, rules };
}

const RANK = { name: 0, phrase: 1, pronoun: 2 } as const;

/** The best of the attributions of one utterance: a name before a phrase, a phrase before a pronoun, then the first. */
function bestCredit(
  group: readonly number[],
  attributions: readonly (Attribution | null)[],
  context: SpeakerContext,
): Credit | null {
  const credits = group.flatMap((index) => {
    const attribution = attributions[index];
    return attribution ? [{ attribution, speaker: nameSpeaker(context, attribution) }] : [];
  });
  const rank = ({ speaker }: Credit): number =>
    speaker === null ? 4 : RANK[speaker.kind] + (speaker.speaker === null ? 1 : 0);
  return credits.reduce<Credit | null>(
    (best, credit) => (best === null || rank(credit) < rank(best) ? credit : best),
    null,
  );
}

function cueWords(text: string, attribution: Attribution | null): string | null {
  return attribution?.cue ? text.slice(attribution.cue.start, attribution.cue.end) : null;
}

function spanWords(reading: Reading, group: readonly number[]): string {
  return spansOf(reading, group)
    .map((span) => reading.text.slice(span.start, span.end))
    .join(' ');
}

function spansOf(reading: Reading, group: readonly number[]): readonly Span[] {
  return group.flatMap((index) => reading.spans[index] ?? []);
}

/** The cue stands behind the marks, or before them with nothing but a comma, a colon or "that" between. */
function isAdjacent(text: string, span: Span, { cue }: Attribution): boolean {
  if (cue === null) return false;
  return cue.start >= span.outer.end || /^[\s,:]*(?:that\s+)?$/.test(text.slice(cue.end, span.outer.start));
}

function explain(
  reading: Reading,
  group: readonly number[],
  own: Credit | null,
  carried: Credit | null,
  standsIn: Quotation['standsIn'],
): ExplainedQuotation | null {
  const spans = spansOf(reading, group);
  const first = spans[0];
  if (first === undefined) return null;
  const words = spanWords(reading, group);
  const cue = cueWords(reading.text, own?.attribution ?? null);
  const region = reading.blocks[first.block]?.region ?? 'body';
  const items: readonly Item[] = reading.items[first.block] ?? [];
  const judged = judgeSpan(
    {
      words,
      wordCount: countWords(words),
      isAttributed: own !== null,
      cue: cue?.toLowerCase() ?? null,
      isAdjacent: own !== null && isAdjacent(reading.text, first, own.attribution),
      hasPerson: own?.speaker?.kind === 'name' || own?.speaker?.kind === 'pronoun',
      startsBlock: first.startsBlock,
      region,
      isSetApart: first.outer.start === first.start,
      items,
      index: reading.place[group[0] ?? 0] ?? 0,
    },
    reading.rules,
  );
  const credit = judged.kind === 'term' ? null : (own ?? carried);
  return {
    quotation: {
      id: `${standsIn === 'headline' ? 'h' : 'q'}${first.start}-${spans.at(-1)?.end ?? first.end}`,
      standsIn,
      segments: spans.map(({ start, end }) => ({ start, end })),
      text: words,
      speaker: credit?.speaker?.speaker ?? null,
      speakerAsWritten: credit?.speaker?.asWritten ?? null,
      cue: judged.kind === 'term' ? null : cue,
      kind: judged.kind,
      region,
    },
    speakerRule: credit?.speaker ? credit.attribution.rule : null,
    kindReason: judged.reason,
  };
}

function carry(credit: Credit | null, rule: SpeakerRule | null): Credit | null {
  if (rule === null || !credit?.speaker) return null;
  return { attribution: { ...credit.attribution, rule }, speaker: credit.speaker };
}

function explainReading(
  reading: Reading,
  names: NameTable,
  standsIn: Quotation['standsIn'],
): readonly ExplainedQuotation[] {
  const attributions = attributeSpans(reading);
  const groups = joinSegments(reading, attributions);
  const context: SpeakerContext = { text: reading.text, blocks: reading.items, names, rules: reading.rules };
  const found: ExplainedQuotation[] = [];
  let previous: readonly number[] = [];
  let credit: Credit | null = null;
  for (const group of groups) {
    const own = bestCredit(group, attributions, context);
    const carried: Credit | null = own === null ? carry(credit, carriedFrom(reading, previous, group)) : null;
    const quotation = explain(reading, group, own, carried, standsIn);
    if (quotation === null) continue;
    found.push(quotation);
    // Marks that quote nobody do not come between a speaker and the next quotation.
    if (quotation.quotation.kind === 'term') continue;
    previous = group;
    credit = own ?? carried;
  }
  return found;
}

const squeezed = (words: string): string => words.replace(/\s+/gu, ' ').trim();

function headlineStandsApart(article: QuotedText): boolean {
  if (article.headline === null) return false;
  const title = squeezed(article.headline);
  return !article.blocks.some(
    (block) => block.region === 'headline' && squeezed(article.text.slice(block.start, block.end)) === title,
  );
}

/** Quotations with the reasons for their speaker and kind: those of a headline that stands apart first. */
export function explainQuotations(article: QuotedText): ExplainedQuotation[] {
  const rules = rulesFor(article.language);
  const reading = readText(article.text, article.blocks, rules);
  const names = nameTable(reading.items.flatMap((items) => readNames(items, rules)));
  const found = [...explainReading(reading, names, 'text')];
  if (article.headline === null || !headlineStandsApart(article)) return found;
  const whole: Block = { start: 0, end: article.headline.length, region: 'headline' };
  return [...explainReading(readText(article.headline, [whole], rules), names, 'headline'), ...found];
}

/** The quotations of an article, terms included, in reading order. Nothing quoted: an empty array. */
export function extractQuotations(article: QuotedText): Quotation[] {
  return explainQuotations(article).map(({ quotation }) => quotation);
}
