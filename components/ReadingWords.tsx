import type { Reading, ReadingForm } from '@/text/comparison/collation';
import { useLanguage } from './language';
import styles from './ReadingWords.module.css';

interface ReadingWordsProps {
  readonly form: ReadingForm;
  readonly part: Reading['part'];
  /** Prints other words than the base. */
  readonly differs: boolean;
  /** BCP 47 of the text; null when unknown. */
  readonly language: string | null;
}

const PART_NOTES = {
  whole: null,
  'begins-here': 'collation_begins_here',
  'ends-here': 'collation_ends_here',
  'begins-and-ends-here': 'collation_only_this',
} as const;

/** The words of one text at one place; weight and a line tell other wordings apart, never colour alone. */
export function ReadingWords({ form, part, differs, language }: ReadingWordsProps) {
  const { words } = useLanguage();
  const note = PART_NOTES[part];
  const text = form.text.trim();
  return (
    <>
      {text === '' ? (
        <i class={differs ? styles['nothing'] : styles['quiet']}>{words('nothing')}</i>
      ) : (
        <span class={differs ? styles['other'] : styles['same']} lang={language ?? ''} dir="auto">
          {text}
        </span>
      )}
      {note !== null && <span class={styles['note']}> {words(note)}</span>}
    </>
  );
}
