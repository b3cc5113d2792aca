import type { Reading, ReadingForm } from '@/text/comparison/collation';
import { differingPart } from './differing-part';
import { useLanguage } from './language';
import { leadingMarks } from './leading-marks';
import styles from './ReadingWords.module.css';

interface ReadingWordsProps {
  readonly form: ReadingForm;
  readonly part: Reading['part'];
  /** The base's words where these are others; null where they are the same. */
  readonly base: string | null;
  /** BCP 47 of the text; null when unknown. */
  readonly language: string | null;
}

const PART_NOTES = {
  whole: null,
  'begins-here': 'collation_begins_here',
  'ends-here': 'collation_ends_here',
  'begins-and-ends-here': 'collation_only_this',
} as const;

const shown = (text: string): string => text.slice(leadingMarks(text)).trim();

function Other({ text, base }: { text: string; base: string }) {
  const { head, own, tail } = differingPart(shown(base), text);
  return (
    <>
      {head}
      <span class={styles['other']}>{own}</span>
      {tail}
    </>
  );
}

/** The words of one text at one place; weight and a line tell other words from the base's, never colour alone. */
export function ReadingWords({ form, part, base, language }: ReadingWordsProps) {
  const { words } = useLanguage();
  const note = PART_NOTES[part];
  const text = shown(form.text);
  return (
    <>
      {text === '' ? (
        <i class={base === null ? styles['quiet'] : styles['nothing']}>{words('nothing')}</i>
      ) : (
        <span class={styles['words']} lang={language ?? ''} dir="auto">
          {base === null ? text : <Other text={text} base={base} />}
        </span>
      )}
      {note !== null && <span class={styles['note']}> {words(note)}</span>}
    </>
  );
}
