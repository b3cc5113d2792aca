import type { Range } from '@/text/article';
import type { Phrase } from './noun-phrase';

/** Which rule named the speaker, surest first as measured on US news. */
export type SpeakerRule =
  | 'verb-subject after the quotation'
  | 'subject-verb after the quotation'
  | 'according to'
  | 'subject-verb before the quotation'
  | 'main subject of the sentence'
  | 'particles round the quotation'
  | 'subject before and verb behind the quotation'
  | 'tag at the end of the sentence'
  | 'label before a colon'
  | 'subject of a sentence before a colon'
  | 'the one interviewed'
  | 'name after a dash'
  | 'lead-in of the block before'
  | 'sentence before'
  | 'reported speech goes on'
  | 'reported speech in the block before'
  | 'carried inside the block'
  | 'carried from the block before';

/** The words that credit a quotation, where they stand. */
export interface Attribution {
  readonly rule: SpeakerRule;
  /** Index of the block the phrase stands in. */
  readonly block: number;
  /** Items of that block; null when the words are reported but the speaker is not said. */
  readonly subject: Phrase | null;
  readonly cue: Range | null;
}
