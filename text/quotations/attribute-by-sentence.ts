/**
 * Attributions of a verb-last language that stand in a sentence of their own beside the quotation, or are a label before it:
 * 「…」。田中市長はこう語った, 田中市長は次のように述べた。「…」, 田中市長「…」.
 * Cost: a bounded window on both sides.
 */
import type { Attribution } from './attribution';
import type { Item } from './narration';
import type { Phrase } from './noun-phrase';
import type { Reading } from './reading';
import { isReportingStem } from './reporting-stem';
import { endsSentence } from './sentence-ends';
import { readUncasedName } from './uncased-name';
import { isPersonal, uncasedPhraseBefore } from './uncased-phrase';
import { type Place, subjectIn } from './verb-last-subject';

const LONGEST_AFTER = 24;
/** Items of a label before marks: 田中市長「…」. */
const LONGEST_LABEL = 6;

/** First item behind the sentence that goes on at `from`. */
export function sentenceEnd(reading: Reading, items: readonly Item[], from: number): number {
  let at = from;
  while (at < items.length && at - from < LONGEST_AFTER) {
    if (items[at]?.kind !== 'quote' && endsSentence(items, at, reading.rules)) return at;
    at += 1;
  }
  return at;
}

/** 田中市長「…」 and 田中市長：「…」 at the head of a block or headline. */
function byLabel(place: Place): Attribution | null {
  const { items, block, at, start, reading, uncased } = place;
  const hasColon = items[at - 1]?.text === ':';
  const to = hasColon ? at - 1 : at;
  if (to - start > LONGEST_LABEL || to <= start) return null;
  const phrase = uncasedPhraseBefore(items, to, start, uncased);
  if (phrase === null || phrase.from !== start) return null;
  const name = readUncasedName(reading.text, items, phrase.to - 1, reading.rules);
  const isNamed = name !== null || isPersonal(items, phrase, reading.rules);
  return isNamed ? { rule: 'label before a colon', block, subject: phrase, cue: null } : null;
}

/** 최수진 씨의 말이다: whose words they are, by a genitive before a noun of speech. */
function ownerOf(place: Place, noun: number, start: number): Phrase | null {
  const { items, uncased } = place;
  if (!uncased.reportingNouns.has(items[noun]?.text ?? '')) return null;
  if (!uncased.genitives.has(items[noun - 1]?.text ?? '')) return null;
  return uncasedPhraseBefore(items, noun - 1, start - 1, uncased);
}

/** A sentence that reports and holds no quotation: its verb and its subject. */
function reportIn(place: Place, rule: Attribution['rule'], start: number, end: number): Attribution | null {
  const { items, block, uncased } = place;
  let cue: Item | undefined;
  for (let at = start; at < end; at += 1) {
    if (items[at]?.kind === 'quote') return null;
    if (isReportingStem(items[at], uncased)) cue = items[at];
  }
  if (cue === undefined) return null;
  const subject = subjectIn(place, start - 1, end);
  if (subject === null || subject.rank < 2) return null;
  return { rule, block, subject: subject.phrase, cue: { start: cue.start, end: cue.end } };
}

/** 「…」。田中市長はこう語った: the quotation is a sentence of its own, the next one credits it. */
function bySentenceBehind(place: Place): Attribution | null {
  const { items, at, reading, uncased } = place;
  if (items[at]?.sentence !== at) return null;
  const from = items[at + 1]?.text === '.' ? at + 2 : at + 1;
  const end = sentenceEnd(reading, items, from);
  const announces = items.slice(from, end).some((item) => uncased.announcers.has(item.text));
  // 小林さんは嘆く: nothing but a subject and a verb that needs the words before it.
  const endsInVerb = at === 0 && isReportingStem(items[end - 1], uncased);
  const rule = 'subject-verb after the quotation';
  const owner = ownerOf(place, end - 1, from);
  const noun = items[end - 1];
  if (owner !== null && noun !== undefined)
    return { rule, block: place.block, subject: owner, cue: { start: noun.start, end: noun.end } };
  return announces || endsInVerb ? reportIn(place, rule, from, end) : null;
}

/** 田中市長は次のように述べた。「…」, in the same block or at the end of the one before. */
function bySentenceBefore(place: Place): Attribution | null {
  const { items, at, block, reading, uncased } = place;
  const isFirst = at === 0;
  const row = isFirst ? (reading.items[block - 1] ?? []) : items;
  const stop = isFirst ? row.length - 1 : at - 1;
  const closer = row[stop];
  if (closer?.kind !== 'point' || (closer.text !== '.' && closer.text !== ':')) return null;
  const start = Math.max(closer.sentence, stop - LONGEST_AFTER);
  if (!row.slice(start, stop).some((item) => uncased.announcers.has(item.text))) return null;
  const lead = { ...place, items: row, block: isFirst ? block - 1 : block };
  return reportIn(lead, isFirst ? 'lead-in of the block before' : 'sentence before', start, stop);
}

/** The attribution beside the quotation's own sentence, or null. */
export function attributeBySentence(place: Place): Attribution | null {
  return byLabel(place) ?? bySentenceBehind(place) ?? bySentenceBefore(place);
}
