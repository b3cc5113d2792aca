import { useEffect, useId, useRef } from 'preact/hooks';
import { LONGEST_NAME } from '@/text/reader-mark';
import type { Leaving } from './Disclosure';
import { useLanguage } from './language';
import type { ReaderActions } from './reader-actions';
import styles from './SayingForm.module.css';
import { SayingProblem } from './SayingProblem';
import { useSaying } from './use-saying';

/** What the form is given. */
export interface RecordFormProps {
  /** What stands in the box for pasted words. */
  readonly text: () => string;
  readonly save: NonNullable<ReaderActions['saveRecord']>;
  readonly leaving: Leaving;
}

function written(box: HTMLInputElement | null): string | null {
  const text = box?.value.trim() ?? '';
  return text === '' ? null : text;
}

/** Asks who said the pasted words and when, and who says that they are the record; none of it is needed. */
export function RecordForm({ text, save, leaving }: RecordFormProps) {
  const { words } = useLanguage();
  const saying = useSaying();
  const id = useId();
  const speaker = useRef<HTMLInputElement>(null);
  const day = useRef<HTMLInputElement>(null);
  const by = useRef<HTMLInputElement>(null);
  useEffect(() => speaker.current?.focus(), []);
  const keep = (event: Event): void => {
    event.preventDefault();
    const record = {
      text: text(),
      speaker: written(speaker.current),
      saidAt: written(day.current),
      by: written(by.current),
    };
    saying.say(() => save(record), leaving.done);
  };
  const name = { type: 'text', maxLength: LONGEST_NAME, autocomplete: 'off', dir: 'auto' } as const;
  return (
    <form class={styles['form']} onSubmit={keep}>
      <p>{words('record_new_hint')}</p>
      <label for={`${id}-who`}>{words('record_new_who')}</label>
      <input id={`${id}-who`} ref={speaker} {...name} />
      <label for={`${id}-when`}>{words('record_new_when')}</label>
      <input id={`${id}-when`} ref={day} type="date" />
      <label for={`${id}-by`}>{words('record_new_by')}</label>
      <input id={`${id}-by`} ref={by} {...name} />
      <div class={styles['buttons']}>
        <button type="submit" aria-disabled={saying.busy}>
          {words('record_new_action')}
        </button>
        <button type="button" onClick={leaving.cancel}>
          {words('cancel')}
        </button>
      </div>
      <SayingProblem problem={saying.problem} />
    </form>
  );
}
