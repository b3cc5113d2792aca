import { useEffect, useState } from 'preact/hooks';
import { useLanguage } from '@/components/language';
import { followedSites } from '@/messaging/followed-sites';
import { giveBackAllSites, onLoan, returnLoan } from '@/messaging/site-access';
import styles from './CompareTabs.module.css';

interface LoanLineProps {
  /** The comparison is there: what was lent for it is not needed any more. */
  readonly isDone: boolean;
}

type Loan = 'none' | 'held' | 'returned';

/**
 * Gives back what was lent for a comparison once it is done, and says so. While the reader follows sites that waits for a click of
 * theirs: see site-access.ts.
 */
export function LoanLine({ isDone }: LoanLineProps) {
  const { words } = useLanguage();
  const [loan, setLoan] = useState<Loan>('none');
  useEffect(() => {
    const settle = async (): Promise<void> => {
      if (!isDone || !(await onLoan())) return;
      if ((await followedSites()).length > 0) return setLoan('held');
      await giveBackAllSites();
      setLoan('returned');
    };
    void settle();
  }, [isDone]);
  if (!isDone || loan === 'none') return null;
  return (
    <p class={styles['quiet']} role="status" data-loan={loan}>
      {words(loan === 'held' ? 'loan_held' : 'loan_returned')}{' '}
      {loan === 'held' && (
        <button
          type="button"
          class="sic-tool"
          onClick={() => void returnLoan().then(() => setLoan('returned'))}
        >
          {words('loan_return')}
        </button>
      )}
    </p>
  );
}
