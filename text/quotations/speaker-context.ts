import type { LanguageRules } from './language-rules';
import type { NameTable } from './name-table';
import type { Item } from './narration';
import type { Anchor } from './resolve-pronoun';

/** What is needed to read the phrases of an article. */
export interface SpeakerContext {
  readonly text: string;
  readonly blocks: readonly (readonly Item[])[];
  readonly names: NameTable;
  readonly rules: LanguageRules;
  /** Whom the quotation before is credited to. */
  readonly anchor: Anchor | null;
}
