import type { CollationAnswer } from '@/text/collation-answer';
import styles from './BaseChoice.module.css';
import { useNamesHidden } from './hidden-names';
import { useLanguage } from './language';
import { printedDate } from './printed-date';
import type { WitnessName } from './witness-name';

interface BaseChoiceProps {
  readonly answer: CollationAnswer;
  readonly nameOf: WitnessName;
  readonly onBase: (witness: string) => void;
}

/** Lets the reader choose the text the others are held against; any will do, for none is known to be right. */
export function BaseChoice({ answer, nameOf, onBase }: BaseChoiceProps) {
  const { words, locale } = useLanguage();
  const namesHidden = useNamesHidden();
  return (
    <label class={styles['choice']}>
      {words('collation_base')}{' '}
      <select value={answer.collation.base} onChange={(event) => onBase(event.currentTarget.value)}>
        {answer.witnesses.map(({ id, here, publishedAt }) => {
          const date = printedDate(locale, publishedAt);
          const notes = [
            ...(date === null ? [] : [date]),
            ...(here && !namesHidden ? [words('collation_here')] : []),
          ];
          return (
            <option key={id} value={id}>
              {[nameOf(id), ...notes].join(' · ')}
            </option>
          );
        })}
      </select>
    </label>
  );
}
