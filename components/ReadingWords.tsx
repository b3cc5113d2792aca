import type { Reading, ReadingForm } from '@/text/comparison/collation';
import { differingPart } from './differing-part';
import { useLanguage } from './language';
import { leadingMarks } from './leading-marks';
import styles from './ReadingWords.module.css';

interface ReadingWordsProps {
  readonly form: ReadingForm;
  readonly reading: Pick<Reading, 'part' | 'kinds'>;
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

/** The words stand at another place there, or those that stand here do. */
const MOVED = 'collation_elsewhere' as const;

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
export function ReadingWords({ form, reading: { part, kinds }, base, language }: ReadingWordsProps) {
  const { words } = useLanguage();
  const notes = [PART_NOTES[part], base !== null && kinds.includes('transposition') ? MOVED : null];
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
      {notes.map(
        (note) =>
          note !== null && (
            <span key={note} class={styles['note']}>
              {' '}
              {words(note)}
            </span>
          ),
      )}
    </>
  );
}
