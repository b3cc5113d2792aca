import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ReaderMark } from '@/text/reader-mark';
import { useNamesHidden } from './hidden-names';
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
  const hidden = useNamesHidden();
  const undo = useRef<HTMLButtonElement>(null);
  const isNew = actions?.justMade === mark.id;
  useLayoutEffect(() => {
    // One that is shown in several places takes it in the first.
    const isTaken = document.activeElement?.getAttribute('data-undo') === mark.id;
    if (isNew && !isTaken) undo.current?.focus();
  }, [isNew, mark.id]);
  // The button goes with the mark: the keyboard goes on from the quotation it stood in.
  const goOn = (): void => undo.current?.closest('details')?.querySelector('summary')?.focus();
  return (
    <p class={styles['line']} data-mark={mark.claim.what}>
      <span>{markSentence(language, mark, hidden)}</span>{' '}
      {actions !== null && (
        <button
          ref={undo}
          type="button"
          data-undo={mark.id}
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
