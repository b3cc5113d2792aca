/**
 * Attributions in a language without capitals or particles whose verb stands before what is said: X说：“…”, “…”，X说.
 *
 * What: the nearest reporting verb before the marks, with the first person or phrase of its clause, or of an earlier clause of
 * the sentence when its own has none (X出席会议，并表示，“…”); behind the marks a short clause of subject and verb.
 * Cost: a bounded window on both sides.
 */
import type { Attribution } from './attribution';
import type { Item } from './narration';
import type { Phrase } from './noun-phrase';
import type { Reading } from './reading';
import { isReportingStem } from './reporting-stem';
import { endsSentence } from './sentence-ends';
import { readUncasedName } from './uncased-name';
import { isPersonal } from './uncased-phrase';
import type { UncasedRules } from './uncased-rules';
import { clauseStart, earlierSubject, type Row, subjectIn } from './verb-first-subject';

const LONGEST_BEFORE = 60;
const LONGEST_AFTER = 14;
/** Items of a label before a colon. */
const LONGEST_LABEL = 5;

const isPoint = (item: Item | undefined): boolean => item?.kind === 'point';

const isReference = (items: readonly Item[], from: number, to: number, rules: UncasedRules): boolean =>
  items.slice(from, to).some((item) => item.kind === 'word' && rules.referencesBefore.has(item.text));

/** A reporting verb; one that is a noun as well (报道, 指) only where its clause ends. */
function isCue({ items, reading, uncased }: Row, at: number): boolean {
  const item = items[at];
  if (!isReportingStem(item, uncased)) return false;
  return !reading.rules.bareCues.has(item?.text ?? '') || items[at + 1]?.kind !== 'word';
}

/** Index of the nearest reporting verb before item `end` in its sentence; -1 when there is none. */
function cueBefore(row: Row, end: number, start: number): number {
  const { items } = row;
  for (let at = end - 1; at >= start; at -= 1) {
    const item = items[at];
    if (item?.kind === 'quote' && item.text === '.') return -1;
    if (isCue(row, at)) return at;
  }
  return -1;
}

/** 《星河日报》报道: a paper in title marks is a subject. */
function titledBody({ items, reading }: Row, at: number): Phrase | null {
  const item = items[at];
  if (item?.kind !== 'quote' || !'《〈'.includes(reading.text.charAt(item.start))) return null;
  return { from: at, to: at + 1 };
}

/** X说：“…”, X表示，… “…”, 据X介绍，“…”. */
function before(row: Row, end: number): Attribution | null {
  const { items, block, uncased } = row;
  const sentence = (items[end] ?? items.at(-1))?.sentence ?? 0;
  const start = Math.max(sentence, end - LONGEST_BEFORE);
  const at = cueBefore(row, end, start);
  const verb = items[at];
  if (verb === undefined) return null;
  const from = clauseStart(items, at, start);
  const cue = { start: verb.start, end: verb.end };
  const own = from === at ? titledBody(row, at - 1) : subjectIn(row, from, at);
  const rule = isReference(items, from, at, uncased) ? 'according to' : 'subject-verb before the quotation';
  if (own !== null) return { rule, block, subject: own, cue };
  const earlier = earlierSubject(row, from, start);
  const isBeside = items.slice(at + 1, end).every((item) => item.kind !== 'word');
  if (earlier === null && !isBeside) return null;
  return { rule: 'main subject of the sentence', block, subject: earlier, cue };
}

/** The verb before the marks leads up to them: what stands behind belongs to the next sentence. */
function isIntroduced({ items, uncased }: Row, at: number): boolean {
  return isPoint(items[at - 1]) && isReportingStem(items[at - 2], uncased);
}

/** The verb that ends the clause right behind the marks, or the whole sentence (“…”看到来人，老人喊道。); -1 for none. */
function verbAfter(row: Row, from: number): number {
  const { items } = row;
  let clauses = 1;
  for (let at = from; at < from + LONGEST_AFTER; at += 1) {
    const item = items[at];
    if (item === undefined || item.kind === 'quote') return -1;
    if (item.kind === 'point' && item.text !== ',') return -1;
    if (item.kind === 'point') clauses += 1;
    if (!isCue(row, at)) continue;
    const next = items[at + 1];
    // “…”是他常说的话: not the verb of the quotation. A colon leads on to other words.
    if (next?.kind === 'word' || next?.text === ':') return -1;
    return clauses === 1 || next === undefined || next.text === '.' ? at : -1;
  }
  return -1;
}

/** “…”，X说。 A clause of its own, without a comma inside; a colon behind the verb leads on to other words. */
function after(row: Row, at: number): Attribution | null {
  const { items, block, reading } = row;
  if (isIntroduced(row, at)) return null;
  const from = isPoint(items[at + 1]) && !endsSentence(items, at + 1, reading.rules) ? at + 2 : at + 1;
  const verb = verbAfter(row, from);
  const cue = items[verb];
  if (cue === undefined || items[from]?.text.startsWith('的')) return null;
  const subject = subjectIn(row, clauseStart(items, verb, from), verb);
  if (subject === null) return null;
  return {
    rule: 'subject-verb after the quotation',
    block,
    subject,
    cue: { start: cue.start, end: cue.end },
  };
}

/** 李明：“…” at the head of a sentence. */
function byLabel(row: Row, at: number): Attribution | null {
  const { items, block, reading } = row;
  const start = items[at]?.sentence ?? 0;
  const hasColon = items[at - 1]?.text === ':';
  const to = hasColon ? at - 1 : at;
  if (to <= start || to - start > LONGEST_LABEL || (!hasColon && start > 0)) return null;
  const name = readUncasedName(reading.text, items, to - 1, reading.rules);
  const subject = { from: start, to };
  if (!items.slice(start, to).every((item) => item.kind === 'word')) return null;
  const isTitled = name !== null && (hasColon || name.to - name.from > 1);
  const isBody = hasColon && isPersonal(items, subject, reading.rules);
  return isTitled || isBody ? { rule: 'label before a colon', block, subject, cue: null } : null;
}

/** X表示： at the end of the block before. */
function leadIn(row: Row, at: number): Attribution | null {
  const items = row.reading.items[row.block - 1] ?? [];
  if (at !== 0 || items.at(-1)?.text !== ':') return null;
  const found = before({ ...row, items, block: row.block - 1 }, items.length);
  return found === null ? null : { ...found, rule: 'lead-in of the block before' };
}

/** The attribution of a span in a verb-first language without capitals, or null. */
export function attributeVerbFirst(
  reading: Reading,
  index: number,
  uncased: UncasedRules,
): Attribution | null {
  const [span, at] = [reading.spans[index], reading.place[index]];
  if (span === undefined || at === undefined) return null;
  const row: Row = { reading, items: reading.items[span.block] ?? [], block: span.block, uncased };
  const own = after(row, at);
  if (own !== null) return own;
  return before(row, at) ?? byLabel(row, at) ?? leadIn(row, at);
}
