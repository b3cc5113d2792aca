import type { CollationAnswer } from '@/text/collation-answer';
import type { CollationPlace, Printing } from '@/text/comparison/collation';
import styles from './CollationTable.module.css';
import { linedPrintings, witnessesOf } from './collated-texts';
import { useLanguage } from './language';
import { PlaceWords } from './PlaceWords';
import { printingNotes } from './printing-notes';
import { ReadingWords } from './ReadingWords';
import { TextNames } from './TextNames';
import type { WitnessName } from './witness-name';

interface CollationTableProps {
  readonly answer: CollationAnswer;
  /** The columns. */
  readonly places: readonly CollationPlace[];
  readonly nameOf: WitnessName;
}

function Cell({
  answer,
  place,
  printing,
}: {
  answer: CollationAnswer;
  place: CollationPlace;
  printing: Printing;
}) {
  const { words } = useLanguage();
  const [id = ''] = witnessesOf(printing);
  const reading = place.readings.find(({ forms }) => forms.some(({ witnesses }) => witnesses.includes(id)));
  const form = reading?.forms.find(({ witnesses }) => witnesses.includes(id));
  const language = answer.witnesses.find((one) => one.id === id)?.language ?? null;
  if (reading === undefined || form === undefined)
    return <td class={styles['beyond']}>{words('collation_not_quoted')}</td>;
  // Small differences are marked only where nothing else is told.
  const differs = reading !== place.readings[0] || (place.trivial && form !== reading.forms[0]);
  const base = place.readings[0]?.forms[0]?.text ?? '';
  return (
    <td>
      <ReadingWords form={form} reading={reading} base={differs ? base : null} language={language} />
    </td>
  );
}

/** Who prints it, and what concerns the whole text. */
function RowHead({ answer, printing, nameOf }: Omit<CollationTableProps, 'places'> & { printing: Printing }) {
  const language = useLanguage();
  return (
    <th scope="row">
      <TextNames answer={answer} texts={printing.copies} nameOf={nameOf} />
      {printingNotes(language, printing).map((note) => (
        <div key={note} class={styles['note']}>
          {note}
        </div>
      ))}
    </th>
  );
}

/** Texts against the places where their wordings differ: a row for each printing, the base first, then by date. */
export function CollationTable({ answer, places, nameOf }: CollationTableProps) {
  const { words } = useLanguage();
  const { collation, witnesses } = answer;
  const language = witnesses.find(({ id }) => id === collation.base)?.language ?? null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be within reach of the keyboard
    <section class={styles['scroll']} aria-label={words('collation_table_label')} tabIndex={0}>
      <table class={styles['table']}>
        <caption class="sic-for-ears">{words('collation_table_label')}</caption>
        <thead>
          <tr>
            <th scope="col">{words('collation_printed_in')}</th>
            {places.map(({ range }) => (
              <th key={`${range.start} ${range.end}`} scope="col">
                <PlaceWords text={collation.text} range={range} language={language} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {linedPrintings(collation).map((printing) => (
            <tr key={witnessesOf(printing)[0]}>
              <RowHead answer={answer} printing={printing} nameOf={nameOf} />
              {places.map((place) => (
                <Cell
                  key={`${place.range.start} ${place.range.end}`}
                  answer={answer}
                  place={place}
                  printing={printing}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
