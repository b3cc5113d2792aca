import type { LanguageRules } from '@/text/quotations/language-rules';
import { MARKS_ONLY } from './marks-only';

/** Japanese: the topic particle before 「 names the speaker, the particle と behind 」 says the words are quoted. */
export const JAPANESE: LanguageRules = {
  ...MARKS_ONLY,
  code: 'ja',
  topicParticles: new Set(['は', 'が', 'も']),
  quotativeParticles: ['と', 'って'],
};
