import type { ComponentChildren } from 'preact';
import { emptyTitle } from '@/components/empty-title';
import { useLanguage } from '@/components/language';
import { QuotationResults } from '@/components/QuotationResults';
import { StatusMessage } from '@/components/StatusMessage';
import type { LookUpAnswer } from '@/text/answer';
import styles from './LookUpResult.module.css';
import { problemText } from './problem-text';
import type { LookUpOutcome } from './reading-state';

interface LookUpResultProps {
  readonly outcome: LookUpOutcome;
  /** What else there is to do when nothing was found. */
  readonly children?: ComponentChildren;
}

function Found({ answer, children }: { answer: LookUpAnswer; children: ComponentChildren }) {
  const language = useLanguage();
  return (
    <QuotationResults answers={answer.quotations} language={null} speakers={false}>
      <StatusMessage title={emptyTitle(language, answer)} level={2}>
        {answer.others.articles === 0 && <p>{language.words('look_up_no_articles_help')}</p>}
        {children}
      </StatusMessage>
    </QuotationResults>
  );
}

/** What came of looking words up: other versions, none, or why there is no answer. */
export function LookUpResult({ outcome, children }: LookUpResultProps) {
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
          {children}
        </StatusMessage>
      );
    }
    case 'found':
      return <Found answer={outcome.answer}>{children}</Found>;
  }
}
