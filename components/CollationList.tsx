import type { CollationAnswer } from '@/text/collation-answer';
import type { CollationPlace, Reading } from '@/text/comparison/collation';
import styles from './CollationList.module.css';
import { linedPrintings, textsAmong, witnessesOf } from './collated-texts';
import { useLanguage } from './language';
import { NoteList } from './NoteList';
import { PlaceWords } from './PlaceWords';
import { printingNotes } from './printing-notes';
import { ReadingWords } from './ReadingWords';
import { TextNames } from './TextNames';
import type { WitnessName } from './witness-name';

interface CollationListProps {
  readonly answer: CollationAnswer;
  readonly places: readonly CollationPlace[];
  readonly nameOf: WitnessName;
}

type Rest = Pick<CollationListProps, 'answer' | 'nameOf'>;

/** One wording with all its spellings, each with those that print it. */
function Wording({ reading, place, ...rest }: Rest & { reading: Reading; place: CollationPlace }) {
  const { answer } = rest;
  const base = place.readings[0]?.forms[0]?.text ?? '';
  return (
    <>
      {reading.forms.map((form, index) => (
        <li key={`${index} ${form.text}`}>
          <div>
            <ReadingWords
              form={form}
              reading={reading}
              base={reading !== place.readings[0] || (place.trivial && index > 0) ? base : null}
              language={answer.witnesses.find(({ id }) => id === form.witnesses[0])?.language ?? null}
            />
          </div>
          <div>
            <TextNames {...rest} texts={textsAmong(answer.collation, form.witnesses)} />
          </div>
        </li>
      ))}
    </>
  );
}

function Place({ place, ...rest }: Rest & { place: CollationPlace }) {
  const { words } = useLanguage();
  const { collation, witnesses } = rest.answer;
  const language = witnesses.find(({ id }) => id === collation.base)?.language ?? null;
  return (
    <>
      <p class={styles['place']}>
        <PlaceWords text={collation.text} range={place.range} language={language} />
      </p>
      <ul class={styles['wordings']}>
        {place.readings.map((reading) => (
          <Wording key={reading.forms[0]?.witnesses[0]} {...rest} reading={reading} place={place} />
        ))}
        {place.notQuoted.length > 0 && (
          <li>
            <i class={styles['beyond']}>{words('collation_not_quoted')}</i>
            <div>
              <TextNames {...rest} texts={textsAmong(collation, place.notQuoted)} />
            </div>
          </li>
        )}
      </ul>
    </>
  );
}

/** What concerns whole texts, which the table says beside their names. */
function AboutTexts({ answer, nameOf }: Rest) {
  const language = useLanguage();
  return (
    <ul class={styles['wordings']} aria-label={language.words('collation_about_texts')}>
      {linedPrintings(answer.collation).map((printing) => {
        const notes = printingNotes(language, printing);
        return (
          notes.length > 0 && (
            <li key={witnessesOf(printing)[0]}>
              <TextNames answer={answer} texts={printing.copies} nameOf={nameOf} />
              <NoteList notes={notes} />
            </li>
          )
        );
      })}
    </ul>
  );
}

/** The same as the table for narrow screens and ears: place by place its wordings, and who prints them. */
export function CollationList({ places, ...rest }: CollationListProps) {
  return (
    <>
      <ol class={styles['list']}>
        {places.map((place) => (
          <li key={`${place.range.start} ${place.range.end}`}>
            <Place {...rest} place={place} />
          </li>
        ))}
      </ol>
      <AboutTexts {...rest} />
    </>
  );
}
