import type { SavedEvidence, SavedWitness } from '@/text/saved-comparison';

/** A page that prints the utterance otherwise than when the comparison was saved. */
export interface ChangedWitness {
  readonly saved: SavedWitness;
  readonly now: SavedWitness;
}

/** A saved comparison held against the corpus as it is now. What was saved is not touched. */
export interface Recompared {
  /** Texts saved since, or found by what the reader or newer rules changed since. */
  readonly added: readonly SavedWitness[];
  /** Printed otherwise now, or credited to somebody else. */
  readonly changed: readonly ChangedWitness[];
  /** Not among the reader's articles any more, or not found as a version any more. */
  readonly gone: readonly SavedWitness[];
  /** The comparison as it would be saved now. */
  readonly now: SavedEvidence;
}

const wordsOf = ({ printed, segments }: SavedWitness): string =>
  segments.map(({ start, end }) => printed.slice(start, end)).join(' ');

function isChanged(saved: SavedWitness, now: SavedWitness): boolean {
  return wordsOf(saved) !== wordsOf(now) || saved.speaker !== now.speaker || saved.quoted !== now.quoted;
}

/** The text on screen is asked with, and so always answered: of its page nothing may be saved any more. */
function isGone(then: SavedWitness, now: SavedWitness | undefined): boolean {
  return now === undefined || (now.capturedAs === 'unsaved' && then.capturedAs !== 'unsaved');
}

/**
 * What has changed since a comparison was saved.
 *
 * @param now the same question asked again
 */
export function recompare(saved: SavedEvidence, now: SavedEvidence): Recompared {
  const before = new Map(saved.witnesses.map((one) => [one.id, one]));
  const after = new Map(now.witnesses.map((one) => [one.id, one]));
  return {
    added: now.witnesses.filter(({ id }) => !before.has(id)),
    changed: now.witnesses.flatMap((one) => {
      const then = before.get(one.id);
      return then !== undefined && isChanged(then, one) ? { saved: then, now: one } : [];
    }),
    gone: saved.witnesses.filter((then) => isGone(then, after.get(then.id))),
    now,
  };
}
