import type { ComponentChildren } from 'preact';
import { Disclosure } from '@/components/Disclosure';
import { useLanguage } from '@/components/language';
import { PasteBox } from '@/components/PasteBox';
import { LookUpResult } from '@/components/reading/LookUpResult';
import type { LookUpOutcome } from '@/components/reading/reading-state';
import styles from './App.module.css';

interface SelectedWordsProps {
  readonly text: string;
  readonly outcome: LookUpOutcome;
  readonly onLookUp: (text: string) => void;
  /** Reads the page the words stand on; null where there is none to read. */
  readonly onPage: (() => void) | null;
  /** What there is to do when nobody prints the words. */
  readonly children: ComponentChildren;
}

/** The words a card was opened for, and who else prints them. */
export function SelectedWords({ text, outcome, onLookUp, onPage, children }: SelectedWordsProps) {
  const { words } = useLanguage();
  // Found, they stand lined up with the other versions.
  const isFound =
    outcome.kind === 'found' && outcome.answer.quotations.some(({ versions }) => versions.length > 0);
  return (
    <>
      {!isFound && (
        <>
          <p class={styles['quiet']}>{words('card_words')}</p>
          <blockquote dir="auto" class={styles['words']}>
            {text}
          </blockquote>
        </>
      )}
      <LookUpResult outcome={outcome}>{children}</LookUpResult>
      <div class={styles['ways']}>
        <Disclosure label={words('card_more_words')}>
          {() => <PasteBox text={text} focused busy={outcome.kind === 'asking'} onLookUp={onLookUp} />}
        </Disclosure>
        {isFound && onPage !== null && (
          <button type="button" class="sic-tool" onClick={onPage}>
            {words('card_page')}
          </button>
        )}
      </div>
    </>
  );
}
