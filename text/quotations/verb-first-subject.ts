/**
 * Finds the subject of a clause in a verb-first language without capitals: the phrase at its head, or a person in it.
 * Cost: bounded by the clause, which the caller bounds.
 */
import type { Item } from './narration';
import type { Phrase } from './noun-phrase';
import type { Reading } from './reading';
import { isReportingStem } from './reporting-stem';
import { readUncasedName } from './uncased-name';
import { beforeBracket, isPersonal } from './uncased-phrase';
import type { UncasedRules } from './uncased-rules';

const LONGEST_PHRASE = 8;
/** 星河5日电（记者王明）: whose report it is stands in the brackets. */
const DATELINE = /[电電讯訊]$/u;

/** The items of a block with what is needed to read them. */
export interface Row {
  readonly reading: Reading;
  readonly items: readonly Item[];
  readonly block: number;
  readonly uncased: UncasedRules;
}

/** First item of the clause that holds item `at`; brackets belong to it. */
export function clauseStart(items: readonly Item[], at: number, floor: number): number {
  let from = at;
  while (from > floor) {
    const before = items[from - 1];
    if (before === undefined || before.kind === 'quote') break;
    if (before.kind === 'point') {
      const open = beforeBracket(items, from, floor);
      if (open === from || DATELINE.test(items[open - 1]?.text ?? '')) break;
      from = open;
      continue;
    }
    from -= 1;
  }
  return from;
}

/** Words of time and conjunctions lead a clause; what begins with digits is a date. */
function isLead(item: Item | undefined, rules: UncasedRules): boolean {
  if (item?.kind !== 'word') return false;
  return rules.leads.has(item.text) || rules.referencesBefore.has(item.text) || /^\d/u.test(item.text);
}

function endsSubject(item: Item | undefined, rules: UncasedRules): boolean {
  if (item?.kind !== 'word') return true;
  return rules.subjectEnds.has(item.text) || isReportingStem(item, rules) || isLead(item, rules);
}

/** The subject at the head of items[from, to): up to the first word that cannot be in it. */
function headPhrase(items: readonly Item[], from: number, to: number, rules: UncasedRules): Phrase | null {
  let start = from;
  while (start < to && isLead(items[start], rules)) start += 1;
  let end = start;
  while (end < to && end - start < LONGEST_PHRASE && !endsSubject(items[end], rules)) end += 1;
  return end > start ? { from: start, to: end } : null;
}

/** A person anywhere in items[from, to): 在会上，李明 or 对此市长王芳. */
function personIn({ reading, items, uncased }: Row, from: number, to: number): Phrase | null {
  for (let at = from; at < to; at += 1) {
    const item = items[at];
    if (item?.kind !== 'word') continue;
    if (reading.rules.pronouns.has(item.text)) return { from: at, to: at + 1 };
    const name = readUncasedName(reading.text, items, at, reading.rules);
    if (name === null || name.from < from) continue;
    // A word that only looks like a name must stand where a subject ends.
    if (name.to - name.from > 1 || endsSubject(items[name.to], uncased))
      return { from: name.from, to: name.to };
  }
  return null;
}

/** The subject of items[from, to), the words before a verb: the phrase at its head, else a person in it. */
export function subjectIn(row: Row, from: number, to: number): Phrase | null {
  const { items, reading, uncased } = row;
  const head = headPhrase(items, from, to, uncased);
  const person = personIn(row, from, to);
  if (head === null || (person !== null && person.from >= head.to)) return person;
  return isPersonal(items, head, reading.rules) ? head : (person ?? head);
}

/** The subject of an earlier clause of the sentence, a person only. */
export function earlierSubject(row: Row, from: number, start: number): Phrase | null {
  const { items } = row;
  let to = from;
  while (to > start) {
    const clause = clauseStart(items, to - 1, start);
    const person = personIn(row, clause, to - 1);
    if (person !== null) return person;
    to = Math.min(clause, to - 1);
  }
  return null;
}
