/**
 * Makes quotations of spans and attributions, each with the rules that made it what it is, so that a figure or a reader's
 * doubt can be traced to one rule.
 */
import type { Article, Block, Range } from '@/text/article';
import { attributeSpans } from './attribute-speaker';
import type { Attribution, SpeakerRule } from './attribution';
import { carriedFrom } from './carry-speaker';
import { bestCredit, type Credit, carry, fillDropped } from './credit';
import type { Span } from './find-spans';
import { followPronouns } from './follow-pronouns';
import { isTopicLabel } from './headline-label';
import { joinSegments } from './join-segments';
import { languageOf } from './language-of';
import { rulesFor } from './languages/rules-for';
import { type NameTable, nameTable, type ResolvedMention } from './name-table';
import { readNames } from './person-names';
import type { Quotation } from './quotation';
import { type Reading, readArticleText } from './reading';
import { repeatedWords } from './repeated-words';
import type { Anchor } from './resolve-pronoun';
import type { SpeakerContext } from './speaker-context';
import { countWords } from './count-words';
import type { KindReason } from './kind-reason';
import type { SpanSetting } from './span-setting';
import { judgeSpan } from './speech-filter';
import { uncasedNameTable } from './uncased-name-table';

/** What the rules read of an article. */
export type QuotedText = Pick<Article, 'text' | 'headline' | 'blocks' | 'language'>;

/** The places the rules went by, as ranges of the text the quotation stands in; null where there is none. */
export interface Evidence {
  /** The reporting words. */
  readonly cue: Range | null;
  /** The name printed elsewhere that a pronoun or a role was taken to mean. */
  readonly knownFrom: Range | null;
  /** Words of the quotation, as the filter counts them. */
  readonly wordCount: number;
  /** The reporting words stand right beside the marks. */
  readonly isAdjacent: boolean;
}

/** A quotation with the rules that made it what it is. */
export interface ExplainedQuotation {
  readonly quotation: Quotation;
  /** Null when no speaker was found. */
  readonly speakerRule: SpeakerRule | null;
  readonly kindReason: KindReason;
  readonly evidence: Evidence;
}

/** The reporting words as the article prints them. */
function cueWords(text: string, attribution: Attribution | null): string | null {
  return attribution?.cue ? text.slice(attribution.cue.start, attribution.cue.end) : null;
}

/** Segments are joined by one space, whatever stood between them. */
function wordsOf(text: string, spans: readonly Span[]): string {
  return spans.map((span) => text.slice(span.start, span.end)).join(' ');
}

function spansOf(reading: Reading, group: readonly number[]): readonly Span[] {
  return group.flatMap((index) => reading.spans[index] ?? []);
}

/** Characters between the reporting words and the marks beside them. */
const LONGEST_JOINT = 40;

/** The cue stands behind the marks, or before them with nothing but a comma, a colon or "that" between. */
function isAdjacent({ text, rules }: Reading, span: Span, { cue }: Attribution): boolean {
  if (cue === null) return false;
  if (cue.start >= span.outer.end) return true;
  if (span.outer.start - cue.end > LONGEST_JOINT) return false;
  const between = text.slice(cue.end, span.outer.start).replace(/^[\s,:]+/u, '');
  return between === '' || (/^\S+\s+$/u.test(between) && rules.thatWords.has(between.trim().toLowerCase()));
}

interface Utterance {
  readonly reading: Reading;
  readonly group: readonly number[];
  readonly spans: readonly [Span, ...Span[]];
  readonly words: string;
  /** Its own attribution, and the one carried over from the quotation before. */
  readonly own: Credit | null;
  readonly carried: Credit | null;
}

/** A word before the marks, and the reporting words behind them. */
function standsInSentence({ reading, group, spans, own }: Omit<Utterance, 'words' | 'carried'>): boolean {
  const items = reading.items[spans[0].block] ?? [];
  const before = items[(reading.place[group[0] ?? 0] ?? 0) - 1];
  return before?.kind === 'word' && (own?.attribution.cue?.start ?? -1) > spans[0].end;
}

/** Gathers what the filter wants to know, so that the filter itself needs no article. */
function settingOf({ reading, group, spans, words, own }: Utterance): SpanSetting {
  const [first] = spans;
  const kind = own?.speaker?.kind;
  return {
    words,
    wordCount: countWords(words),
    isAttributed: own !== null,
    cue: cueWords(reading.text, own?.attribution ?? null)?.toLowerCase() ?? null,
    isAdjacent: own !== null && isAdjacent(reading, first, own.attribution),
    runsOnBefore: standsInSentence({ reading, group, spans, own }),
    hasPerson: kind === 'name' || kind === 'pronoun' || Boolean(own?.speaker?.person),
    startsBlock: first.startsBlock,
    region: reading.blocks[first.block]?.region ?? 'body',
    opener: reading.text.slice(first.outer.start, first.start).trim(),
    isSetApart: first.outer.start === first.start,
    items: reading.items[first.block] ?? [],
    index: reading.place[group[0] ?? 0] ?? 0,
  };
}

/** No mark closes it, and either nothing follows in the article or it breaks off inside a sentence. */
function isCut({ text, blocks }: Reading, span: Span): boolean {
  if (span.isClosed || span.goesOn || !span.endsBlock) return false;
  return span.block === blocks.length - 1 || !/[.?!]["'’”»)\]]*$/u.test(text.slice(span.start, span.end));
}

/** The id is made of offsets: the same text gives the same ids, and no two quotations begin alike. */
function explain(utterance: Utterance, standsIn: Quotation['standsIn']): ExplainedQuotation {
  const { reading, spans, words, own, carried } = utterance;
  const [first] = spans;
  const setting = settingOf(utterance);
  const { kind, reason } = judgeSpan(setting, reading.rules);
  // Marks that quote nobody credit nobody.
  const credit = kind === 'term' ? null : (carried ?? own);
  const last = spans.at(-1) ?? first;
  const speaker = credit?.speaker ?? null;
  return {
    quotation: {
      id: `${standsIn === 'headline' ? 'h' : 'q'}${first.start}-${last.end}`,
      standsIn,
      segments: spans.map((span) => ({ start: span.start, end: span.end })),
      text: words,
      speaker: speaker?.speaker ?? null,
      speakerAsWritten: speaker?.asWritten ?? null,
      cue: kind === 'term' ? null : cueWords(reading.text, own?.attribution ?? null),
      kind,
      region: setting.region,
      ...(speaker?.speaker ? { speakerConfidence: carried !== null ? 'carried' : speaker.confidence } : {}),
      ...(reason === 'denied words' ? { denied: true } : {}),
      ...(isCut(reading, last) ? { truncated: true } : {}),
    },
    speakerRule: credit?.speaker ? credit.attribution.rule : null,
    kindReason: reason,
    evidence: {
      cue: own?.attribution.cue ?? null,
      knownFrom: speaker?.knownFrom ?? null,
      wordCount: setting.wordCount,
      isAdjacent: setting.isAdjacent,
    },
  };
}

/** Index of the block an utterance begins in. */
function blockOf(reading: Reading, group: readonly number[]): number {
  return reading.spans[group[0] ?? -1]?.block ?? -1;
}

/** The attributions of all spans, without those to what a headline is about. */
function withoutTopics(reading: Reading, names: NameTable): readonly (Attribution | null)[] {
  return attributeSpans(reading).map((attribution) => {
    if (attribution === null || reading.blocks[attribution.block]?.region !== 'headline') return attribution;
    const items = reading.items[attribution.block] ?? [];
    return isTopicLabel(items, attribution, names, reading.rules) ? null : attribution;
  });
}

/** In text order, because a speaker is only ever carried forwards. */
function explainReading(
  reading: Reading,
  names: NameTable,
  standsIn: Quotation['standsIn'],
): readonly ExplainedQuotation[] {
  const attributions = withoutTopics(reading, names);
  const groups = joinSegments(reading, attributions);
  const { text, items: blocks, rules } = reading;
  const context: SpeakerContext = { text, blocks, names, rules, anchor: null };
  const found: ExplainedQuotation[] = [];
  let previous: readonly number[] = [];
  let credit: Credit | null = null;
  let anchor: Anchor | null = null;
  for (const group of groups) {
    const stated = bestCredit(group, attributions, { ...context, anchor });
    const blocksBetween = blockOf(reading, group) - blockOf(reading, previous);
    const own: Credit | null = rules.uncased && stated ? fillDropped(stated, credit, blocksBetween) : stated;
    // "Añadió que «…»": a verb without a subject goes on with whoever spoke.
    const isUnsaid = rules.looseSubjects && own?.speaker === null && own.attribution.cue !== null;
    const rule = own === null || isUnsaid ? carriedFrom(reading, previous, group, isUnsaid) : null;
    const carried: Credit | null = carry(credit, rule);
    const [span, ...more] = spansOf(reading, group);
    if (span === undefined) continue;
    const spans = [span, ...more] as const;
    const utterance = { reading, group, spans, words: wordsOf(reading.text, spans), own, carried };
    const quotation = explain(utterance, standsIn);
    found.push(quotation);
    // Marks that quote nobody do not come between a speaker and the next quotation.
    if (quotation.quotation.kind === 'term') continue;
    previous = group;
    credit = carried ?? own;
    const person: ResolvedMention | null = credit?.speaker?.person ?? null;
    anchor = person === null ? null : { person, at: own?.speaker?.at ?? span.start };
  }
  return found;
}

/** Titles as they are compared: white space and a full stop at the end make no other title. */
function squeezed(words: string): string {
  return words.replace(/\s+/gu, ' ').trim().replace(/\.$/, '');
}

/** A headline repeated as the first block would otherwise be counted twice. */
function headlineStandsApart(article: QuotedText): boolean {
  if (article.headline === null) return false;
  const title = squeezed(article.headline);
  return !article.blocks.some(
    (block) => block.region === 'headline' && squeezed(article.text.slice(block.start, block.end)) === title,
  );
}

/** Who is named: by capitals, or by titles and family names where there are none. */
function namesOf({ text, items, rules }: Reading): NameTable {
  if (rules.uncased !== null) return uncasedNameTable(text, items, rules);
  return nameTable(
    items.flatMap((row) => readNames(row, rules)),
    rules.declensions,
  );
}

/** Those of a headline that stands apart, then those of the text. */
function explainAll(article: QuotedText): readonly ExplainedQuotation[] {
  const rules = rulesFor(languageOf(article.language, article.text));
  const reading = readArticleText(article.text, article.blocks, rules);
  const names = followPronouns(namesOf(reading), reading.items, rules);
  const found = explainReading(reading, names, 'text');
  if (article.headline === null || !headlineStandsApart(article)) return found;
  const whole: Block = { start: 0, end: article.headline.length, region: 'headline' };
  return [...explainReading(readArticleText(article.headline, [whole], rules), names, 'headline'), ...found];
}

/** Quotations with the reasons for their speaker and kind: those of a headline that stands apart first. */
export function explainQuotations(article: QuotedText): ExplainedQuotation[] {
  const found = explainAll(article);
  const repeated = repeatedWords(found.map(({ quotation }) => quotation));
  return found.map((one) => {
    const repeats = repeated.get(one.quotation.id);
    return repeats === undefined ? one : { ...one, quotation: { ...one.quotation, repeats } };
  });
}
