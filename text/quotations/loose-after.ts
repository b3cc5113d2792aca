/**
 * Attributions behind a quotation where subjects are loose: «…», dijo ayer en Orvane la ministra; « … », a-t-il ajouté;
 * «…», según ha explicado Gil; «…». Così Rossi. A verb without a subject still reports; whose words they are is then
 * left to what stands before.
 */
import type { Ending } from './tag-window';
import type { Attribution } from './attribution';
import type { LanguageRules } from './language-rules';
import type { WordSequence } from './word-sequence';
import { looseVerbAt } from './loose-clause';
import { looseSubject } from './loose-subject';
import type { Item } from './narration';
import { phraseAfter } from './phrase-after';

/** Items of a sentence that does nothing but credit: "Così il sindaco di Brevano". */
const LONGEST_CREDIT = 14;

/** Where an attribution may stand. */
export interface LooseWindow {
  readonly items: readonly Item[];
  readonly block: number;
  readonly from: number;
  /** Exclusive: the sentence's end or the next quotation. */
  readonly to: number;
  readonly ending: Ending;
}

/** Index behind the longest of the sequences that stands at `from`; null when none does. */
function afterSequence(
  items: readonly Item[],
  from: number,
  sequences: readonly WordSequence[],
): number | null {
  const lengths = sequences
    .filter((words) => words.every((word, offset) => items[from + offset]?.lower === word))
    .map((words) => words.length);
  return lengths.length === 0 ? null : from + Math.max(...lengths);
}

/** Verb, then subject, from `from` on. */
function verbSubject(
  window: LooseWindow,
  from: number,
  takesUnlisted: boolean,
  rules: LanguageRules,
): Attribution | null {
  const { items, block, to } = window;
  const verb = looseVerbAt(items, from, to, takesUnlisted, rules);
  const cue = verb === null ? undefined : items[verb.at];
  if (verb === null || cue === undefined) return null;
  const subject =
    verb.pronoun >= 0
      ? { from: verb.pronoun, to: verb.pronoun + 1 }
      : looseSubject(items, verb.at + 1, to, rules);
  return {
    rule: 'verb-subject after the quotation',
    block,
    subject,
    cue: { start: cue.start, end: cue.end },
  };
}

/** «…». Così Rossi: a credit without a verb, which fills its sentence. */
function verbless(window: LooseWindow, rules: LanguageRules): Attribution | null {
  const { items, block, to } = window;
  const from = afterSequence(items, window.from, rules.verblessTags);
  const [first, last] = [items[window.from], items[(from ?? 0) - 1]];
  if (from === null || first === undefined || last === undefined || to - from > LONGEST_CREDIT) return null;
  const subject = phraseAfter(items, from, rules);
  const next = subject === null ? undefined : items[subject.to];
  const isClosed = next === undefined || next.kind === 'point' || rules.prepositions.has(next.lower);
  const isReported = subject !== null && looseVerbAt(items, subject.to, to, false, rules) !== null;
  return subject !== null && (isClosed || isReported)
    ? { rule: 'according to', block, subject, cue: { start: first.start, end: last.end } }
    : null;
}

/** The attribution in the window behind a quotation, its subject null where the verb has none; null when there is none. */
export function looseAfter(window: LooseWindow, rules: LanguageRules): Attribution | null {
  const { items, from, ending } = window;
  const resumed = afterSequence(items, from, rules.resumptions);
  const isNextSentence = ending === 'stop';
  const direct = isNextSentence ? null : verbSubject(window, from, ending === 'comma', rules);
  if (direct !== null) return direct;
  const tagged = resumed === null ? null : verbSubject(window, resumed, false, rules);
  return tagged?.subject ? tagged : verbless(window, rules);
}
