import type { Difference } from '@/text/comparison/comparison';
import type { Language } from './language';
import type { MessageKey } from './message-key';
import { quoted } from './quoted';

/** Without a record, two texts only differ; with one, a text can leave out, add and change. Marks and capitals are still only told. */
function keyOf({ kind, a, b }: Difference): MessageKey {
  switch (kind) {
    case 'omission':
      return b === '' ? 'record_leaves_out' : 'record_changes';
    case 'insertion':
      return a === '' ? 'record_adds' : 'record_changes';
    case 'substitution':
      return 'record_changes';
    default:
      return 'record_else';
  }
}

/** One sentence for one difference between the text that the reader marked as the record (A) and another (B), by its outlet's name. */
export function recordSentence(language: Language, outlet: string, difference: Difference): string {
  const { a, b } = difference;
  return language.words(keyOf(difference), [quoted(language, a), quoted(language, b), outlet]);
}
