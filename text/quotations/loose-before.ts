import type { Attribution } from './attribution';
import type { LanguageRules } from './language-rules';
import { beginsSubject, isPassiveParticiple, isPersonal, withoutVerb } from './loose-clause';
import { looseSubject } from './loose-subject';
import { mainSubject } from './main-subject';
import { isFiller, type Phrase } from './noun-phrase';
import { phraseAfter } from './phrase-after';
import { phraseBefore } from './phrase-before';
import type { Sentence } from './sentence-before';

/** A passive's agent may stand behind the quotation: fue calificado de «…» por X. */
const AGENT_REACH = 6;

/** The agent of a passive behind its verb. */
function agentOf({ items, end }: Sentence, verb: number, rules: LanguageRules): Phrase | null {
  for (let at = verb + 1; at < end + AGENT_REACH; at += 1) {
    if (rules.agents.has(items[at]?.lower ?? '')) return phraseAfter(items, at + 1, rules);
  }
  return null;
}

/** A phrase read leftwards, unless it is what a preposition leads in ("Desde Orvane insistió") or no subject at all. */
function subjectLeft({ items, start }: Sentence, verb: number, rules: LanguageRules): Phrase | null {
  const found = phraseBefore(items, verb, start, rules);
  if (found === null || !beginsSubject(items, found, rules)) return null;
  const isLedIn = found.from > start && rules.prepositions.has(items[found.from - 1]?.lower ?? '');
  return isLedIn && !rules.pronouns.has(items[found.from]?.lower ?? '') ? null : found;
}

/** Y añadió que …: the subject of the clause before, when it can be one. */
function borrowed({ items, start }: Sentence, verb: number, rules: LanguageRules): Phrase | null {
  const found = mainSubject(items, start, verb, rules);
  if (found === null || !beginsSubject(items, found, rules)) return null;
  // "la maire d'ajouter": read rightwards, a phrase without a name runs over the preposition of an infinitive.
  let to = Math.min(found.to, Math.max(verb, found.from + 1));
  while (to > found.from + 1 && rules.prepositions.has(items[to - 1]?.lower ?? '')) to -= 1;
  return withoutVerb(items, { from: found.from, to }, rules);
}

/** "Lo stadio, ha spiegato l'ingegnere, «reggerà»": nothing but verb and subject between two commas. */
function isBetweenCommas(
  { items, start }: Sentence,
  verb: number,
  subject: Phrase,
  rules: LanguageRules,
): boolean {
  if (!beginsSubject(items, subject, rules)) return false;
  let first = verb;
  while (first > start && isFiller(items[first - 1], rules)) first -= 1;
  const close = items[subject.to];
  return items[first - 1]?.text === ',' && (close?.text === ',' || close?.kind === 'quote');
}

/**
 * The credit a reporting verb before a quotation gives where subjects are loose: X ha dicho que «…», «…» después de que
 * dijera X, Ha dicho X: «…», y añadió: «…». Subject null where none is said.
 *
 * @param isDependent an infinitive or a gerund: it has no subject of its own
 */
export function looseBefore(
  sentence: Sentence,
  verb: number,
  isDependent: boolean,
  rules: LanguageRules,
): Attribution {
  const { items, block, end } = sentence;
  const word = items[verb];
  const cue = word === undefined ? null : { start: word.start, end: word.end };
  const main: Attribution['rule'] = 'main subject of the sentence';
  if (isDependent) return { rule: main, block, subject: borrowed(sentence, verb, rules), cue };
  const rule = 'subject-verb before the quotation';
  if (isPassiveParticiple(items, verb, rules)) {
    const subject = agentOf(sentence, verb, rules);
    // Without an agent nobody is meant, and nobody may be carried over.
    return { rule, block, subject, cue: subject === null ? null : cue };
  }
  const left = subjectLeft(sentence, verb, rules);
  if (left !== null) return { rule, block, subject: left, cue };
  const right = looseSubject(items, verb + 1, end, rules);
  if (right !== null && (isPersonal(items, right, rules) || isBetweenCommas(sentence, verb, right, rules)))
    return { rule, block, subject: right, cue };
  return { rule: main, block, subject: borrowed(sentence, verb, rules), cue };
}
