import type { Language } from '@/components/language';
import { markSentence } from '@/components/mark-sentence';
import type { MessageKey } from '@/components/message-key';
import { printedDate } from '@/components/printed-date';
import type { ExportKey, ExportWords } from '@/text/export/export-format';

const KEYS: Readonly<Record<ExportKey, MessageKey>> = {
  title: 'library_title',
  premise: 'exported_premise',
  made_with: 'exported_made_with',
  saved_on: 'saved_on',
  credited_to: 'exported_credited_to',
  credited_to_nobody: 'speaker_unknown',
  captured_on: 'exported_captured_on',
  authors: 'exported_authors',
  selection_only: 'exported_selection_only',
  pasted: 'exported_pasted',
  own_words: 'exported_own_words',
  in_headline: 'exported_in_headline',
  earlier_copy: 'exported_earlier_copy',
  agency: 'exported_agency',
  base: 'exported_base',
  versions: 'exported_versions',
  wordings: 'exported_wordings',
  no_differences: 'exported_no_differences',
  nothing_printed: 'nothing',
  changed_by_reader: 'exported_changed',
  note: 'note_label',
  tags: 'exported_tags',
  unlisted: 'exported_unlisted',
};

/** The interface's words for exports that people read. */
export function exportWords(language: Language): ExportWords {
  return {
    say: (key, substitutions) => language.words(KEYS[key], substitutions),
    date: (iso) => printedDate(language.locale, iso),
    mark: (mark) => markSentence(language, mark, false),
    language: language.words('catalogue_language'),
    direction: language.words('catalogue_direction') === 'rtl' ? 'rtl' : 'ltr',
  };
}
