import type { Comparison } from '@/text/comparison/comparison';
import { isTrivial } from '@/text/comparison/trivial-difference';
import styles from './DifferenceSentences.module.css';
import { useLanguage } from './language';
import { useDifferenceSentence } from './use-difference-sentence';
import { versionSummary } from './version-summary';

interface DifferenceSentencesProps {
  readonly comparison: Comparison;
  readonly outlet: string;
  /** Whether the trivial differences are listed too. */
  readonly small: boolean;
  /** False: for ears alone. */
  readonly visible: boolean;
}

const LAST_WORD = /[\p{L}\p{M}\p{N}'’]+(?=[^\p{L}\p{M}\p{N}]*$)/u;
/** A last word is looked for in the last characters only: the stretch before may be long. */
const LOOK_BACK = 80;

/** The last word both print before a difference; empty at the start. */
function wordBefore({ pieces }: Comparison, index: number): string {
  const at = pieces.findIndex(({ difference }) => difference === index);
  const before = pieces.slice(0, Math.max(at, 0)).findLast(({ type }) => type === 'same');
  return LAST_WORD.exec((before?.text ?? '').slice(-LOOK_BACK))?.[0] ?? '';
}

/**
 * First how many differences there are, then one sentence for each, those that may touch the sense first. It stands
 * before the text itself, because common screen readers announce neither `<del>` nor `<ins>`.
 */
export function DifferenceSentences({ comparison, outlet, small, visible }: DifferenceSentencesProps) {
  const language = useLanguage();
  const sentenceOf = useDifferenceSentence();
  const listed = comparison.differences
    .map((difference, index) => ({ difference, index }))
    .filter(({ difference }) => small || !isTrivial(difference))
    .sort((one, other) => Number(other.difference.weighty) - Number(one.difference.weighty));
  return (
    <div class={visible ? styles['sentences'] : 'sic-for-ears'}>
      <p class="sic-for-ears">{versionSummary(language, comparison).main}</p>
      {listed.length > 0 && (
        <ul>
          {listed.map(({ difference, index }) => (
            <li key={index}>
              {sentenceOf(outlet, difference, wordBefore(comparison, index))}
              {difference.weighty && (
                <span class={styles['weighty']}> ({language.words('weighty_mark')})</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
