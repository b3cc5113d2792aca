import { counted } from './counted';
import type { Language } from './language';

/** What copies of one text are called together: "AP story, in 12 outlets". `agency` is null where they credit none. */
export function storyTitle(language: Language, agency: string | null, outlets: number): string {
  if (agency === null) return counted(language, 'collation_story', outlets);
  return counted(language, 'agency_story', outlets, agency);
}
