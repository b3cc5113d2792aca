import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { CollationAnswer } from '@/text/collation-answer';
import type { Printing } from '@/text/comparison/collation';
import { BaseChoice } from './BaseChoice';
import { basisNotes } from './basis-notes';
import { CollationList } from './CollationList';
import { CollationTable } from './CollationTable';
import styles from './CollationView.module.css';
import { shownPlaces } from './collated-texts';
import { collationSummary } from './collation-summary';
import { counted } from './counted';
import { useLanguage } from './language';
import { NoteList } from './NoteList';
import { TextNames } from './TextNames';
import { useWitnessName, type WitnessName } from './witness-name';

interface CollationViewProps {
  readonly answer: CollationAnswer;
  /** The reader wants the others held against this text. */
  readonly onBase: (witness: string) => void;
}

type Shape = 'table' | 'list';

function ShapeChoice({ shape, onShape }: { shape: Shape; onShape: (shape: Shape) => void }) {
  const { words } = useLanguage();
  const name = useId();
  return (
    <fieldset class={styles['shapes']}>
      <legend class="sic-for-ears">{words('collation_shape')}</legend>
      {(['table', 'list'] as const).map((one) => (
        <label key={one}>
          <input type="radio" name={name} checked={shape === one} onChange={() => onShape(one)} />{' '}
          {words(one === 'table' ? 'collation_table' : 'collation_list')}
        </label>
      ))}
    </fieldset>
  );
}

interface AsideProps {
  readonly title: string;
  readonly answer: CollationAnswer;
  readonly printings: readonly Printing[];
  readonly nameOf: WitnessName;
}

/** Printings that have no words in the table, whole. */
function Aside({ title, answer, printings, nameOf }: AsideProps) {
  const language = useLanguage();
  if (printings.length === 0) return null;
  const languageOf = ({ copies }: Printing): string =>
    answer.witnesses.find(({ id }) => id === copies[0]?.witnesses[0])?.language ?? '';
  return (
    <section class={styles['aside']}>
      <h2>{title}</h2>
      <ul>
        {printings.map((printing) => (
          <li key={printing.copies[0]?.witnesses[0]}>
            <p lang={languageOf(printing)} dir="auto">
              {printing.text}
            </p>
            <TextNames answer={answer} texts={printing.copies} nameOf={nameOf} />
            <NoteList notes={basisNotes(language, printing.basis)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All versions of one utterance side by side: as a table or a list, against the base the reader chooses. */
export function CollationView({ answer, onBase }: CollationViewProps) {
  const language = useLanguage();
  const { words } = language;
  const nameOf = useWitnessName(answer);
  const [shape, setShape] = useState<Shape>('table');
  const [small, setSmall] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever opened the view goes on from its top.
  useLayoutEffect(() => heading.current?.focus(), []);
  const { collation } = answer;
  const places = shownPlaces(collation, small);
  const trivial = collation.runs.filter((run) => run.type === 'place' && run.trivial).length;
  const Shown = shape === 'table' ? CollationTable : CollationList;
  const aside = (standing: Printing['standing']) =>
    collation.printings.filter((printing) => printing.standing === standing);
  return (
    <div class={styles['view']}>
      <h1 ref={heading} tabIndex={-1}>
        {words('collation_title')}
      </h1>
      <p class={styles['summary']}>{collationSummary(language, answer, nameOf).join(' ')}</p>
      <div class={styles['tools']}>
        <BaseChoice answer={answer} nameOf={nameOf} onBase={onBase} />
        <ShapeChoice shape={shape} onShape={setShape} />
        {trivial > 0 && (
          <button type="button" class={styles['small']} onClick={() => setSmall(!small)}>
            {counted(language, small ? 'small_visible' : 'small_hidden', trivial)}
          </button>
        )}
      </div>
      <Shown answer={answer} places={places} nameOf={nameOf} />
      <Aside
        title={words('collation_own_words')}
        answer={answer}
        printings={aside('own-words')}
        nameOf={nameOf}
      />
      <Aside title={words('collation_apart')} answer={answer} printings={aside('apart')} nameOf={nameOf} />
      {answer.unlisted > 0 && (
        <p class={styles['summary']}>{counted(language, 'unlisted', answer.unlisted)}</p>
      )}
    </div>
  );
}
