import { useContext } from 'preact/hooks';
import type { QuotationAnswer } from '@/text/answer';
import styles from './CollationButton.module.css';
import { collationQuestion } from './collation-question';
import { useLanguage } from './language';
import { useOpenCollation } from './open-collation';
import { OutletOrderContext } from './outlet-letters';

interface CollationButtonProps {
  readonly answer: QuotationAnswer;
  /** BCP 47 of the text on screen; null when unknown. */
  readonly language: string | null;
}

/** One version is compared well enough with the text on screen. */
const FEWEST_VERSIONS = 2;

/** Opens all versions of a quotation side by side, where there are enough and the page can show them. */
export function CollationButton({ answer, language }: CollationButtonProps) {
  const { words } = useLanguage();
  const open = useOpenCollation();
  const order = useContext(OutletOrderContext);
  if (open === null || answer.found < FEWEST_VERSIONS) return null;
  return (
    <button
      type="button"
      class={styles['open']}
      data-collation=""
      onClick={() => open(collationQuestion(answer, language), order)}
    >
      {words('collation_title')}
    </button>
  );
}
