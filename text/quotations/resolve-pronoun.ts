import type { Gender } from './language-rules';
import type { NamedEntity, NameTable, ResolvedMention } from './name-table';

/** How many different people back a pronoun is followed: beyond that the guess is worth little. */
const MOST_PEOPLE = 3;
/** Mentions looked at in all, so that a long list of names costs nothing. */
const MOST_MENTIONS = 40;

function fits(entity: NamedEntity, gender: Gender): boolean {
  return !entity.isOrganisation && (entity.gender === gender || entity.gender === 'unknown');
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

/**
 * Whom "he" or "she" at `at` means: the nearest earlier person outside quotations whose known gender matches; else the
 * nearest whose gender is unknown. Null when none is near. Names in the genitive count last: they are seldom subjects.
 */
export function resolvePronoun(names: NameTable, at: number, gender: Gender): NamedEntity | null {
  const seen = new Set<NamedEntity>();
  let unsure: NamedEntity | null = null;
  const last = lastBefore(names.mentions, at);
  for (let index = last; index >= 0 && index > last - MOST_MENTIONS && seen.size < MOST_PEOPLE; index -= 1) {
    const resolved = names.mentions[index];
    if (resolved === undefined || !fits(resolved.entity, gender)) continue;
    const { entity, mention } = resolved;
    if (entity.gender === gender && !mention.isPossessive) return entity;
    if (entity.words.length > 1 || mention.roles.length > 0) unsure ??= entity;
    seen.add(entity);
  }
  return unsure;
}
