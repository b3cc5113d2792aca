import styles from './ChangeStepper.module.css';
import { useLanguage } from './language';

interface ChangeStepperProps {
  /** The place the reader is at, from 1; 0 before the first step. */
  readonly at: number;
  readonly count: number;
  /** What differs there, in sentences. */
  readonly said: string;
  /** Goes one place on (1) or back (-1). */
  readonly onStep: (by: 1 | -1) => void;
}

/** Steps from difference to difference; where a step leads is told, and has the focus. */
export function ChangeStepper({ at, count, said, onStep }: ChangeStepperProps) {
  const { words, locale } = useLanguage();
  const number = new Intl.NumberFormat(locale);
  const place = words('step_at', [number.format(at), number.format(count)]);
  return (
    <div class={styles['steps']}>
      <button type="button" class="sic-tool" onClick={() => onStep(-1)}>
        {words('step_previous')}
      </button>
      <button type="button" class="sic-tool" onClick={() => onStep(1)}>
        {words('step_next')}
      </button>
      <span class={styles['at']} aria-hidden="true">
        {at > 0 && place}
      </span>
      <span role="status" class="sic-for-ears">
        {at > 0 && `${place}: ${said}`}
      </span>
    </div>
  );
}
