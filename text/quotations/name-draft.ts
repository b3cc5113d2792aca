/**
 * Gathers what the mentions of one name tell of its bearer, the longer forms first, so that every shorter one finds the
 * form it is short for. Cost: linear in the names; namesakes are bounded.
 */
import type { Gender } from './gender';
import type { NameMention } from './name-mention';

/** People of one surname an article can keep apart; more are no article but a list. */
const MOST_NAMESAKES = 12;

export interface Draft {
  words: readonly string[];
  gender: Gender;
  /** Mentions that look like an organisation's, less those that do not: one "Rosa Quill Bank" makes no bank of her. */
  organisationVotes: number;
  isPerson: boolean;
  /** Is the subject of something, or a full name nothing governs, so that its form is the nominative. */
  acts: boolean;
  /** Somebody's relative, brought in after the surname alone: that one is then another's. */
  readonly isSecond: boolean;
  readonly roles: Set<string>;
}

/** Words of names as they are compared: "J." and "J" are one initial. */
export const key = (word: string): string => word.toLowerCase().replaceAll('’', "'").replaceAll('.', '');

/** Jr. and III are no surnames. */
function isSuffix(word: string): boolean {
  return /^(?:jr|sr|ii|iii|iv)$/.test(key(word));
}

/** The key all forms of a name share. */
function surname(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return key(isSuffix(last) && words.length > 1 ? (words.at(-2) ?? last) : last);
}

/** Same person as far as names tell: same surname, and the first names do not contradict each other. */
function mayBeSame(a: readonly string[], b: readonly string[]): boolean {
  if (surname(a) !== surname(b)) return false;
  if (a.length === 1 || b.length === 1) return true;
  const [firstA, firstB] = [key(a[0] ?? ''), key(b[0] ?? '')];
  return (
    firstA === firstB ||
    (firstA.length > 0 && firstB.length > 0 && (firstA.startsWith(firstB) || firstB.startsWith(firstA)))
  );
}

/** Mr Price cannot be Ann Price. */
function clashes(a: Gender, b: Gender): boolean {
  return a !== 'unknown' && b !== 'unknown' && a !== b;
}

/** Bounded, so that a text of nothing but namesakes costs no more than any other. */
function put(index: Map<string, Draft[]>, word: string, draft: Draft): void {
  const list = index.get(word);
  if (list === undefined) index.set(word, [draft]);
  else if (list.length < MOST_NAMESAKES && !list.includes(draft)) list.push(draft);
}

/** Adds what a further mention tells: a fuller form, a gender, a role. */
function merge(draft: Draft, name: NameMention): void {
  if (name.words.length > draft.words.length) draft.words = name.words;
  if (draft.gender === 'unknown') draft.gender = name.gender;
  draft.organisationVotes += name.isOrganisation ? 1 : -1;
  draft.acts ||= name.isSubject || (name.words.length > 1 && !name.isPossessive);
  draft.isPerson ||= name.reports === true || name.roles.length > 0 || name.gender !== 'unknown';
  for (const role of name.roles) draft.roles.add(role);
}

/** The longer names first, so that every shorter one finds the form it is short for. */
function byLength(names: readonly NameMention[]): readonly NameMention[] {
  return [...names].sort(
    (a, b) => Math.min(b.words.length, 2) - Math.min(a.words.length, 2) || a.start - b.start,
  );
}

/** The longer name this one is short for, or the same name met before. */
export function draftFor(index: Map<string, Draft[]>, name: NameMention): Draft | null {
  const bySurname = (index.get(surname(name.words)) ?? []).filter((draft) =>
    mayBeSame(draft.words, name.words),
  );
  const isAlone = name.words.length === 1;
  const fitting = bySurname.find(
    (draft) => !clashes(draft.gender, name.gender) && !(isAlone && draft.isSecond),
  );
  if (fitting !== undefined) return fitting;
  // "Rosa" for Rosa Quill, "Planned" never: only names of one word, and only people.
  if (!isAlone) return null;
  const byFirst = index.get(`first:${key(name.words[0] ?? '')}`) ?? [];
  const [only, second] = byFirst.filter((draft) => draft.organisationVotes < 0);
  return second === undefined ? (only ?? null) : null;
}

/** Somebody met for the first time. */
function newDraft(name: NameMention, isSecond: boolean): Draft {
  const { words, gender } = name;
  const untold = { organisationVotes: 0, isPerson: false, acts: false };
  return { words, gender, isSecond, ...untold, roles: new Set() };
}

/** Where each surname is printed alone first. */
function lonePlaces(names: readonly NameMention[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const { words, start } of names) {
    const alone = surname(words);
    if (words.length === 1 && !places.has(alone)) places.set(alone, start);
  }
  return places;
}

interface Drafts {
  /** By surname, and by "first:" and the first name. */
  readonly index: Map<string, Draft[]>;
  readonly all: readonly Draft[];
}

/** Everybody named, each with the fullest form. */
export function draftsOf(names: readonly NameMention[]): Drafts {
  const index = new Map<string, Draft[]>();
  const all: Draft[] = [];
  const alone = lonePlaces(names);
  for (const name of byLength(names)) {
    const known = draftFor(index, name);
    const isSecond = name.isKin === true && (alone.get(surname(name.words)) ?? name.start) < name.start;
    const draft = known ?? newDraft(name, isSecond && name.words.length > 1);
    merge(draft, name);
    if (known === null) all.push(draft);
    put(index, surname(name.words), draft);
    if (name.words.length > 1) put(index, `first:${key(name.words[0] ?? '')}`, draft);
  }
  return { index, all };
}
