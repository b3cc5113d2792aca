import { useEffect, useRef } from 'preact/hooks';
import { useLanguage } from './language';
import { NewRecord } from './NewRecord';
import styles from './PasteBox.module.css';

interface PasteBoxProps {
  /** What stands in the box at first. */
  readonly text: string;
  /** Whether the box takes the focus when it appears. */
  readonly focused: boolean;
  /** While an answer is awaited, nothing more is asked. */
  readonly busy: boolean;
  readonly onLookUp: (text: string) => void;
}

/** A box for words from elsewhere; Ctrl or Command with Enter looks them up. */
export function PasteBox({ text, focused, busy, onLookUp }: PasteBoxProps) {
  const { words } = useLanguage();
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (focused) box.current?.focus();
  }, [focused]);
  const lookUp = (event: Event): void => {
    event.preventDefault();
    if (!busy) onLookUp(box.current?.value ?? '');
  };
  return (
    <>
      <form class={styles['form']} onSubmit={lookUp}>
        <label for="paste-box">{words('look_up_label')}</label>
        <textarea
          id="paste-box"
          ref={box}
          rows={4}
          dir="auto"
          aria-describedby="paste-box-hint"
          defaultValue={text}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) lookUp(event);
          }}
        />
        <div class={styles['foot']}>
          <span id="paste-box-hint">{words('look_up_hint')}</span>
          <button type="submit" aria-disabled={busy}>
            {words('look_up_button')}
          </button>
        </div>
      </form>
      <NewRecord text={() => box.current?.value ?? ''} />
    </>
  );
}
