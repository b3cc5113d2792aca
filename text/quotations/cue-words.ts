import type { Credit } from './credit';

/** The reporting words of an attribution as the article prints them; null where it has none. */
export function cueWords(text: string, credit: Credit | null): string | null {
  const cue = credit?.attribution.cue ?? null;
  return cue === null ? null : text.slice(cue.start, cue.end);
}
