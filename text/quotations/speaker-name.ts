import type { Range } from '@/text/article';
import type { Attribution } from './attribution';
import type { LanguageRules } from './language-rules';
import type { NamedEntity, NameTable, ResolvedMention } from './name-table';
import type { Item } from './narration';
import type { Phrase } from './noun-phrase';
import { personInPhrase } from './person-in-phrase';
import type { SpeakerConfidence } from './quotation';
import { nameInTail } from './name-in-tail';
import { isInsideName } from './name-particle';
import { tiesName } from './noun-phrase-after';
import { capitalRunEnd, isCapitalised, type NameMention, readName } from './person-names';
import { genderTold, isOwner, isVerbAlone } from './pronoun-gender';
import { nameUncasedSpeaker } from './uncased-speaker';
import { type Anchor, resolvePronoun } from './resolve-pronoun';
import { unnamedPersonBetween } from './unnamed-person';

/** Whom an attribution names. */
export interface Speaker {
  /** The fullest name of the article; a phrase where it names nobody; null for a pronoun nobody fits. */
  readonly speaker: string | null;
  readonly asWritten: string;
  readonly kind: 'name' | 'phrase' | 'pronoun';
  readonly confidence: SpeakerConfidence;
  /** Where the article prints the name that was found for a pronoun or a role; null when the attribution prints it. */
  readonly knownFrom: Range | null;
  /** The one person meant, whom a later pronoun may mean as well; null for several, for a thing or for nobody known. */
  readonly person?: ResolvedMention | null;
  /** Where the attribution's subject stands. */
  readonly at?: number;
}

/** What is needed to read the phrases of an article. */
export interface SpeakerContext {
  readonly text: string;
  readonly blocks: readonly (readonly Item[])[];
  readonly names: NameTable;
  readonly rules: LanguageRules;
  /** Whom the quotation before is credited to. */
  readonly anchor: Anchor | null;
}

/** Longer phrases are cut: the head stands in front. */
const LONGEST_WRITTEN = 200;

/** The words of a phrase as printed, cut at the end of a word. */
function writtenFrom(text: string, items: readonly Item[], { from, to }: Phrase): string {
  const start = items[from]?.start ?? 0;
  let end = items[from]?.end ?? start;
  for (let at = from; at < to; at += 1) {
    const item = items[at];
    if (item !== undefined && item.end - start <= LONGEST_WRITTEN) end = item.end;
  }
  return text.slice(start, end);
}

/** The phrase up to its first "of", "for" or "who": the head, without what is told about it. */
function headEnd(items: readonly Item[], phrase: Phrase, rules: LanguageRules): number {
  for (let at = phrase.from + 1; at < phrase.to; at += 1) {
    const item = items[at];
    if (item === undefined || item.kind === 'quote') return at;
    if (item.kind === 'point' && item.text === ',') return at;
    if (item.kind !== 'word') continue;
    if (rules.capitalNouns && tiesName(items, at, rules)) continue;
    if (isInsideName(items, at, rules)) continue;
    if (rules.bindingPrepositions.has(item.lower) || rules.relativePronouns.has(item.lower)) return at;
  }
  return phrase.to;
}

/** "Quill on Tuesday", "Quill yesterday": the day is no part of the name. */
function withoutTime(items: readonly Item[], from: number, to: number, rules: LanguageRules): number {
  let end = to;
  while (end > from + 1) {
    const item = items[end - 1];
    if (item === undefined || !(rules.capitalisedOthers.has(item.lower) || rules.adverbs.has(item.lower)))
      break;
    end -= 1;
  }
  return end;
}

/** "die Polizei", "viele Anwohner": a lone capital behind small words, where every noun has one. */
function isCommonNoun(
  items: readonly Item[],
  from: number,
  at: number,
  end: number,
  rules: LanguageRules,
): boolean {
  const word = items[at];
  if (!rules.capitalNouns || word === undefined || end - at > 1 || at === from) return false;
  return !rules.firstNames.has(word.lower) && !/^\p{Lu}{2,}$/u.test(word.text);
}

/** The names of the head, when it ends in one: "Orrin Mayor Rosa Quill", "Lund and Voss"; else none. */
function namesOfHead(
  items: readonly Item[],
  from: number,
  to: number,
  anyCase: boolean,
  rules: LanguageRules,
): readonly NameMention[] {
  const names: NameMention[] = [];
  let at = from;
  let last = -1;
  while (at < to) {
    const isArticle = rules.capitalNouns && at === from && rules.determiners.has(items[at]?.lower ?? '');
    if (!isCapitalised(items[at]) || isArticle) {
      at += 1;
      continue;
    }
    const end = Math.min(Math.max(capitalRunEnd(items, at, rules), at + 1), to);
    const name = isCommonNoun(items, from, at, end, rules) ? null : readName(items, at, end, rules);
    if (name !== null && (anyCase || !name.isPossessive)) {
      names.push(anyCase ? { ...name, isPossessive: true } : name);
      last = end;
    }
    at = end;
  }
  if (last !== to) return [];
  // Before a lower-case word a capitalised run is no name of its own: "Republican host Amos Lund".
  const joint = names.length > 1 && items.slice(from, to).some((item) => rules.coordinators.has(item.lower));
  return joint ? names : names.slice(-1);
}

interface Apposition {
  readonly entity: NamedEntity;
  /** Index of the item behind the name. */
  readonly to: number;
  /** Nothing but the comma stands between the phrase and the name. */
  readonly isDirect: boolean;
}

/** "Its mayor, independent Rosa Quill, …": the name stands behind the phrase. */
function apposition(context: SpeakerContext, attribution: Attribution, phrase: Phrase): Apposition | null {
  const items = context.blocks[attribution.block] ?? [];
  if (items[phrase.to]?.text !== ',') return null;
  for (let at = phrase.to + 1; at < phrase.to + 12; at += 1) {
    const item = items[at];
    if (item === undefined || item.kind !== 'word') return null;
    // "a neighbour, who backs Quill": a clause is told about the phrase, and its names are somebody else's.
    if (context.rules.clauseWords.has(item.lower) || context.rules.pronouns.has(item.lower)) return null;
    if (!isCapitalised(item)) continue;
    const to = capitalRunEnd(items, at, context.rules);
    const name = readName(items, at, to, context.rules);
    const entity = name === null || name.isPossessive ? null : context.names.find(name);
    if (entity !== null && !entity.isOrganisation && entity.words.length > 1)
      return { entity, to, isDirect: at === phrase.to + 1 };
    at = Math.max(to - 1, at);
  }
  return null;
}

/** "the mayor" where the article gives exactly one person that role. */
function byRole(
  context: SpeakerContext,
  items: readonly Item[],
  from: number,
  to: number,
  isWhole: boolean,
): NamedEntity | null {
  const determiner = items[from]?.lower ?? '';
  const noun = items[to - 1]?.lower ?? '';
  // A role alone means the one the article speaks of: always without articles, in headlines with them.
  const isKnown = to - from === 1 || (context.rules.hasArticles && context.rules.definites.has(determiner));
  if (!isWhole || !isKnown) return null;
  const entity = context.names.withRole(noun);
  return entity === null || entity.isOrganisation ? null : entity;
}

/** "sagten sie": the verb tells that the pronoun "she" shares means several. */
function isPlural(cue: string, rules: LanguageRules): boolean {
  const ending = rules.verbSecond?.pluralEnding ?? '';
  return ending !== '' && cue.endsWith(ending);
}

/** "he", "she": somebody near by; another pronoun, or one nobody fits, stays unresolved. */
function pronounSpeaker(
  context: SpeakerContext,
  block: number,
  index: number,
  item: Item,
  cue: string,
): Speaker {
  const { names, blocks, rules, anchor } = context;
  const told = isPlural(cue, rules) ? null : genderTold(item, rules);
  const gender = told ?? 'unknown';
  const items = blocks[block] ?? [];
  // "Reed is no liberal, he said": somebody else says it.
  const isTail = items[index - 1]?.text === ',' && /^[.,]$/.test(items[index + 2]?.text ?? '');
  const before = isTail ? (items[item.sentence]?.start ?? item.start) : item.start;
  const found = told === null ? null : resolvePronoun(names.mentions, before, gender, anchor);
  const written = { asWritten: item.text, kind: 'pronoun', at: item.start } as const;
  const isSomebodyElse =
    found !== null && unnamedPersonBetween(blocks, block, found.lastMet, item.start, gender, rules);
  if (found === null || isSomebodyElse)
    return { ...written, speaker: null, confidence: 'guessed', knownFrom: null, person: null };
  const { mention, entity, namedAt = mention } = found.person;
  const knownFrom = { start: namedAt.start, end: namedAt.end };
  return {
    ...written,
    speaker: entity.fullName,
    confidence: found.confidence,
    knownFrom,
    person: found.person,
  };
}

/** "the woman", "the Republican candidate": nobody named, but one person whom "she" or "he" may mean next. */
function unnamedPerson(
  items: readonly Item[],
  from: number,
  to: number,
  asWritten: string,
  rules: LanguageRules,
): ResolvedMention | null {
  const [first, head] = [items[from], items[to - 1]];
  if (first === undefined || head === undefined || !rules.determiners.has(first.lower)) return null;
  const gender =
    rules.personNouns.get(head.lower) ??
    rules.genderedWords.get(head.lower) ??
    (rules.roles.has(head.lower) ? 'unknown' : null);
  if (gender === null) return null;
  const words = asWritten.split(/\s+/u);
  const fullName = words.join(' ');
  const entity = { fullName, words, gender, isOrganisation: false, isPerson: true, roles: new Set<string>() };
  const stands = { start: first.start, end: head.end, sentence: items[first.sentence]?.start ?? first.start };
  const says = { roles: [], gender, isPossessive: false, isOrganisation: false };
  return {
    entity,
    mention: { ...stands, ...says, words, isSubject: true, reports: true, leadsSentence: true },
  };
}

interface Described {
  readonly phrase: Phrase;
  /** End of its head. */
  readonly to: number;
  readonly at: number;
  readonly asWritten: string;
}

/** A phrase that names nobody: the person it is told about, where the article says so, else its own words. */
function phraseSpeaker(context: SpeakerContext, attribution: Attribution, described: Described): Speaker {
  const { phrase, to, at } = described;
  const items = context.blocks[attribution.block] ?? [];
  const named = apposition(context, attribution, phrase);
  // "the transport minister, Paula Renwick": the article's own naming, so it is written here.
  const asWritten =
    named?.isDirect === true
      ? writtenFrom(context.text, items, { from: phrase.from, to: named.to })
      : described.asWritten;
  const known = named?.entity ?? byRole(context, items, phrase.from, to, to === phrase.to);
  const written = { asWritten, kind: 'phrase', at } as const;
  if (known === null) {
    const speaker = asWritten.replace(/\s+/gu, ' ');
    const person = unnamedPerson(items, phrase.from, to, speaker, context.rules);
    return { ...written, speaker, confidence: 'described', knownFrom: null, person };
  }
  const person = context.names.firstMention?.(known) ?? null;
  const knownFrom = person === null ? null : { start: person.mention.start, end: person.mention.end };
  const confidence = named === null ? 'resolved' : 'named';
  return { ...written, speaker: known.fullName, confidence, knownFrom, person };
}

/** One name or several, each in the fullest form the article has. */
function namedSpeaker(
  context: SpeakerContext,
  names: readonly NameMention[],
  at: number,
  asWritten: string,
): Speaker {
  const found = names.map((mention) => ({ mention, entity: context.names.find(mention) }));
  // "Van der Meer" may be fuller here than anywhere else.
  const full = found.map(({ mention, entity }) =>
    entity !== null && entity.words.length >= mention.words.length
      ? entity.fullName
      : mention.words.join(' '),
  );
  const [only, second] = found;
  const entity = second === undefined ? only?.entity : null;
  const person = entity && only ? { mention: only.mention, entity } : null;
  return {
    speaker: full.join(' and '),
    asWritten,
    kind: 'name',
    confidence: 'named',
    knownFrom: null,
    person,
    at,
  };
}

/** Reads whom an attribution's subject names; null when it has none. */
export function nameSpeaker(context: SpeakerContext, attribution: Attribution): Speaker | null {
  const { rules } = context;
  const items = context.blocks[attribution.block] ?? [];
  const phrase = attribution.subject;
  const [first, last] = phrase === null ? [] : [items[phrase.from], items[phrase.to - 1]];
  if (phrase === null || first === undefined || last === undefined) return null;
  const isPronoun = rules.pronouns.has(first.lower) || isOwner(attribution, first, rules);
  if (phrase.to - phrase.from === 1 && (isPronoun || isVerbAlone(attribution, first, rules))) {
    const { cue } = attribution;
    const words = cue === null ? '' : context.text.slice(cue.start, cue.end);
    return pronounSpeaker(context, attribution.block, phrase.from, first, words);
  }
  // "one shouted": somebody, but nobody the article tells of.
  if (
    phrase.to - phrase.from === 1 &&
    rules.standAlones.has(first.lower) &&
    rules.indefinites.has(first.lower)
  )
    return {
      speaker: null,
      asWritten: first.text,
      kind: 'pronoun',
      confidence: 'guessed',
      knownFrom: null,
      at: first.start,
    };
  if (rules.uncased !== null) return nameUncasedSpeaker(context, attribution, phrase);
  const asWritten = writtenFrom(context.text, items, phrase);
  // Behind words of reference names stand in another case than as subjects.
  const anyCase =
    attribution.rule === 'according to' && (rules.declensions.length > 0 || rules.apostropheCases);
  const person = rules.freeSubjects ? personInPhrase(items, phrase, anyCase, rules) : null;
  const to = person?.to ?? withoutTime(items, phrase.from, headEnd(items, phrase, rules), rules);
  const names = namesOfHead(items, person?.from ?? phrase.from, to, anyCase, rules);
  // "пресс-служба МЧС": the noun is the head, and the organisation only tells whose it is.
  const isOfficeOf =
    rules.freeSubjects && !isCapitalised(first) && names.every((name) => name.isOrganisation);
  // "le syndicat Mer et Travail": one name that joins two words.
  const isOneBody =
    names.length > 1 &&
    rules.rolesInLowerCase &&
    rules.organisationWords.has(items[phrase.from + 1]?.lower ?? '');
  if (names.length > 0 && !isOfficeOf && !isOneBody) {
    const named = namedSpeaker(context, names, first.start, asWritten);
    // The answer itself names nobody.
    return attribution.rule === 'the one interviewed' ? { ...named, confidence: 'resolved' } : named;
  }
  const tail = nameInTail(items, phrase, rules);
  if (tail !== null) return namedSpeaker(context, [tail], first.start, asWritten);
  return phraseSpeaker(context, attribution, { phrase, to, at: first.start, asWritten });
}
