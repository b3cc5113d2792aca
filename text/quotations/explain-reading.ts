/**
 * Makes quotations of a reading, in text order, because a speaker is only ever carried forwards.
 * Cost: linear in the spans.
 */
import { attributeSpans } from './attribute-speaker';
import type { Attribution } from './attribution';
import { carriedFrom } from './carry-speaker';
import { bestCredit, type Credit, carry, fillDropped } from './credit';
import { explainUtterance } from './explain-utterance';
import type { ExplainedQuotation } from './explained-quotation';
import { isTopicLabel } from './headline-label';
import { joinSegments } from './join-segments';
import type { NameTable } from './name-table';
import type { Quotation } from './quotation';
import type { Reading } from './reading';
import type { Anchor } from './resolve-pronoun';
import type { SpeakerContext } from './speaker-context';
import type { Utterance } from './utterance';

/** What is known from the quotations read so far. */
interface Before {
  /** The spans of the last one that quotes somebody. */
  readonly group: readonly number[];
  readonly credit: Credit | null;
  readonly anchor: Anchor | null;
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

/** The spans of a group; null when it has none. Most groups are one span. */
function spansOf({ spans }: Reading, group: readonly number[]): Utterance['spans'] | null {
  const span = spans[group[0] ?? -1];
  if (span === undefined) return null;
  return group.length === 1 ? [span] : [span, ...group.slice(1).flatMap((index) => spans[index] ?? [])];
}

/** Segments are joined by one space, whatever stood between them. */
function wordsOf(text: string, spans: Utterance['spans']): string {
  const [{ start, end }] = spans;
  if (spans.length === 1) return text.slice(start, end);
  return spans.map((span) => text.slice(span.start, span.end)).join(' ');
}

/** The spans of a group with whom they are credited to; null for a group without spans. */
function utteranceOf(
  reading: Reading,
  group: readonly number[],
  stated: Credit | null,
  before: Before,
): Utterance | null {
  const spans = spansOf(reading, group);
  if (spans === null) return null;
  const { text, rules } = reading;
  const blocksBetween = blockOf(reading, group) - blockOf(reading, before.group);
  const own: Credit | null =
    rules.uncased && stated ? fillDropped(stated, before.credit, blocksBetween) : stated;
  // "Añadió que «…»": a verb without a subject goes on with whoever spoke.
  const isUnsaid = rules.looseSubjects && own?.speaker === null && own.attribution.cue !== null;
  const rule = own === null || isUnsaid ? carriedFrom(reading, before.group, group, isUnsaid) : null;
  return { reading, group, spans, words: wordsOf(text, spans), own, carried: carry(before.credit, rule) };
}

/** What the next quotation may go by. */
function after({ group, spans, own, carried }: Utterance): Before {
  const credit = carried ?? own;
  const person = credit?.speaker?.person ?? null;
  return {
    group,
    credit,
    anchor: person === null ? null : { person, at: own?.speaker?.at ?? spans[0].start },
  };
}

/** The quotations of a reading, terms included, each with the rules that made it. */
export function explainReading(
  reading: Reading,
  names: NameTable,
  standsIn: Quotation['standsIn'],
): readonly ExplainedQuotation[] {
  const attributions = withoutTopics(reading, names);
  const { text, items: blocks, rules } = reading;
  const context: SpeakerContext = { text, blocks, names, rules, anchor: null };
  const found: ExplainedQuotation[] = [];
  let before: Before = { group: [], credit: null, anchor: null };
  for (const group of joinSegments(reading, attributions)) {
    const isCredited = group.some((index) => attributions[index] !== null);
    const stated = isCredited ? bestCredit(group, attributions, { ...context, anchor: before.anchor }) : null;
    const utterance = utteranceOf(reading, group, stated, before);
    if (utterance === null) continue;
    const explained = explainUtterance(utterance, standsIn);
    found.push(explained);
    // Marks that quote nobody do not come between a speaker and the next quotation.
    if (explained.quotation.kind !== 'term') before = after(utterance);
  }
  return found;
}
