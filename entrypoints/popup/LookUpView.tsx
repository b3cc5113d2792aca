import { useLayoutEffect, useRef } from 'preact/hooks';
import { counted } from '@/components/counted';
import { emptyTitle } from '@/components/empty-title';
import { useLanguage } from '@/components/language';
import { PasteBox } from '@/components/PasteBox';
import { QuotationList } from '@/components/QuotationList';
import { StatusMessage } from '@/components/StatusMessage';
import type { LookUpAnswer } from '@/text/answer';
import styles from './LookUpView.module.css';
import type { LookUpOutcome } from './popup-state';
import { problemText } from './problem-text';

interface LookUpViewProps {
  readonly text: string;
  readonly outcome: LookUpOutcome;
  readonly onLookUp: (text: string) => void;
  readonly onBack: () => void;
}

function Found({ answer }: { answer: LookUpAnswer }) {
  const language = useLanguage();
  const found = answer.quotations.filter(({ versions }) => versions.length > 0);
  const results = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    results.current?.querySelector('summary')?.focus({ preventScroll: true });
  }, []);
  if (found.length === 0) return <StatusMessage title={emptyTitle(language, answer)} level={2} />;
  return (
    <section ref={results} class={styles['found']} aria-labelledby="found">
      <h2 id="found">{counted(language, 'found', found.length)}</h2>
      <QuotationList answers={found} language={null} speakers={false} />
    </section>
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
      <PasteBox
        text={text}
        focused={outcome.kind === 'none'}
        busy={outcome.kind === 'asking'}
        onLookUp={onLookUp}
      />
      <Outcome outcome={outcome} />
    </>
  );
}
