/**
 * Attributions at the end of a sentence that goes on behind the marks: "We are “horrified” by the attack, Nefzi said." All of the
 * sentence is reported, so words it puts in marks are the speaker's.
 * Cost: at most LONGEST_REST items per quotation without an attribution of its own.
 */
import { accordingToAt } from './according-to';
import type { Attribution } from './attribution';
import type { LanguageRules } from './language-rules';
import type { Item } from './narration';
import { isFiller, isPoint, type Phrase } from './noun-phrase';
import { phraseAfter } from './phrase-after';
import { isCapitalised } from './is-capitalised';
import { isReportingVerb } from './reporting-verb';
import { endsSentence } from './sentence-ends';

/** Items behind the marks in which the tag must stand. */
const LONGEST_REST = 45;
/** Items of "told reporters in Orrin on Tuesday" behind the verb. */
const LONGEST_END = 8;

/** From a comma straight to a reporting verb: a name, a pronoun or a phrase without a verb. */
function subjectVerb(items: readonly Item[], from: number, end: number, rules: LanguageRules) {
  const subject = phraseAfter(items, from, rules);
  if (subject === null) return null;
  for (let at = from + 1; at < end && at <= subject.to + 2; at += 1) {
    if (isCapitalised(items[at]) || !isReportingVerb(items, at, rules)) continue;
    let to = at;
    while (to > from + 1 && isFiller(items[to - 1], rules)) to -= 1;
    if (rules.infinitiveMarks.has(items[to - 1]?.lower ?? '')) return null;
    return { subject: { from, to } satisfies Phrase, verb: at };
  }
  return null;
}

/** What stands between the verb and the end of the sentence says where and to whom, not what. */
function isOnlySetting(items: readonly Item[], verb: number, end: number, rules: LanguageRules): boolean {
  if (end - verb > LONGEST_END) return false;
  const next = items[verb + 1];
  if (verb + 1 === end) return true;
  return next?.kind === 'word' && !rules.clauseWords.has(next.lower) && !rules.pronouns.has(next.lower);
}

/** The tag at the end of the sentence of the quotation at `index`, behind a comma; null when there is none. */
export function attributeTail(
  items: readonly Item[],
  index: number,
  block: number,
  rules: LanguageRules,
): Attribution | null {
  let end = index + 1;
  while (end < items.length && end < index + LONGEST_REST && !endsSentence(items, end, rules)) end += 1;
  for (let at = end - 1; at > index; at -= 1) {
    if (items[at]?.kind === 'quote') return null;
    if (!isPoint(items[at], ',')) continue;
    const cited = accordingToAt(items, at + 1, block, rules);
    if (cited !== null) return cited;
    const found = subjectVerb(items, at + 1, end, rules);
    if (found === null || !isOnlySetting(items, found.verb, end, rules)) continue;
    const cue = items[found.verb];
    if (cue === undefined) return null;
    const { start, end: cueEnd } = cue;
    return {
      rule: 'tag at the end of the sentence',
      block,
      subject: found.subject,
      cue: { start, end: cueEnd },
    };
  }
  return null;
}
