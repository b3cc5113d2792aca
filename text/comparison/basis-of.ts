/*
 * Whether the same words may be expected of two printings. Two renderings of Portuguese differ without anybody having
 * changed a word; so do two evenings of one stump speech; and what was "told to" another outlet is that outlet's
 * wording. No evidence is no answer: the caller knows less, not more.
 *
 * In this order, since the first explains any difference: translations, another report, another occasion.
 */

import { primaryLanguage } from '@/text/language';
import { compareSpeakers } from '@/text/matching/compare-speakers';
import { daysApart } from '@/text/matching/days-apart';
import type { BasisEvidence } from './basis-evidence';
import type { Basis } from './comparison';

/** What is known of a printing beside its words. */
export interface Circumstances {
  readonly speaker: string | null;
  /** BCP 47; null when unknown. */
  readonly language: string | null;
  /** ISO 8601; null when unknown. */
  readonly publishedAt: string | null;
  /** What its article says round it (`basisEvidence`); null when nothing. */
  readonly evidence: BasisEvidence | null;
}

const DAYS_OF_ONE_OCCASION = 3;

function areTwoLanguages(a: string | null, b: string | null): boolean {
  const [first, second] = [primaryLanguage(a), primaryLanguage(b)];
  return first !== null && second !== null && first !== second;
}

/**
 * What may be expected of two printings of one utterance; null where nothing tells. Exchanging them changes nothing.
 */
export function basisOf(a: Circumstances, b: Circumstances): Basis | null {
  const either = (kind: keyof BasisEvidence) => (a.evidence?.[kind] ?? b.evidence?.[kind]) === true;
  if (areTwoLanguages(a.language, b.language) || either('translated')) return 'two translations';
  if (either('toldTo')) return 'quoted from another report';
  const days = daysApart(a.publishedAt, b.publishedAt);
  const apart = days === null || days > DAYS_OF_ONE_OCCASION;
  if (apart && either('repeated')) return 'perhaps two occasions';
  const oneDay = !apart && compareSpeakers(a.speaker, b.speaker) === 'same';
  return oneDay ? 'same words expected' : null;
}
