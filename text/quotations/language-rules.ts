import type { GrammarWords } from './grammar-words';
import type { NamingWords } from './naming-words';
import type { SentenceShape } from './sentence-shape';
import type { SpeechWords } from './speech-words';

/**
 * What the rules must know of a language. Every table may be empty: then only positions and marks decide.
 * All words in lower case with straight apostrophes.
 */
export interface LanguageRules extends GrammarWords, SpeechWords, NamingWords, SentenceShape {
  /** Primary subtag of BCP 47. */
  readonly code: string;
}
