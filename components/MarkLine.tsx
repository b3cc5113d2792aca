import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ReaderMark } from '@/text/reader-mark';
import { useLanguage } from './language';
import styles from './MarkLine.module.css';
import { markSentence } from './mark-sentence';
import { useReaderActions } from './reader-actions';
import { SayingProblem } from './SayingProblem';
import { useSaying } from './use-saying';

interface MarkLineProps {
  readonly mark: ReaderMark;
}

/**
 * One thing the reader said, and the way to take it back. It stays as long as the mark does: nobody has to be quick. Made just
 * now, it takes the focus, because the menu it was chosen from may have gone with what it changed.
 */
export function MarkLine({ mark }: MarkLineProps) {
  const language = useLanguage();
  const actions = useReaderActions();
  const saying = useSaying();
  const undo = useRef<HTMLButtonElement>(null);
  const isNew = actions?.justMade === mark.id;
  useLayoutEffect(() => {
    if (isNew) undo.current?.focus();
  }, [isNew]);
  // The button goes with the mark: the keyboard goes on from the quotation it stood in.
  const goOn = (): void => undo.current?.closest('details')?.querySelector('summary')?.focus();
  return (
    <p class={styles['line']} data-mark={mark.claim.what}>
      <span>{markSentence(language, mark)}</span>{' '}
      {actions !== null && (
        <button
          ref={undo}
          type="button"
          aria-disabled={saying.busy}
          onClick={() => saying.say(() => actions.takeBack(mark), goOn)}
        >
          {language.words(mark.claim.what === 'source' ? 'source_unmark' : 'undo')}
        </button>
      )}
      <SayingProblem problem={saying.problem} />
    </p>
  );
}
