import { useState } from 'preact/hooks';
import { counted } from './counted';
import styles from './FoldedText.module.css';
import { foldedMiddle } from './folded-middle';
import { useLanguage } from './language';

interface FoldedTextProps {
  readonly text: string;
  /** How many words stay visible at the start and at the end of a long text. */
  readonly head: number;
  readonly tail: number;
}

/** A text whose long middle waits behind a button; short texts stand as they are. */
export function FoldedText({ text, head, tail }: FoldedTextProps) {
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const folded = foldedMiddle(text, head, tail);
  if (folded === null) return <>{text}</>;
  const label = open ? language.words('fold_less') : counted(language, 'fold_more', folded.words);
  return (
    <>
      {folded.start}
      {open && folded.middle}
      <button type="button" class={styles['fold']} aria-expanded={open} onClick={() => setOpen(!open)}>
        {label}
      </button>
      {` ${folded.end}`}
    </>
  );
}
