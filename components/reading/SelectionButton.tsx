import { useLanguage } from '@/components/language';
import styles from './SelectionButton.module.css';

interface SelectionButtonProps {
  readonly onSelection: () => void;
}

/** Reads the words that are selected on the page under the popup; the selection stays while the popup is open. */
export function SelectionButton({ onSelection }: SelectionButtonProps) {
  const { words } = useLanguage();
  return (
    <button type="button" class={styles['button']} onClick={onSelection}>
      {words('selection_button')}
    </button>
  );
}
