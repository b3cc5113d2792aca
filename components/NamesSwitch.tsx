import { useLanguage } from './language';
import { useNamesChoice } from './names-choice';
import styles from './NamesSwitch.module.css';

/** Hides outlets' names, so that words are judged before it is told whose they are. */
export function NamesSwitch() {
  const { words } = useLanguage();
  const { hidden, hide } = useNamesChoice();
  return (
    <label class={styles['switch']}>
      <input type="checkbox" checked={hidden} onChange={({ currentTarget }) => hide(currentTarget.checked)} />
      {words('names_hide')}
    </label>
  );
}
