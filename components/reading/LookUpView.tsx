import { emptyTitle } from '@/components/empty-title';
import { useLanguage } from '@/components/language';
import { PasteBox } from '@/components/PasteBox';
import { QuotationResults } from '@/components/QuotationResults';
import { StatusMessage } from '@/components/StatusMessage';
import type { LookUpAnswer } from '@/text/answer';
import styles from './LookUpView.module.css';
import type { LookUpOutcome } from './reading-state';
import { problemText } from './problem-text';

interface LookUpViewProps {
  readonly text: string;
  readonly outcome: LookUpOutcome;
  readonly onLookUp: (text: string) => void;
  readonly onBack: () => void;
}

function Found({ answer }: { answer: LookUpAnswer }) {
  const language = useLanguage();
  return (
    <QuotationResults answers={answer.quotations} language={null} speakers={false}>
      <StatusMessage title={emptyTitle(language, answer)} level={2}>
        {answer.others.articles === 0 && <p>{language.words('look_up_no_articles_help')}</p>}
      </StatusMessage>
    </QuotationResults>
  );
}

function Outcome({ outcome }: { outcome: LookUpOutcome }) {
  const { words } = useLanguage();
  switch (outcome.kind) {
    case 'none':
      return null;
    case 'asking':
      return <p class={styles['asking']}>{words('looking_up')}</p>;
    case 'failed': {
      const { why, help } = problemText(words, outcome.problem);
      return (
        <StatusMessage title={why} level={2}>
          <p>{help}</p>
        </StatusMessage>
      );
    }
    case 'found':
      return <Found answer={outcome.answer} />;
  }
}

/** Words from elsewhere, and who among the saved articles prints them. */
export function LookUpView({ text, outcome, onLookUp, onBack }: LookUpViewProps) {
  const { words } = useLanguage();
  return (
    <>
      <div class={styles['head']}>
        <h1>{words('look_up')}</h1>
        <button type="button" onClick={onBack}>
          {words('back')}
        </button>
      </div>
      <PasteBox text={text} focused busy={outcome.kind === 'asking'} onLookUp={onLookUp} />
      <Outcome outcome={outcome} />
    </>
  );
}
