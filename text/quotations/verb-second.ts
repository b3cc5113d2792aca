/**
 * Finds the subject of a clause whose finite verb stands second ("In Lindau sagte die Ministerin …"): what stands before
 * the verb is one phrase of any kind, and the subject stands behind the verb unless it is that phrase.
 * Cost: a bounded window on both sides of the verb.
 * Refused: the nearest noun before the verb, as English has it; that is the place or the newspaper as often as the speaker.
 */
import type { LanguageRules, VerbSecondRules } from './language-rules';
import type { Item } from './narration';
import { isFiller, isPoint, LONGEST_PHRASE, type Phrase } from './noun-phrase';
import { isCapitalised } from './person-names';
import { phraseAfter } from './phrase-after';
import { phraseBefore } from './phrase-before';

/** Items between a helping verb and its participle. */
const LONGEST_BRACKET = 30;
/** Items behind a verb in which its subject is looked for. */
const LONGEST_FIELD = 16;

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

/** True for a word no subject begins with. */
function isOblique(
  items: readonly Item[],
  at: number,
  rules: LanguageRules,
  second: VerbSecondRules,
): boolean {
  const word = items[at]?.lower ?? '';
  const next = items[at + 1];
  if (second.obliques.has(word) || rules.prepositions.has(word) || second.tagOpeners.has(word)) return true;
  if (second.objectPronouns.has(word) && !rules.determiners.has(word)) return true;
  if (rules.clauseWords.has(word)) return true;
  if (second.weakObliques.has(word))
    return next?.kind === 'word' && !isCapitalised(next) && next.lower.endsWith('en');
  return isFiller(items[at], rules) && !rules.pronouns.has(word) && !rules.determiners.has(word);
}

/** Likewise at the head of a clause, where "es" only keeps the place of the subject. */
function beginsOblique(
  items: readonly Item[],
  at: number,
  rules: LanguageRules,
  second: VerbSecondRules,
): boolean {
  return second.impersonals.has(items[at]?.lower ?? '') || isOblique(items, at, rules, second);
}

/** Steps over one phrase that is no subject: an adverb, "am Montag", "der neuen Zeitung". */
function afterOblique(items: readonly Item[], at: number, rules: LanguageRules): number {
  const isPreposition = rules.prepositions.has(items[at]?.lower ?? '');
  const phrase = phraseAfter(items, isPreposition ? at + 1 : at, rules);
  const isPhrase = phrase !== null && (isPreposition || rules.determiners.has(items[at]?.lower ?? ''));
  if (isPhrase) return phrase.to;
  return isPreposition ? at + 2 : at + 1;
}

/** "Montag", "Mai": capitals that name nobody. */
function isTime(item: Item, rules: LanguageRules): boolean {
  const isOther = isCapitalised(item) && rules.capitalisedOthers.has(item.lower);
  return isOther && !rules.determiners.has(item.lower) && !rules.pronouns.has(item.lower);
}

/** "Van der Berg" behind a verb: a name whose particle has a capital there. */
function nameWithParticle(items: readonly Item[], at: number, rules: LanguageRules): Phrase | null {
  if (!isCapitalised(items[at]) || !rules.prepositions.has(items[at]?.lower ?? '')) return null;
  const article = /^(?:der|den|de|dem)$/.test(items[at + 1]?.text ?? '') ? 1 : 0;
  return isCapitalised(items[at + 1 + article]) ? { from: at, to: at + 2 + article } : null;
}

/** "het bedrijf", "de anställda": what can be a pronoun is an article before a noun. */
function articlePhrase(items: readonly Item[], at: number, rules: LanguageRules): Phrase | null {
  const [word, next] = [items[at]?.lower ?? '', items[at + 1]];
  if (!rules.pronouns.has(word) || !rules.determiners.has(word) || next?.kind !== 'word') return null;
  if (isFiller(next, rules) || rules.prepositions.has(next.lower) || rules.clauseWords.has(next.lower))
    return null;
  if (rules.coordinators.has(next.lower) || rules.cueVerbs.has(next.lower)) return null;
  const noun = phraseAfter(items, at + 1, rules);
  return noun === null ? null : { from: at, to: noun.to };
}

/** The first phrase behind a verb that may be its subject; adverbs, places and addressees are stepped over. */
export function subjectBehind(
  items: readonly Item[],
  from: number,
  end: number,
  rules: LanguageRules,
): Phrase | null {
  const second = rules.verbSecond;
  if (second === null) return null;
  let at = from;
  while (at < end && at < from + LONGEST_FIELD) {
    const item = items[at];
    if (item?.kind !== 'word') return null;
    const special = nameWithParticle(items, at, rules) ?? articlePhrase(items, at, rules);
    if (special !== null) return special;
    if (isOblique(items, at, rules, second) || isTime(item, rules)) {
      at = afterOblique(items, at, rules);
      continue;
    }
    const phrase = phraseAfter(items, at, rules);
    if (phrase !== null) return phrase;
    at += 1;
  }
  return null;
}

/** A colon, a dash, or a quotation that is no name behind a noun ("der Sender „Nordwelle“"). */
function isBreak(items: readonly Item[], at: number): boolean {
  const item = items[at];
  if (item?.kind === 'quote') return items[at - 1]?.kind !== 'word';
  return BREAKS.has(item?.text ?? '');
}

/** Where the clause of a verb begins: behind the last quotation, colon or dash, then behind "und", "doch". */
function clauseStart({ items, start }: Clause, verb: number, rules: LanguageRules): number {
  let from = verb;
  while (from > start && !isBreak(items, from - 1)) from -= 1;
  while (from < verb && isLead(items[from], rules)) from += 1;
  return from;
}

/** A conjunction that changes nothing about the order behind it, or a comma left over. */
function isLead(item: Item | undefined, rules: LanguageRules): boolean {
  if (item === undefined) return false;
  return rules.coordinators.has(item.lower) || rules.lightConjunctions.has(item.lower) || isPoint(item, ',');
}

/** The conjunction of a clause whose verb stands last ("wie die Polizei mitteilte"); null when the verb does not. */
function conjunctionOf(clause: Clause, from: number, verb: number, rules: LanguageRules): number | null {
  const next = clause.items[verb + 1];
  if (next?.kind === 'word' && !rules.verbSecond?.helpers.has(next.lower)) return null;
  // "Berg, som bor där, säger": the comma closed that clause.
  if (isPoint(clause.items[verb - 1], ',')) return null;
  for (let at = verb - 1; at >= from; at -= 1) {
    const item = clause.items[at];
    const opens = at === from || isPoint(clause.items[at - 1], ',');
    if (item?.kind === 'word' && opens && rules.clauseWords.has(item.lower)) return at;
  }
  return null;
}

/** A phrase at the head of a clause, with all that hangs on it up to the verb or the first comma. */
function fullHead(items: readonly Item[], head: Phrase, verb: number, rules: LanguageRules): Phrase {
  let to = head.to;
  while (to < verb && to - head.from < LONGEST_PHRASE) {
    const item = items[to];
    if (item?.kind !== 'word' || isFiller(item, rules) || rules.cueVerbs.has(item.lower)) break;
    if (rules.clauseWords.has(item.lower) || rules.pronouns.has(item.lower)) break;
    to += 1;
  }
  // Only what reaches the verb or an aside hangs on the head; else a verb of its own came between.
  return to === verb || isPoint(items[to], ',') || isPoint(items[to], '(') ? { from: head.from, to } : head;
}

/** "Von der Berg sagte": a name whose particle begins the sentence. */
function particleName(items: readonly Item[], from: number, verb: number): Phrase | null {
  const isParticle = /^(?:Von|Van|De|Zu)$/.test(items[from]?.text ?? '');
  const article = /^(?:der|den|dem|de)$/.test(items[from + 1]?.text ?? '') ? 1 : 0;
  const reachesVerb = from + 2 + article === verb && isCapitalised(items[verb - 1]);
  return isParticle && reachesVerb ? { from, to: verb } : null;
}

/** The phrase before the verb where it can be the subject. */
function subjectAhead(clause: Clause, from: number, verb: number, rules: LanguageRules): Phrase | null {
  const { items } = clause;
  if (!rules.capitalNouns) return phraseBefore(items, verb, from, rules);
  const named = particleName(items, from, verb);
  if (named !== null) return named;
  const head = phraseAfter(items, from, rules);
  return head === null || head.to > verb ? null : fullHead(items, head, verb, rules);
}

/** "…, sagte Vogt:" the phrase closes with the clause, so nothing but a subject can stand there. */
function closesClause(items: readonly Item[], phrase: Phrase | null): boolean {
  const next = phrase === null ? undefined : items[phrase.to];
  return (
    phrase !== null &&
    (next === undefined || next.kind === 'quote' || [',', ':', '.', '('].includes(next.text))
  );
}

/** The subject of the first clause of a sentence, for "… und sagte" and for sentences no listed verb reports. */
export function firstSubject(clause: Clause, end: number, rules: LanguageRules): Phrase | null {
  const second = rules.verbSecond;
  const { items, start } = clause;
  if (second === null) return null;
  const from = clauseStart({ ...clause, end }, start, rules);
  const begin = isLead(items[from], rules) ? from + 1 : from;
  if (begin >= end) return null;
  if (!beginsOblique(items, begin, rules, second)) {
    const head = phraseAfter(items, begin, rules);
    return head !== null && head.to <= end ? fullHead(items, head, head.to, rules) : null;
  }
  for (let at = begin + 1; at < end && at < begin + LONGEST_BRACKET; at += 1) {
    const item = items[at];
    if (item?.kind !== 'word' || isCapitalised(item) || rules.prepositions.has(item.lower)) continue;
    const isVerb =
      second.helpers.has(item.lower) || isVerbLike(item, rules) || standsSecond(items, at, rules);
    if (isVerb) return subjectBehind(items, at + 1, end, rules);
  }
  return null;
}

/** A word in small letters right behind a noun that is no small word: where all nouns have capitals only the verb is left. */
function standsSecond(items: readonly Item[], at: number, rules: LanguageRules): boolean {
  const item = items[at];
  if (!rules.capitalNouns || item === undefined || !isCapitalised(items[at - 1]) || isFiller(item, rules))
    return false;
  const small = [rules.determiners, rules.clauseWords, rules.coordinators, rules.pronouns];
  return !small.some((words) => words.has(item.lower));
}

/** Ends like a finite verb of the language and is no small word. */
export function isVerbLike(item: Item | undefined, rules: LanguageRules): boolean {
  if (item?.kind !== 'word' || isCapitalised(item) || isFiller(item, rules)) return false;
  if (rules.prepositions.has(item.lower) || rules.clauseWords.has(item.lower)) return false;
  if (rules.determiners.has(item.lower) || rules.pronouns.has(item.lower)) return false;
  return (
    item.lower.length > 2 &&
    (rules.verbSecond?.verbEndings ?? []).some((ending) => item.lower.endsWith(ending))
  );
}

/** The subject of the finite verb at `verb`; null when the clause names none. */
export function subjectOfFinite(clause: Clause, verb: number, rules: LanguageRules): Phrase | null {
  const second = rules.verbSecond;
  const { items, end } = clause;
  if (second === null) return null;
  const before = items[verb - 1];
  if (before !== undefined && rules.coordinators.has(before.lower) && verb - 1 > clause.start) {
    const behind = subjectBehind(items, verb + 1, end, rules);
    const isPronoun = behind !== null && second.subjectPronouns.has(items[behind.from]?.lower ?? '');
    return isPronoun ? behind : firstSubject(clause, verb - 1, rules);
  }
  const from = clauseStart(clause, verb, rules);
  const conjunction = conjunctionOf(clause, from, verb, rules);
  if (conjunction !== null) return subjectBehind(items, conjunction + 1, verb, rules);
  const behind = subjectBehind(items, verb + 1, end, rules);
  if (from === verb) return behind;
  const isPronoun = behind !== null && second.subjectPronouns.has(items[behind.from]?.lower ?? '');
  const ahead = subjectAhead(clause, from, verb, rules);
  if (behind !== null && (isPronoun || beginsOblique(items, from, rules, second))) return behind;
  const isName = behind !== null && isCapitalised(items[behind.from]) && closesClause(items, behind);
  if (isName && (ahead === null || standsAgainst(items, ahead, verb, rules))) return behind;
  return ahead ?? behind;
}

/** The phrase ahead is no subject when a name closes the clause: a finished clause, or a thing that names nobody. */
function standsAgainst(items: readonly Item[], ahead: Phrase, verb: number, rules: LanguageRules): boolean {
  // "Die Lage sei ernst, sagte Vogt": the phrase and the comma before the verb have another verb between them.
  if (isPoint(items[verb - 1], ',')) return !isPoint(items[ahead.to], ',') && ahead.to !== verb - 1;
  return (
    rules.capitalNouns &&
    ahead.to === verb &&
    rules.verbSecond?.weakObliques.has(items[ahead.from]?.lower ?? '') === true
  );
}
