import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { Leaving } from './Disclosure';
import { useLanguage } from './language';
import type { ReaderActions } from './reader-actions';
import styles from './SayingForm.module.css';
import { SayingProblem } from './SayingProblem';
import { useSaying } from './use-saying';

/** What the form is given. */
export interface MissedFormProps {
  /** The page on screen, as `PageAnswer.identity` names it. */
  readonly page: string;
  readonly actions: ReaderActions;
  readonly leaving: Leaving;
}

/** A box for words that the page quotes: those selected on it, where there are any, only to be confirmed; else to be pasted. */
export function MissedForm({ page, actions, leaving }: MissedFormProps) {
  const { words } = useLanguage();
  const saying = useSaying();
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [taken, setTaken] = useState(false);
  useEffect(() => {
    let isOpen = true;
    box.current?.focus();
    void actions.selectedWords?.().then((selected) => {
      // Whoever has begun to type knows what they want.
      if (!isOpen || selected === null || box.current === null || box.current.value !== '') return;
      box.current.value = selected;
      setTaken(true);
      button.current?.focus();
    });
    return () => {
      isOpen = false;
    };
    // Asked once, when the form opens.
  }, []);
  const add = (event: Event): void => {
    event.preventDefault();
    const here = { page, words: box.current?.value ?? '' };
    saying.say(() => actions.correct({ what: 'missed', here }), leaving.done);
  };
  return (
    <form class={styles['form']} onSubmit={add}>
      <label for={id}>{words(taken ? 'correct_missed_selected' : 'correct_missed_label')}</label>
      <textarea id={id} ref={box} rows={3} dir="auto" />
      <div class={styles['buttons']}>
        <button
          ref={button}
          type="submit"
          aria-disabled={saying.busy}
          aria-describedby={taken ? id : undefined}
        >
          {words('correct_missed_action')}
        </button>
        <button type="button" onClick={leaving.cancel}>
          {words('cancel')}
        </button>
      </div>
      <SayingProblem problem={saying.problem} />
    </form>
  );
}
