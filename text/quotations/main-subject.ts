import { capitalRunEnd } from './capital-run';
import { firstSubject } from './first-subject';
import { isCapitalised } from './is-capitalised';
import type { LanguageRules } from './language-rules';
import type { Item } from './narration';
import type { Phrase } from './noun-phrase';
import { isFiller } from './noun-phrase';
import { phraseAfter } from './phrase-after';
import { phraseBefore } from './phrase-before';

/** Items of a time before its comma: "Late last month,". */
const LONGEST_TIME = 5;

/** "Last month, when …": a clause that leads in may stand behind a time. */
function isLeadInAt(items: readonly Item[], start: number, rules: LanguageRules): boolean {
  const offset = items.slice(start, start + LONGEST_TIME).findIndex((item) => item.text === ',');
  return offset > 0 && rules.clauseWords.has(items[start + offset + 1]?.lower ?? '');
}

/** "He has to ask", "he wanted to say": the subject of the verb that governs the infinitive. */
function subjectOfInfinitive(
  items: readonly Item[],
  verb: number,
  start: number,
  rules: LanguageRules,
): Phrase | null {
  const governor = items[verb - 2];
  if (governor?.kind !== 'word' || verb - 2 < start) return null;
  if (isFiller(governor, rules)) return phraseBefore(items, verb - 1, start, rules);
  const isVerb = /(?:ed|s)$/.test(governor.lower) && !rules.clauseWords.has(governor.lower);
  return isVerb ? phraseBefore(items, verb - 2, start, rules) : null;
}

/** "Huhn, a former manager, said Reed “was …": the aside is told about the subject, and the marks follow its object. */
function beyondAside(
  items: readonly Item[],
  verb: number,
  start: number,
  close: Item | undefined,
  rules: LanguageRules,
): Phrase | null {
  if (close?.kind !== 'quote') return null;
  const ahead = phraseBefore(items, verb, start, rules);
  return ahead !== null && ahead.to < verb - 1 && isCapitalised(items[ahead.to - 1]) ? ahead : null;
}

/** "Quill, said the lawyer Tom Reed, “has lied”": somebody between commas, behind a verb that takes no person as its object. */
function isTagged(
  items: readonly Item[],
  verb: number,
  behind: Phrase | null,
  rules: LanguageRules,
): boolean {
  const head = behind === null ? undefined : items[behind.to - 1];
  if (behind === null || head === undefined || items[behind.to]?.text !== ',') return false;
  if (!rules.tagVerbs.has(items[verb]?.lower ?? '') || items[behind.to + 1]?.kind !== 'quote') return false;
  return isCapitalised(head) || rules.roles.has(head.lower) || rules.personNouns.has(head.lower);
}

/** "The claims were, said her aide, “rubbish”": between commas right before the marks, or in the middle of a verb. */
function isSetOff(
  items: readonly Item[],
  verb: number,
  behind: Phrase | null,
  rules: LanguageRules,
): boolean {
  if (behind === null || items[behind.to]?.text !== ',') return false;
  if (!rules.determiners.has(items[behind.from]?.lower ?? '')) return false;
  return rules.auxiliaries.has(items[verb - 2]?.lower ?? '') && items[behind.to + 1]?.kind === 'quote';
}

/** The subject of a finite verb: before it, or behind it where nothing stands before ("…," said X). */
export function subjectOf(
  items: readonly Item[],
  verb: number,
  start: number,
  rules: LanguageRules,
): Phrase | null {
  const before = items[verb - 1];
  if (rules.infinitiveMarks.has(before?.lower ?? '')) return subjectOfInfinitive(items, verb, start, rules);
  const isBehind = verb === start || before === undefined || before.kind === 'quote';
  if (isBehind) return phraseAfter(items, verb + 1, rules);
  if (before.text === ',') {
    // "Because of the crowds, explained Rosen, …": behind the verb, when a point closes the name.
    const behind = phraseAfter(items, verb + 1, rules);
    const close = behind === null ? undefined : items[behind.to];
    const isTag = isTagged(items, verb, behind, rules) || isSetOff(items, verb, behind, rules);
    const isSubject = isCapitalised(items[behind?.from ?? verb]) || isTag;
    if (
      behind !== null &&
      isSubject &&
      (close?.kind === 'quote' || close?.text === ',' || close?.text === ':')
    )
      return beyondAside(items, verb, start, close, rules) ?? behind;
  }
  return phraseBefore(items, verb, start, rules);
}

/** Words of a clause between its conjunction and a second verb. */
const LONGEST_CLAUSE = 10;

/** "…, when Quill met the board and called it": a second verb has the subject of its own clause. */
function clauseSubject(
  items: readonly Item[],
  start: number,
  verb: number,
  rules: LanguageRules,
): Phrase | null {
  if (!rules.coordinators.has(items[verb - 1]?.lower ?? '')) return null;
  for (let at = verb - 2; at > start && at > verb - LONGEST_CLAUSE; at -= 1) {
    const item = items[at];
    if (item?.kind !== 'word') return null;
    if (!rules.clauseWords.has(item.lower)) continue;
    const to = capitalRunEnd(items, at + 1, rules);
    return to > at + 1 ? { from: at + 1, to } : null;
  }
  return null;
}

/** "When I asked Reed, he frowned and said": the subject pronoun of the main clause, behind the clause that leads it in. */
function pronounOfMainClause(
  items: readonly Item[],
  start: number,
  verb: number,
  rules: LanguageRules,
): Phrase | null {
  const leadsIn = rules.clauseWords.has(items[start]?.lower ?? '') || isLeadInAt(items, start, rules);
  if (!rules.hasFixedOrder || !leadsIn) return null;
  for (let at = start + 2; at < verb; at += 1) {
    const told = items[at - 1]?.text === ',' ? rules.pronouns.get(items[at]?.lower ?? '') : undefined;
    if (told !== undefined && told !== 'unknown') return { from: at, to: at + 1 };
  }
  return null;
}

/**
 * Whose act a dependent verb ("…, telling reporters", "… and added") is: the subject of the nearest reporting verb before
 * it in the sentence from `start`, else the sentence's first subject.
 */
export function mainSubject(
  items: readonly Item[],
  start: number,
  verb: number,
  rules: LanguageRules,
): Phrase | null {
  const main = pronounOfMainClause(items, start, verb, rules);
  if (main !== null) return main;
  for (let at = items[verb]?.cueBefore ?? -1; at >= start; at = items[at]?.cueBefore ?? -1) {
    const cue = items[at]?.lower ?? '';
    // "the spot titled “Dangerous”" says nothing to anybody.
    if (rules.dependentCues.has(cue) || rules.namingWords.has(cue)) continue;
    const subject = subjectOf(items, at, start, rules);
    if (subject !== null) return subject;
  }
  return clauseSubject(items, start, verb, rules) ?? firstSubject(items, start, verb, rules);
}
