import type { ComponentChildren } from 'preact';
import { useLanguage } from '@/components/language';
import { PasteBox } from '@/components/PasteBox';
import { LookUpResult } from './LookUpResult';
import styles from './LookUpView.module.css';
import type { LookUpOutcome } from './reading-state';

interface LookUpViewProps {
  readonly text: string;
  readonly outcome: LookUpOutcome;
  readonly onLookUp: (text: string) => void;
  readonly onBack: () => void;
  /** What else there is to do when nothing was found. */
  readonly children?: ComponentChildren;
}

/** Words from elsewhere, and who among the saved articles prints them. */
export function LookUpView({ text, outcome, onLookUp, onBack, children }: LookUpViewProps) {
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
      <LookUpResult outcome={outcome}>{children}</LookUpResult>
    </>
  );
}
