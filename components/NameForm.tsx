import { useEffect, useId, useRef } from 'preact/hooks';
import { LONGEST_NAME } from '@/text/reader-mark';
import { useLanguage } from './language';
import type { MessageKey } from './message-key';
import styles from './SayingForm.module.css';

interface NameFormProps {
  /** Whose name: whom an article credits, or who marks a text as the record. */
  readonly asked: 'speaker' | 'source';
  readonly busy: boolean;
  /** Null: nobody is named. */
  readonly onName: (name: string | null) => void;
  readonly onCancel: () => void;
}

const LABELS = {
  speaker: { label: 'correct_speaker_label', action: 'save', nameless: 'correct_speaker_none' },
  source: { label: 'source_by_label', action: 'source_mark', nameless: 'source_by_nobody' },
} as const satisfies Record<NameFormProps['asked'], Record<string, MessageKey>>;

/** Asks for a name, inline. The focus is in the box from the start. */
export function NameForm({ asked, busy, onName, onCancel }: NameFormProps) {
  const { words } = useLanguage();
  const { label, action, nameless } = LABELS[asked];
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <form
      class={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        const name = box.current?.value.trim() ?? '';
        if (name === '') box.current?.focus();
        else onName(name);
      }}
    >
      <label for={id}>{words(label)}</label>
      <input id={id} ref={box} type="text" maxLength={LONGEST_NAME} autocomplete="off" dir="auto" />
      <div class={styles['buttons']}>
        <button type="submit" aria-disabled={busy}>
          {words(action)}
        </button>
        <button type="button" aria-disabled={busy} onClick={() => onName(null)}>
          {words(nameless)}
        </button>
        <button type="button" onClick={onCancel}>
          {words('cancel')}
        </button>
      </div>
    </form>
  );
}
