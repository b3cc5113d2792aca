import type { Difference } from '@/text/comparison/comparison';
import type { AgainstRecord } from './against-record';
import type { Language } from './language';
import type { MessageKey } from './message-key';
import { quoted } from './quoted';

const HAS_WORDS = /[\p{L}\p{N}]/u;

/** What one text does with the words of the record. Marks, capitals and spellings are only told. */
function keyOf({ kind, a, b }: Difference): MessageKey {
  switch (kind) {
    case 'omission':
      return b === '' ? 'record_leaves_out' : 'record_changes';
    case 'insertion':
      return a === '' ? 'record_adds' : 'record_changes';
    case 'substitution':
      return 'record_changes';
    case 'ellipsis':
      return HAS_WORDS.test(a) && !HAS_WORDS.test(b) ? 'record_leaves_out_shown' : 'record_else';
    default:
      return 'record_else';
  }
}

/** The name of the text on screen is no proper name, and may stand first. */
function beginning(sentence: string, locale: string): string {
  const [first = ''] = sentence;
  return first.toLocaleUpperCase(locale) + sentence.slice(first.length);
}

/**
 * One sentence for one difference between the text that the reader marked as the record (side A) and another (B), by its
 * outlet's name. Without a record two texts only differ (difference-sentence.ts); with one, the other can leave out, add and change.
 */
export function recordSentence(
  language: Language,
  outlet: string,
  difference: Difference,
  against: AgainstRecord,
): string {
  const { a, b } = difference;
  const key = against === 'held' ? keyOf(difference) : 'record_else';
  const sentence = language.words(key, [quoted(language, a), quoted(language, b), outlet]);
  return outlet === language.words('text_on_screen') ? beginning(sentence, language.locale) : sentence;
}
