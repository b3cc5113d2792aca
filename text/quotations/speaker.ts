import type { ResolvedMention } from './named-entity';
import type { SpeakerConfidence } from './quotation';
import type { Range } from '@/text/article';

/** Whom an attribution names. */
export interface Speaker {
  /** The fullest name of the article; a phrase where it names nobody; null for a pronoun nobody fits. */
  readonly speaker: string | null;
  readonly asWritten: string;
  readonly kind: 'name' | 'phrase' | 'pronoun';
  readonly confidence: SpeakerConfidence;
  /** Where the article prints the name that was found for a pronoun or a role; null when the attribution prints it. */
  readonly knownFrom: Range | null;
  /** The one person meant, whom a later pronoun may mean as well; null for several, for a thing or for nobody known. */
  readonly person?: ResolvedMention | null;
  /** Where the attribution's subject stands. */
  readonly at?: number;
}
