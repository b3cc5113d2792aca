/**
 * Attributions that stand right after a quotation: "…," said X; "…," X said; "…," according to X; "…" — X.
 * Beside the marks position is enough: any verb is accepted, listed or not, when the words before it are a subject.
 */
import { accordingToAt } from './according-to';
import type { Attribution } from './attribution';
import { dashName } from './dash-name';
import { inverted, subjectFirst } from './fixed-order-after';
import { freeOrderAfter } from './free-order-after';
import type { LanguageRules } from './language-rules';
import { looseAfter } from './loose-after';
import { looseVerbAt } from './loose-clause';
import type { Item } from './narration';
import type { Ending, Window } from './tag-window';
import { windowEnd } from './tag-window';
import { standsInFront, verbSecondAfter } from './verb-second-after';

/** Items of a translation in brackets. */
const LONGEST_GLOSS = 15;

const DASHES = new Set(['—', '–', '―', '-']);

/** Steps over a translation in brackets: "Ya basta" ("that's enough"), said X. */
function afterGloss(items: readonly Item[], from: number): number {
  if (items[from]?.text !== '(') return from;
  for (let at = from + 1; at < from + LONGEST_GLOSS; at += 1) {
    if (items[at]?.text === ')') return at + 1;
  }
  return from;
}

/** What follows the marks up to the end of its sentence; a comma or dash behind them opens a tag. */
function windowBehind(
  items: readonly Item[],
  index: number,
  block: number,
  ending: Ending,
  rules: LanguageRules,
): Window {
  const next = afterGloss(items, index + 1);
  const opensTag = items[next]?.kind === 'point' && rules.cueVerbs.has(items[next + 1]?.lower ?? '');
  const isDashed = rules.looseSubjects && looseVerbAt(items, next + 1, items.length, false, rules) !== null;
  const hasComma =
    items[next]?.text === ',' || ((opensTag || isDashed) && DASHES.has(items[next]?.text ?? ''));
  const from = hasComma ? next + 1 : next;
  return { items, block, from, to: windowEnd(items, from, rules), ending: hasComma ? 'comma' : ending };
}

/** The marks stand inside a sentence that goes on behind them. */
function isInside({ items, ending }: Window, index: number): boolean {
  return ending === 'none' && items[index - 1]?.kind === 'word';
}

/** Words of reference or a credit line behind the marks: the same in every order of words. */
function named(window: Window, rules: LanguageRules): Attribution | null {
  return (
    accordingToAt(window.items, window.from, window.block, rules) ??
    dashName(window.items, window.from, window.block, rules)
  );
}

/** «…», explicó ayer la alcaldesa: any order, and «…». Así lo explicó Gil. */
function looselyAfter(window: Window, index: number, rules: LanguageRules): Attribution | null {
  const { items, block, from } = window;
  // The stop behind the marks ends the quotation's sentence.
  const begin = items[from]?.text === '.' ? from + 1 : from;
  const own: Window =
    begin === from
      ? window
      : { items, block, from: begin, to: windowEnd(items, begin, rules), ending: 'stop' };
  const loose = isInside(window, index) ? null : looseAfter(own, rules);
  if (loose?.subject) return loose;
  return named(window, rules) ?? loose ?? subjectFirst(window, rules);
}

/** The attribution that begins right after the quotation at `index` of a block's items, or null. */
export function attributeAfter(
  items: readonly Item[],
  index: number,
  block: number,
  ending: Ending,
  rules: LanguageRules,
): Attribution | null {
  if (rules.freeSubjects) {
    const tag = freeOrderAfter(items, index, block, ending, rules);
    return tag ?? dashName(items, index + 1, block, rules);
  }
  const window = windowBehind(items, index, block, ending, rules);
  if (rules.looseSubjects) return looselyAfter(window, index, rules);
  const found = named(window, rules);
  if (found !== null) return found;
  if (rules.verbSecond === null)
    return (window.ending === 'stop' ? null : inverted(window, rules)) ?? subjectFirst(window, rules);
  const goesOn = isInside(window, index) && !standsInFront(items, index, rules);
  if (window.ending === 'stop' || goesOn) return null;
  return verbSecondAfter(items, window.from, block, window.ending !== 'none', rules);
}
