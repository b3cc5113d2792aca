/**
 * Finds whom "he" or "she" means. Subjects of sentences come first: news goes on about whom it began with, and somebody
 * named inside a report of speech ("Lund said Quill has …") is hardly ever the next "he". Sentence by sentence
 * backwards; whoever was credited last comes before anybody who is only mentioned since.
 * Cost: at most MOST_MENTIONS mentions per pronoun.
 * Refused: a known gender farther back before a nearer subject of unknown gender (names in news are too many for any list).
 */
import type { Gender } from './gender';
import type { ResolvedMention } from './named-entity';
import type { NamedEntity } from './named-entity';

/** How many different people back a pronoun is followed: beyond that the guess is worth little. */
const MOST_PEOPLE = 3;
/** Mentions among which anybody else who fits makes the answer a guess: two or three sentences. */
const RIVAL_REACH = 8;
/** Mentions looked at in all, so that a long list of names costs nothing. */
const MOST_MENTIONS = 40;

/** Whom a pronoun means. `guessed`: somebody else near by fits as well. */
export interface ResolvedPronoun {
  readonly person: ResolvedMention;
  /** Where the article last met them: anybody new after this may be meant instead. */
  readonly lastMet: number;
  readonly confidence: 'resolved' | 'guessed';
}

/** Whom the quotation before is credited to, and where. */
export interface Anchor {
  readonly person: ResolvedMention;
  /** Where the words of the attribution stand. */
  readonly at: number;
}

/** Index of the last mention that ends before `at`. */
function lastBefore(mentions: readonly ResolvedMention[], at: number): number {
  let low = 0;
  let high = mentions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((mentions[middle]?.mention.end ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** "Muslims", "Republicans": one word with a plural's end that the article never prints as anybody's surname. */
function isPlural({ words, roles }: NamedEntity): boolean {
  const [only, second] = words;
  return second === undefined && roles.size === 0 && /[^s]s$/.test(only ?? '');
}

/** Somebody whose gender is not known still fits, when the article treats the name as a person's. */
function fits({ entity, mention }: ResolvedMention, gender: Gender): boolean {
  if (entity.isOrganisation || isPlural(entity)) return false;
  // "she" may have shown a gender the name does not.
  const known = entity.gender === 'unknown' ? mention.gender : entity.gender;
  // A verb without its subject may tell no gender.
  if (known !== 'unknown') return gender === 'unknown' || known === gender;
  if (mention.roles.length > 0) return true;
  const acts = mention.isSubject || mention.leadsSentence === true;
  return acts && (entity.isPerson === true || (entity.words.length > 1 && mention.isSubject));
}

/** Who speaks comes before whom the sentence is about, and they before those who only do something in it. */
function rank({ mention }: ResolvedMention): number {
  if (mention.reports === true) return 3;
  if (mention.leadsSentence === true) return 2;
  return mention.isSubject ? 1 : 0;
}

interface Search {
  /** Different people met. */
  readonly seen: Set<NamedEntity>;
  sentence: number;
  acting: ResolvedMention | null;
  passive: ResolvedMention | null;
}

/** Notes one mention; true when the search has left a sentence in which somebody acts. */
function look(search: Search, resolved: ResolvedMention, gender: Gender): boolean {
  if ((resolved.mention.sentence ?? -1) !== search.sentence) {
    if (search.acting !== null) return true;
    search.sentence = resolved.mention.sentence ?? -1;
  }
  if (!fits(resolved, gender)) return false;
  const found = rank(resolved);
  // Backwards: of two alike the one that stands first in the sentence is its subject.
  if (found === 0) search.passive ??= resolved;
  else if (search.acting === null || found >= rank(search.acting)) search.acting = resolved;
  search.seen.add(resolved.entity);
  return false;
}

/** Somebody else who fits among the last names, so that a careful reader would look twice. */
function hasRival(
  mentions: readonly ResolvedMention[],
  last: number,
  person: NamedEntity,
  gender: Gender,
): boolean {
  const near = mentions.slice(Math.max(last + 1 - RIVAL_REACH, 0), last + 1);
  return near.some((other) => other.entity !== person && fits(other, gender));
}

/**
 * Whom "he" or "she" at `at` means: the subject of the nearest sentence that has one who fits, unless the quotation
 * before was credited nearer than that; else the nearest whose known gender fits. Null when none is near: a wrong name
 * is worse than none.
 */
export function resolvePronoun(
  mentions: readonly ResolvedMention[],
  at: number,
  gender: Gender,
  anchor: Anchor | null,
): ResolvedPronoun | null {
  const search: Search = { seen: new Set(), sentence: -1, acting: null, passive: null };
  const last = lastBefore(mentions, at);
  const isAnchored = anchor !== null && anchor.at < at && fits(anchor.person, gender);
  for (let index = last; index > last - MOST_MENTIONS && search.seen.size < MOST_PEOPLE; index -= 1) {
    const resolved = mentions[index];
    if (resolved === undefined) break;
    if (isAnchored && resolved.mention.start <= anchor.at) break;
    if (look(search, resolved, gender)) break;
  }
  if (isAnchored) search.seen.add(anchor.person.entity);
  const isBefore = isAnchored && search.acting === null;
  const person = isBefore ? anchor.person : (search.acting ?? search.passive);
  if (person === null) return null;
  const lastMet = isBefore ? anchor.at : person.mention.end;
  const isAlone = search.seen.size < 2 && !hasRival(mentions, last, person.entity, gender);
  return { person, lastMet, confidence: isAlone ? 'resolved' : 'guessed' };
}
