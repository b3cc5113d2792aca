/**
 * Finds the subject of a sentence in a verb-last language by the particle behind it.
 * Cost: at most a window of items, each with a bounded phrase.
 */
import type { Item } from './narration';
import type { Phrase } from './noun-phrase';
import type { Reading } from './reading';
import { readUncasedName } from './uncased-name';
import { isAttached, isPersonal, uncasedPhraseBefore } from './uncased-phrase';
import type { UncasedRules } from './uncased-rules';

/** A quotation in its sentence. */
export interface Place {
  readonly reading: Reading;
  readonly items: readonly Item[];
  readonly block: number;
  /** Of the quotation. */
  readonly at: number;
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
  readonly uncased: UncasedRules;
}

/** 女子高生（17）: only people have an age. */
function hasAge(items: readonly Item[], at: number): boolean {
  return (
    items[at]?.text === '(' && /^\d{1,3}$/u.test(items[at + 1]?.text ?? '') && items[at + 2]?.text === ')'
  );
}

/** 3: a person as topic, 2: a person as subject, 1: another topic, 0: another subject. */
function rankOf(place: Place, phrase: Phrase, particle: string): number {
  const { items, reading, uncased } = place;
  const { rules, text } = reading;
  const name = readUncasedName(text, items, phrase.to - 1, rules);
  const isPerson = name !== null || isPersonal(items, phrase, rules) || hasAge(items, phrase.to);
  return (isPerson ? 2 : 0) + (uncased.topics.has(particle) ? 1 : 0);
}

/** A subject with how likely it is the speaker, see rankOf. */
export interface Ranked {
  readonly phrase: Phrase;
  readonly rank: number;
}

/** The likeliest subject between two places: the best rank, the nearest to `to` among equals. */
export function subjectIn(place: Place, from: number, to: number): Ranked | null {
  const { items, uncased } = place;
  let best: Ranked | null = null;
  for (let at = to - 1; at > from; at -= 1) {
    const particle = items[at];
    if (particle?.kind !== 'word') continue;
    if (!uncased.topics.has(particle.text) && !uncased.subjects.has(particle.text)) continue;
    if (!isAttached(items, at, uncased)) continue;
    const phrase = uncasedPhraseBefore(items, at, from, uncased);
    if (phrase === null) continue;
    const rank = rankOf(place, phrase, particle.text);
    if (best === null || rank > best.rank) best = { phrase, rank };
  }
  return best;
}
