import type { Range } from '@/text/article';
import type { Attribution } from './attribution';
import type { LanguageRules } from './language-rules';
import type { NamedEntity, NameTable } from './name-table';
import type { Item } from './narration';
import type { Phrase } from './noun-phrase';
import type { SpeakerConfidence } from './quotation';
import { capitalRunEnd, isCapitalised, type NameMention, readName } from './person-names';
import { resolvePronoun } from './resolve-pronoun';
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
}

/** What is needed to read the phrases of an article. */
export interface SpeakerContext {
  readonly text: string;
  readonly blocks: readonly (readonly Item[])[];
  readonly names: NameTable;
  readonly rules: LanguageRules;
}

/** Longer phrases are cut: the head stands in front. */
const LONGEST_WRITTEN = 200;

/** The phrase up to its first "of", "for" or "who": the head, without what is told about it. */
function headEnd(items: readonly Item[], phrase: Phrase, rules: LanguageRules): number {
  for (let at = phrase.from + 1; at < phrase.to; at += 1) {
    const item = items[at];
    if (item === undefined || item.kind === 'quote') return at;
    if (item.kind === 'point' && item.text === ',') return at;
    if (item.kind !== 'word') continue;
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

/** The names of the head, when it ends in one: "Boston Mayor Michelle Wu", "Kerry and Lavrov"; else none. */
function namesOfHead(
  items: readonly Item[],
  from: number,
  to: number,
  rules: LanguageRules,
): readonly NameMention[] {
  const names: NameMention[] = [];
  let at = from;
  let last = -1;
  while (at < to) {
    if (!isCapitalised(items[at])) {
      at += 1;
      continue;
    }
    const end = Math.min(Math.max(capitalRunEnd(items, at, rules), at + 1), to);
    const name = readName(items, at, end, rules);
    if (name !== null && !name.isPossessive) {
      names.push(name);
      last = end;
    }
    at = end;
  }
  if (last !== to) return [];
  // Before a lower-case word a capitalised run is no name of its own: "Republican host Howie Carr".
  const joint = names.length > 1 && items.slice(from, to).some((item) => rules.coordinators.has(item.lower));
  return joint ? names : names.slice(-1);
}

/** "Its mayor, independent Rosa Quill, …": the name stands behind the phrase. */
function apposition(context: SpeakerContext, attribution: Attribution, phrase: Phrase): NamedEntity | null {
  const items = context.blocks[attribution.block] ?? [];
  if (items[phrase.to]?.text !== ',') return null;
  for (let at = phrase.to + 1; at < phrase.to + 12; at += 1) {
    const item = items[at];
    if (item === undefined || item.kind !== 'word') return null;
    if (!isCapitalised(item)) continue;
    const name = readName(items, at, capitalRunEnd(items, at, context.rules), context.rules);
    const entity = name === null || name.isPossessive ? null : context.names.find(name);
    if (entity !== null && !entity.isOrganisation && entity.words.length > 1) return entity;
    at = Math.max(capitalRunEnd(items, at, context.rules) - 1, at);
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
  if (!isWhole || !context.rules.definites.has(determiner)) return null;
  const entity = context.names.withRole(noun);
  return entity === null || entity.isOrganisation ? null : entity;
}

/** "he", "she": somebody near by; another pronoun, or one nobody fits, stays unresolved. */
function pronounSpeaker(context: SpeakerContext, block: number, item: Item): Speaker {
  const { names, blocks, rules } = context;
  const gender = rules.pronouns.get(item.lower) ?? 'unknown';
  const found = gender === 'unknown' ? null : resolvePronoun(names, item.start, gender);
  const asWritten = item.text;
  const isSomebodyElse =
    found !== null &&
    unnamedPersonBetween(blocks, block, found.resolved.mention.end, item.start, gender, rules);
  if (found === null || isSomebodyElse)
    return { speaker: null, asWritten, kind: 'pronoun', confidence: 'guessed', knownFrom: null };
  const { mention, entity } = found.resolved;
  const knownFrom = { start: mention.start, end: mention.end };
  return { speaker: entity.fullName, asWritten, kind: 'pronoun', confidence: found.confidence, knownFrom };
}

/** A phrase that names nobody: the person it is told about, where the article says so, else its own words. */
function phraseSpeaker(
  context: SpeakerContext,
  attribution: Attribution,
  phrase: Phrase,
  to: number,
  asWritten: string,
): Speaker {
  const items = context.blocks[attribution.block] ?? [];
  const named = apposition(context, attribution, phrase);
  const known = named ?? byRole(context, items, phrase.from, to, to === phrase.to);
  if (known === null) {
    const speaker = asWritten.replace(/\s+/gu, ' ');
    return { speaker, asWritten, kind: 'phrase', confidence: 'described', knownFrom: null };
  }
  const mention = context.names.mentions.find(({ entity }) => entity === known)?.mention;
  const knownFrom = mention === undefined ? null : { start: mention.start, end: mention.end };
  const confidence = named === null ? 'resolved' : 'named';
  return { speaker: known.fullName, asWritten, kind: 'phrase', confidence, knownFrom };
}

/** Reads whom an attribution's subject names; null when it has none. */
export function nameSpeaker(context: SpeakerContext, attribution: Attribution): Speaker | null {
  const { rules } = context;
  const items = context.blocks[attribution.block] ?? [];
  const phrase = attribution.subject;
  const [first, last] = phrase === null ? [] : [items[phrase.from], items[phrase.to - 1]];
  if (phrase === null || first === undefined || last === undefined) return null;
  if (phrase.to - phrase.from === 1 && rules.pronouns.has(first.lower)) {
    return pronounSpeaker(context, attribution.block, first);
  }
  const asWritten = context.text.slice(first.start, Math.min(last.end, first.start + LONGEST_WRITTEN));
  const to = withoutTime(items, phrase.from, headEnd(items, phrase, rules), rules);
  const names = namesOfHead(items, phrase.from, to, rules);
  if (names.length === 0) return phraseSpeaker(context, attribution, phrase, to, asWritten);
  const full = names.map((name) => context.names.find(name)?.fullName ?? name.words.join(' '));
  return { speaker: full.join(' and '), asWritten, kind: 'name', confidence: 'named', knownFrom: null };
}
