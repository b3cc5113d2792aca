import type { ItemDraft } from './item-draft';
import type { LanguageRules } from './language-rules';
import type { Item } from './narration';
import { readRun } from './read-run';

/** Words and points of a stretch of text that holds no quotation; sentences are not told apart. */
export function readWords(text: string, start: number, end: number, rules: LanguageRules): readonly Item[] {
  const items: ItemDraft[] = [];
  readRun(items, text, start, end, rules);
  return items;
}
