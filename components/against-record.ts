import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { VersionAnswer } from '@/text/answer';

/**
 * How a comparison with the text that the reader marked as the record is told. `held`: both print the words as somebody's, so
 * the other leaves out, adds and changes. `told`: narration, translations, other occasions, which only differ.
 */
export type AgainstRecord = 'held' | 'told';

/** How the comparison on screen is told; null where no record is a side of it. */
export const AgainstRecordContext = createContext<AgainstRecord | null>(null);

/** How the comparison on screen is told, for views far below it. */
export const useAgainstRecord = (): AgainstRecord | null => useContext(AgainstRecordContext);

/** How a version is told. */
export function againstRecord({
  againstSource,
  comparison,
}: Pick<VersionAnswer, 'againstSource' | 'comparison'>): AgainstRecord | null {
  if (againstSource === undefined) return null;
  const { voice, basis } = comparison;
  return voice === 'quoted' && basis === 'same words expected' ? 'held' : 'told';
}
