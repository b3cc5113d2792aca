import { useEffect, useState } from 'preact/hooks';
import { CollationView } from '@/components/CollationView';
import { useLanguage } from '@/components/language';
import { NamesSwitch } from '@/components/NamesSwitch';
import { SaveLater } from '@/components/SaveLater';
import { StatusMessage } from '@/components/StatusMessage';
import type { Answer } from '@/messaging/protocol';
import type { CollationAnswer, CollationQuestion } from '@/text/collation-answer';
import styles from './CollationPanel.module.css';
import { problemText } from './problem-text';

/** What the panel is given. */
export interface CollationPanelProps {
  readonly question: CollationQuestion;
  /** Asks the background; never rejects. */
  readonly ask: (question: CollationQuestion) => Promise<Answer<CollationAnswer>>;
  readonly onBack: () => void;
}

/** What the panel shows; while another base is asked for, what was there before. */
interface Shown {
  readonly answer: Answer<CollationAnswer> | null;
  readonly asking: boolean;
}

function useCollation({ question, ask }: Omit<CollationPanelProps, 'onBack'>, base: string | null): Shown {
  const [shown, setShown] = useState<Shown>({ answer: null, asking: true });
  useEffect(() => {
    let wanted = true;
    setShown(({ answer }) => ({ answer, asking: true }));
    void ask({ ...question, base }).then((answer) => {
      if (wanted) setShown({ answer, asking: false });
    });
    return () => {
      wanted = false;
    };
  }, [question, ask, base]);
  return shown;
}

/** All versions of one quotation in the popup, with the way back to the page. */
export function CollationPanel({ onBack, ...asked }: CollationPanelProps) {
  const { words } = useLanguage();
  const [base, setBase] = useState(asked.question.base);
  const { answer, asking } = useCollation(asked, base);
  const problem = answer?.ok === false ? problemText(words, answer.problem) : null;
  return (
    <div class={styles['panel']}>
      <div class={styles['top']}>
        <button type="button" class={styles['back']} onClick={onBack}>
          {words('back')}
        </button>
        <NamesSwitch />
      </div>
      <p role="status" class={answer === null ? undefined : 'sic-for-ears'}>
        {asking && words('collation_asking')}
      </p>
      {problem !== null && (
        <StatusMessage title={problem.why} level={1}>
          <p>{problem.help}</p>
        </StatusMessage>
      )}
      {answer?.ok && (
        // Another base is another comparison: what was said of the one before goes with it.
        <SaveLater key={base} toSave={{ what: 'quotation', question: { ...asked.question, base } }} />
      )}
      {answer?.ok && <CollationView answer={answer.value} onBase={setBase} />}
    </div>
  );
}
