import type { Gender } from './language-rules';
import type { NamedEntity, NameTable, ResolvedMention } from './name-table';

/** How many different people back a pronoun is followed: beyond that the guess is worth little. */
const MOST_PEOPLE = 3;
/** Mentions looked at in all, so that a long list of names costs nothing. */
const MOST_MENTIONS = 40;

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

/** Somebody whose gender is not known still fits, when the article treats the name as a person's. */
function fits({ entity, mention }: ResolvedMention, gender: Gender): boolean {
  if (entity.isOrganisation) return false;
  return (
    entity.gender === gender ||
    (entity.gender === 'unknown' && (mention.isSubject || mention.roles.length > 0))
  );
}

/** Whom a pronoun means. `guessed`: somebody else near by fits as well. */
export interface ResolvedPronoun {
  readonly resolved: ResolvedMention;
  readonly confidence: 'resolved' | 'guessed';
}

/**
 * Whom "he" or "she" at `at` means: the nearest earlier person outside quotations who fits and is the subject of
 * something, else the nearest whose known gender fits. (A known gender farther back was right less often than a
 * nearer subject of unknown gender: names in news are too many for any list.) Null when none is near: a wrong name is worse than none.
 */
export function resolvePronoun(names: NameTable, at: number, gender: Gender): ResolvedPronoun | null {
  const seen = new Set<NamedEntity>();
  let subject: ResolvedMention | null = null;
  let passive: ResolvedMention | null = null;
  const last = lastBefore(names.mentions, at);
  for (let index = last; index >= 0 && index > last - MOST_MENTIONS && seen.size < MOST_PEOPLE; index -= 1) {
    const resolved = names.mentions[index];
    if (resolved === undefined || !fits(resolved, gender)) continue;
    if (resolved.mention.isSubject) subject ??= resolved;
    if (resolved.entity.gender === gender) passive ??= resolved;
    seen.add(resolved.entity);
  }
  const resolved = subject ?? passive;
  return resolved === null ? null : { resolved, confidence: seen.size > 1 ? 'guessed' : 'resolved' };
}
