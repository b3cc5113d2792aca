import type { Difference } from '@/text/comparison/comparison';
import { useAgainstRecord } from './against-record';
import { differenceSentence } from './difference-sentence';
import { useLanguage } from './language';
import { recordSentence } from './record-sentence';

/** Says one difference in a sentence: that two texts differ or, where side A is the record, what the other leaves out or adds. */
export function useDifferenceSentence(): (
  outlet: string,
  difference: Difference,
  wordBefore?: string,
) => string {
  const language = useLanguage();
  const against = useAgainstRecord();
  return (outlet, difference, wordBefore) =>
    against === null
      ? differenceSentence(language, outlet, difference, wordBefore)
      : recordSentence(language, outlet, difference, against);
}
