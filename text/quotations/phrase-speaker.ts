import type { Attribution } from './attribution';
import { capitalRunEnd } from './capital-run';
import { isCapitalised } from './is-capitalised';
import type { LanguageRules } from './language-rules';
import type { ResolvedMention } from './named-entity';
import type { NamedEntity } from './named-entity';
import type { Item } from './narration';
import type { Phrase } from './noun-phrase';
import { readName } from './read-name';
import type { Speaker } from './speaker';
import type { SpeakerContext } from './speaker-context';
import { writtenFrom } from './written-phrase';

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
export function phraseSpeaker(
  context: SpeakerContext,
  attribution: Attribution,
  described: Described,
): Speaker {
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
