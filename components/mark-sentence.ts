import type { Basis } from '@/text/comparison/comparison';
import type { ReaderMark } from '@/text/reader-mark';
import { isolated } from './isolated';
import type { Language } from './language';
import type { MessageKey } from './message-key';
import { printedDate } from './printed-date';

const OF_BASIS: Readonly<Record<Basis, MessageKey>> = {
  'two translations': 'changed_translations',
  'perhaps two occasions': 'changed_occasions',
  'quoted from another report': 'changed_report',
  'same words expected': 'changed_same_words',
};

/** Says what the reader said, to themselves: always as theirs, never as a finding about an outlet. */
export function markSentence(
  { words, locale }: Language,
  { claim, madeAt }: ReaderMark,
  namesHidden: boolean,
): string {
  switch (claim.what) {
    case 'not-same':
      return words('changed_not_same');
    case 'not-a-quotation':
      return words('changed_not_a_quotation');
    case 'missed':
      return words('changed_missed');
    case 'basis':
      return words(OF_BASIS[claim.basis]);
    case 'wrong-speaker':
      return claim.speaker === null
        ? words('changed_speaker_none')
        : words('changed_speaker', [isolated(claim.speaker)]);
    case 'outlet':
      if (namesHidden) return words('changed_outlet_hidden');
      return claim.name === null
        ? words('changed_outlet', [isolated(claim.domain), isolated(claim.of)])
        : words('changed_outlet_named', [isolated(claim.domain), isolated(claim.of), isolated(claim.name)]);
    case 'source': {
      const date = printedDate(locale, madeAt) ?? '';
      return claim.by === null
        ? words('source_marked', [date])
        : words('source_marked_by', [isolated(claim.by), date]);
    }
  }
}
