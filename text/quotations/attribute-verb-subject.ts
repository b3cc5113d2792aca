/**
 * Attributions in a language without capitals whose verb stands before its subject: قال X: «…», «…»، وفق X.
 *
 * What: the reporting verb nearest before the marks with the phrase right behind it; behind the marks a verb or words of
 * reference at the head of the tag, with the phrase behind them. A verb without a subject goes on with who spoke last.
 * Cost: a bounded window on both sides.
 */
import type { Attribution } from './attribution';
import { rangeOf } from './item-range';
import type { Item } from './narration';
import type { Phrase } from './noun-phrase';
import type { Reading } from './reading';
import { referencesOpenedBy } from './references-opened-by';
import type { UncasedRules } from './uncased-rules';

const LONGEST_BEFORE = 60;
/** Items between the marks and the verb of a tag behind them. */
const LONGEST_AFTER = 3;
/** "the official spokesman of the ministry of health Dr …": words of a subject. */
const LONGEST_SUBJECT = 10;

interface Row {
  readonly reading: Reading;
  readonly items: readonly Item[];
  readonly block: number;
  readonly uncased: UncasedRules;
}

/** The phrase behind a verb or words of reference: up to a point, the marks, or a word no subject holds. */
function subjectBehind({ items, uncased }: Row, from: number): Phrase | null {
  let to = from;
  while (to < items.length && to - from < LONGEST_SUBJECT) {
    const item = items[to];
    if (item?.kind !== 'word' || uncased.subjectEnds.has(item.text) || uncased.leads.has(item.text)) break;
    to += 1;
  }
  return to > from ? { from, to } : null;
}

/** Words of reference at `at`, as many as stand there; 0 for none. */
function referenceLength({ items, reading }: Row, at: number): number {
  const lengths = referencesOpenedBy(items[at]?.lower ?? '', reading.rules)
    .filter((words) => words.every((word, offset) => items[at + offset]?.lower === word))
    .map((words) => words.length);
  return Math.max(0, ...lengths);
}

/** The attribution that a verb or words of reference at `at` open, or null. */
function openedAt(row: Row, at: number, rule: Attribution['rule']): Attribution | null {
  const { items, block, reading } = row;
  const item = items[at];
  if (item?.kind !== 'word') return null;
  if (reading.rules.cueVerbs.has(item.lower))
    return { rule, block, subject: subjectBehind(row, at + 1), cue: rangeOf(item) };
  const length = referenceLength(row, at);
  const subject = length > 0 ? subjectBehind(row, at + length) : null;
  const last = items[at + length - 1];
  if (subject === null || last === undefined) return null;
  return { rule: 'according to', block, subject, cue: { start: item.start, end: last.end } };
}

/** قال X: «…»; وبحسب X فإن «…». The nearest before the marks in their sentence; a quotation between takes it. */
function before(row: Row, end: number): Attribution | null {
  const { items } = row;
  const sentence = (items[end] ?? items.at(-1))?.sentence ?? 0;
  const start = Math.max(sentence, end - LONGEST_BEFORE);
  for (let at = end - 1; at >= start; at -= 1) {
    const found = openedAt(row, at, 'subject-verb before the quotation');
    if (found !== null) return found;
  }
  return null;
}

/** «…»، قال X; «…»، وفق X. A verb there needs its subject, else it begins something else. */
function after(row: Row, index: number): Attribution | null {
  for (let at = index + 1; at <= index + LONGEST_AFTER; at += 1) {
    const found = openedAt(row, at, 'verb-subject after the quotation');
    if (found !== null) return found.subject === null ? null : found;
    // A colon leads on to other words; a stop ends the sentence.
    const item = row.items[at];
    if (item?.kind !== 'point' || item.text === '.' || item.text === ':') return null;
  }
  return null;
}

/** قال X: at the end of the block before. */
function leadIn(row: Row, index: number): Attribution | null {
  const items = row.reading.items[row.block - 1] ?? [];
  if (index !== 0 || items.at(-1)?.text !== ':') return null;
  const found = before({ ...row, items, block: row.block - 1 }, items.length);
  return found === null ? null : { ...found, rule: 'lead-in of the block before' };
}

/** The attribution of a span where the verb stands before its subject, or null. */
export function attributeVerbSubject(
  reading: Reading,
  index: number,
  uncased: UncasedRules,
): Attribution | null {
  const [span, at] = [reading.spans[index], reading.place[index]];
  if (span === undefined || at === undefined) return null;
  const row: Row = { reading, items: reading.items[span.block] ?? [], block: span.block, uncased };
  const told = before(row, at);
  return told?.subject ? told : (after(row, at) ?? told ?? leadIn(row, at));
}
