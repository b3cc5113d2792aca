/**
 * Attributions behind the marks in languages whose subject may stand anywhere: «…», — сказал X; „…” – dodała; «…», як
 * пише в соцмережах X. The dash or comma and the verb right behind it make it an attribution; a verb without a subject
 * stands for a pronoun.
 */
import type { Ending } from './tag-window';
import type { Attribution } from './attribution';
import type { LanguageRules } from './language-rules';
import type { Item } from './narration';
import { isFiller, type Phrase } from './noun-phrase';
import { isCapitalised } from './is-capitalised';
import { phraseBefore } from './phrase-before';
import { referenceAt } from './reference';
import { endsSentence } from './sentence-ends';
import { institutionBehind, subjectBehind } from './free-subject';

const DASHES = new Set(['—', '–', '―', '-']);
/** "также с грустью сказал": words between the dash and the verb. */
const LONGEST_HOP = 3;
/** "«…», — глава комитета Иван Петров сказал": items of a subject before its verb. */
const LONGEST_SUBJECT = 12;

/** A finite reporting verb in lower case: a capital is a name. */
function isCue(item: Item | undefined, rules: LanguageRules): boolean {
  if (item?.kind !== 'word' || isCapitalised(item)) return false;
  return rules.cueVerbs.has(item.lower) || rules.impersonalCues.has(item.lower);
}

/** A word that ends as verbs do, with the tag's dash before it: "— вздохнул Петров". */
function looksLikeVerb(item: Item | undefined, rules: LanguageRules): boolean {
  if (item?.kind !== 'word' || isCapitalised(item) || item.lower.length < 4) return false;
  return rules.verbEndings.some((ending) => item.lower.endsWith(ending));
}

/** A subject of a verb no table has must begin as one: a capital, a role or a pronoun, not "цитирует министра". */
function canAct(item: Item | undefined, rules: LanguageRules): boolean {
  if (item === undefined || isCapitalised(item)) return item !== undefined;
  return rules.roles.has(item.lower) || rules.personNouns.has(item.lower) || rules.pronouns.has(item.lower);
}

/** The points behind the marks: a comma, a dash, or both. */
function afterPoints(items: readonly Item[], from: number): { readonly at: number; readonly dash: boolean } {
  const comma = items[from]?.text === ',' ? from + 1 : from;
  const dash = items[comma]?.kind === 'point' && DASHES.has(items[comma]?.text ?? '');
  return { at: dash ? comma + 1 : comma, dash };
}

/** Over "jak", "как" and adverbs to the verb. */
function verbAt(items: readonly Item[], from: number, rules: LanguageRules): number | null {
  let at = rules.clauseWords.has(items[from]?.lower ?? '') ? from + 1 : from;
  const end = at + LONGEST_HOP;
  while (at < end && isFiller(items[at], rules) && !isCue(items[at], rules)) at += 1;
  return isCue(items[at], rules) ? at : null;
}

const rangeOf = (item: Item | undefined) =>
  item === undefined ? null : { start: item.start, end: item.end };

/** The subject of the verb at `verb`: behind it, else the verb itself, whose form is all there is of it. */
function subjectOfTag(items: readonly Item[], verb: number, rules: LanguageRules): Phrase | null {
  if (rules.impersonalCues.has(items[verb]?.lower ?? '')) return null;
  const behind = subjectBehind(items, verb + 1, rules) ?? institutionBehind(items, verb, rules);
  return behind ?? (rules.dropsPronouns ? { from: verb, to: verb + 1 } : null);
}

/** «…», — X сказал: the subject begins the tag. */
function subjectFirst(
  items: readonly Item[],
  from: number,
  block: number,
  rules: LanguageRules,
): Attribution | null {
  const first = items[from];
  if (first?.kind !== 'word') return null;
  if (rules.prepositions.has(first.lower) || rules.clauseWords.has(first.lower)) return null;
  if (rules.coordinators.has(first.lower)) return null;
  for (let at = from + 1; at < from + LONGEST_SUBJECT; at += 1) {
    if (items[at]?.kind !== 'word' || endsSentence(items, at, rules)) return null;
    if (!isCue(items[at], rules)) continue;
    const subject = phraseBefore(items, at, from, rules);
    return subject === null || subject.from > from + 1
      ? null
      : { rule: 'subject-verb after the quotation', block, subject, cue: rangeOf(items[at]) };
  }
  return null;
}

/** The attribution right behind the quotation at `index`; null when what follows is no tag. */
export function freeOrderAfter(
  items: readonly Item[],
  index: number,
  block: number,
  ending: Ending,
  rules: LanguageRules,
): Attribution | null {
  const { at, dash } = afterPoints(items, index + 1);
  const hasPoint = at > index + 1;
  if (!hasPoint && ending !== 'comma' && ending !== 'question' && items[index - 1]?.kind === 'word')
    return null;
  const reference = referenceAt(items, at, block, rules);
  if (reference !== null) return reference;
  const verb = verbAt(items, at, rules);
  if (verb !== null) {
    const subject = subjectOfTag(items, verb, rules);
    // «Ъ» пишет: without a point the marks may be the subject.
    if (!hasPoint && subject?.from === verb) return null;
    return { rule: 'verb-subject after the quotation', block, subject, cue: rangeOf(items[verb]) };
  }
  if (!hasPoint) return null;
  const unlisted = dash && looksLikeVerb(items[at], rules) ? subjectBehind(items, at + 1, rules) : null;
  if (unlisted !== null && canAct(items[unlisted.from], rules))
    return { rule: 'verb-subject after the quotation', block, subject: unlisted, cue: rangeOf(items[at]) };
  return subjectFirst(items, at, block, rules);
}
