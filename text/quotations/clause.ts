import type { LanguageRules } from './language-rules';
import type { VerbSecondRules } from './verb-second-rules';
import type { Item } from './narration';
import { isPoint } from './noun-phrase';

/** Items between a helping verb and its participle. */
const LONGEST_BRACKET = 30;

const BREAKS = new Set([';', ':', '—', '–']);

/** One clause: the items from the start of its sentence to the quotation or the sentence's end. */
export interface Clause {
  readonly items: readonly Item[];
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
}

/** The finite verb of a cue: its helping verb where the cue is a participle, else the cue itself. */
export function finiteOf(clause: Clause, cue: number, second: VerbSecondRules): number {
  const { items, start } = clause;
  if (!second.participles.has(items[cue]?.lower ?? '')) return cue;
  for (let at = cue - 1; at >= start && at > cue - LONGEST_BRACKET; at -= 1) {
    const item = items[at];
    if (item?.kind === 'word' && second.helpers.has(item.lower)) return at;
    if (item?.kind === 'point' && BREAKS.has(item.text)) break;
  }
  return cue;
}

/** A colon, a dash, or a quotation that is no name behind a noun ("der Sender „Nordwelle“"). */
function isBreak(items: readonly Item[], at: number): boolean {
  const item = items[at];
  if (item?.kind === 'quote') return items[at - 1]?.kind !== 'word';
  return BREAKS.has(item?.text ?? '');
}

/** A conjunction that changes nothing about the order behind it, or a comma left over. */
export function isLead(item: Item | undefined, rules: LanguageRules): boolean {
  if (item === undefined) return false;
  return rules.coordinators.has(item.lower) || rules.lightConjunctions.has(item.lower) || isPoint(item, ',');
}

/** Where the clause of a verb begins: behind the last quotation, colon or dash, then behind "und", "doch". */
export function clauseStart({ items, start }: Clause, verb: number, rules: LanguageRules): number {
  let from = verb;
  while (from > start && !isBreak(items, from - 1)) from -= 1;
  while (from < verb && isLead(items[from], rules)) from += 1;
  return from;
}
