/**
 * Finds who is credited with each span: position before vocabulary.
 *
 * What: the words after the marks are read first when the quotation's end leaves the sentence open, else the words
 * before them; then labels, lead-ins of the block before, and last the previous speaker, carried over in two places only.
 * Cost: a bounded window per span. Carrying a speaker anywhere else was right one time in six, so it is refused.
 * Sources: GenderGapTracker's orders of quotation, verb and speaker; CoreNLP's sieves; measured on PolNeAR.
 */
import { attributeAfter } from './attribute-after';
import { dashName } from './dash-name';
import type { Ending } from './tag-window';
import { attributeBefore } from './attribute-before';
import { sentenceStart } from './sentence-before';
import { attributeVerbFirst } from './attribute-verb-first';
import { attributeVerbLast } from './attribute-verb-last';
import { attributeVerbSubject } from './attribute-verb-subject';
import { attributeRound } from './attribute-round';
import { attributeTail } from './attribute-tail';
import type { Attribution } from './attribution';
import type { Span } from './find-spans';
import { interviewed } from './interviewed';
import { withTopic } from './loose-topic';
import type { Reading } from './reading';
import { byReportedMood } from './reported-mood';
import { endsSentence } from './sentence-ends';
import { trailingTag } from './verb-second-after';

/** How attributions are read in languages without capitals. */
const UNCASED_ORDERS = {
  'verb-last': attributeVerbLast,
  'verb-first': attributeVerbFirst,
  'verb-subject': attributeVerbSubject,
} as const;

/** Paragraphs of one quotation before its credit line. */
const MOST_PARAGRAPHS = 8;

const CLOSING = /[)\]"'’”»」』]+$/u;

/** Looks through closing marks and brackets at the last point inside. */
function endingOf(words: string): Ending {
  const last = words.slice(-6).replace(CLOSING, '').slice(-1);
  if (last === ',' || last === '—' || last === '–' || last === '-') return 'comma';
  if (last === '?' || last === '!' || last === '…') return 'question';
  return last === '.' ? 'stop' : 'none';
}

/**
 * A quotation that leaves its sentence open, and does not stand inside one, is credited behind; any other before. A cue
 * without a subject is less than an attribution on the other side.
 */
function ownAttribution(reading: Reading, index: number): Attribution | null {
  const span = reading.spans[index];
  const place = reading.place[index];
  if (span === undefined || place === undefined) return null;
  const items = reading.items[span.block] ?? [];
  const ending = endingOf(reading.text.slice(span.start, span.end));
  const isEmbedded = items[place - 1]?.kind === 'word';
  // "the “poison pill” measures added by …": the sentence goes on, and its verbs are about the whole of it.
  const runsOn = isEmbedded && ending === 'none' && items[place + 1]?.kind === 'word';
  const { rules } = reading;
  if (rules.verbFinal) return attributeRound(reading, index);
  const isOpen = ending === 'comma' || ending === 'question' || items[place + 1]?.text === ',';
  const looksBehind = (isOpen || rules.freeSubjects) && !isEmbedded;
  if (!looksBehind) {
    const before = attributeBefore(items, place, span.block, rules);
    if (before?.subject || (runsOn && rules.verbSecond === null)) return before;
    return attributeAfter(items, place, span.block, ending, rules) ?? before;
  }
  const after = attributeAfter(items, place, span.block, ending, rules);
  return after?.subject ? after : (attributeBefore(items, place, span.block, rules) ?? after);
}

/** An attribution that names nobody is less than a tag at the end of the same sentence. */
function withTrailingTag(reading: Reading, index: number, own: Attribution | null): Attribution | null {
  const [span, place] = [reading.spans[index], reading.place[index]];
  if (own?.subject || span === undefined || place === undefined) return own;
  const items = reading.items[span.block] ?? [];
  if (reading.rules.tailTags) return attributeTail(items, place, span.block, reading.rules) ?? own;
  return trailingTag(reading.items[span.block] ?? [], place, span.block, reading.rules) ?? own;
}

/** "X also claimed:" at the end of a block credits the quotation that begins the next one. */
function leadIn(reading: Reading, span: Span): Attribution | null {
  if (!span.startsBlock || span.block === 0) return null;
  const items = reading.items[span.block - 1] ?? [];
  if (items.at(-1)?.text !== ':') return null;
  const found = attributeBefore(items, items.length, span.block - 1, reading.rules);
  return found === null ? null : { ...found, rule: 'lead-in of the block before' };
}

/** "X said in a statement. "…"": a quotation that is a sentence of its own right behind one that reports. */
function sentenceBefore(reading: Reading, index: number): Attribution | null {
  const [span, place] = [reading.spans[index], reading.place[index]];
  if (span === undefined || place === undefined || place < 2) return null;
  const items = reading.items[span.block] ?? [];
  if (items[place - 1]?.kind !== 'point' || !endsSentence(items, place - 1, reading.rules)) return null;
  const found = attributeBefore(items, place - 1, span.block, reading.rules);
  const start = sentenceStart(items, place - 1);
  // One right before it: then the sentence is that quotation's attribution, and the speaker is carried over.
  const hasQuote = items.slice(Math.max(start - 1, 0), place - 1).some((item) => item.kind === 'quote');
  return found?.subject && !hasQuote ? { ...found, rule: 'sentence before' } : null;
}

/** A block that is nothing but a quotation, right behind a block whose last sentence reports somebody's speech. */
function reportBefore(reading: Reading, index: number): Attribution | null {
  const span = reading.spans[index];
  if (span === undefined || span.block === 0 || !span.startsBlock || !(span.endsBlock || span.goesOn))
    return null;
  const items = reading.items[span.block - 1] ?? [];
  const end = items.at(-1)?.kind === 'point' ? items.length - 1 : items.length;
  const start = sentenceStart(items, end);
  if (items.slice(start).some((item) => item.kind === 'quote')) return null;
  const found = attributeBefore(items, end, span.block - 1, reading.rules);
  return found?.subject ? { ...found, rule: 'reported speech in the block before' } : null;
}

/** "— Name, town": a line of its own behind a block that is a quotation. */
function creditLine(reading: Reading, index: number): Attribution | null {
  let span = reading.spans[index];
  // The line stands behind the last of several paragraphs.
  for (let at = index; span?.goesOn && at < index + MOST_PARAGRAPHS; at += 1) span = reading.spans[at + 1];
  if (span === undefined || !span.startsBlock || !span.endsBlock) return null;
  const items = reading.items[span.block + 1] ?? [];
  return items.some((item) => item.kind === 'quote')
    ? null
    : dashName(items, 0, span.block + 1, reading.rules);
}

/** The attribution of each span that has one of its own, by index. */
export function attributeSpans(reading: Reading): readonly (Attribution | null)[] {
  const { uncased } = reading.rules;
  if (uncased !== null) {
    const attribute = UNCASED_ORDERS[uncased.order];
    return reading.spans.map((_, index) => attribute(reading, index, uncased));
  }
  return reading.spans.map(
    (span, index) =>
      interviewed(reading, index) ??
      withTopic(reading, index, withTrailingTag(reading, index, ownAttribution(reading, index))) ??
      creditLine(reading, index) ??
      leadIn(reading, span) ??
      sentenceBefore(reading, index) ??
      reportBefore(reading, index) ??
      byReportedMood(reading, index),
  );
}
