import { useEffect, useId, useRef } from 'preact/hooks';
import { Disclosure, type Leaving } from './Disclosure';
import { useLanguage } from './language';
import { type ReaderActions, useReaderActions } from './reader-actions';
import styles from './SayingForm.module.css';
import { SayingProblem } from './SayingProblem';
import { useSaying } from './use-saying';

interface MissedQuotationProps {
  /** The page on screen, as `PageAnswer.identity` names it. */
  readonly page: string;
}

function Box({
  page,
  actions,
  leaving,
}: MissedQuotationProps & { actions: ReaderActions; leaving: Leaving }) {
  const { words } = useLanguage();
  const saying = useSaying();
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);
  const add = (event: Event): void => {
    event.preventDefault();
    const here = { page, words: box.current?.value ?? '' };
    saying.say(() => actions.correct({ what: 'missed', here }), leaving.done);
  };
  return (
    <form class={styles['form']} onSubmit={add}>
      <label for={id}>{words('correct_missed_label')}</label>
      <textarea id={id} ref={box} rows={3} dir="auto" />
      <div class={styles['buttons']}>
        <button type="submit" aria-disabled={saying.busy}>
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

/** A box for words that the page quotes and Sic did not list. They must stand on the page. */
export function MissedQuotation({ page }: MissedQuotationProps) {
  const { words } = useLanguage();
  const actions = useReaderActions();
  if (actions === null) return null;
  return (
    <Disclosure label={words('correct_missed')}>
      {(leaving) => <Box page={page} actions={actions} leaving={leaving} />}
    </Disclosure>
  );
}
