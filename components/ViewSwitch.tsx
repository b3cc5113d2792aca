import { useId } from 'preact/hooks';
import { useLanguage } from './language';
import type { MessageKey } from './message-key';
import styles from './ViewSwitch.module.css';

/** The ways to look at two texts. */
export const TEXT_VIEWS = ['running', 'side-by-side', 'changes'] as const;
export type TextView = (typeof TEXT_VIEWS)[number];

interface ViewSwitchProps {
  readonly view: TextView;
  readonly onView: (view: TextView) => void;
}

const LABELS: Readonly<Record<TextView, MessageKey>> = {
  running: 'view_running',
  'side-by-side': 'view_side_by_side',
  changes: 'view_changes',
};

/** Chooses how both texts are shown. Plain radio buttons: every browser and screen reader knows what they do. */
export function ViewSwitch({ view, onView }: ViewSwitchProps) {
  const { words } = useLanguage();
  const name = useId();
  return (
    <fieldset class={styles['switch']}>
      <legend class="sic-for-ears">{words('view_legend')}</legend>
      {TEXT_VIEWS.map((one) => (
        <label key={one} class={styles['choice']}>
          <input type="radio" name={name} value={one} checked={one === view} onChange={() => onView(one)} />
          <span>{words(LABELS[one])}</span>
        </label>
      ))}
    </fieldset>
  );
}
