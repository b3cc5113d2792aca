import type { CollationAnswer } from '@/text/collation-answer';
import { CollationList } from './CollationList';
import { shownPlaces } from './collated-texts';
import { collationSummary } from './collation-summary';
import { counted } from './counted';
import { useLanguage } from './language';
import { NamesSwitch } from './NamesSwitch';
import styles from './SharedQuotations.module.css';
import { useWitnessName } from './witness-name';

/** A quotation that several texts print. */
export interface Shared {
  readonly id: string;
  readonly answer: CollationAnswer;
}

interface SharedQuotationsProps<One extends Shared> {
  /** Those that differ most first. */
  readonly quotations: readonly One[];
  /** Shows all versions of one side by side. */
  readonly onOpen: (quotation: One) => void;
}

function Item<One extends Shared>({
  quotation,
  open,
  onOpen,
}: {
  quotation: One;
  open: boolean;
  onOpen: (quotation: One) => void;
}) {
  const language = useLanguage();
  const { answer } = quotation;
  const { collation, witnesses } = answer;
  const nameOf = useWitnessName(answer);
  const places = shownPlaces(collation, false);
  const names = new Intl.ListFormat(language.locale, { type: 'conjunction' }).format(
    collation.order.map(nameOf),
  );
  return (
    <details class={styles['item']} open={open} data-shared="">
      <summary>
        <span
          class={styles['words']}
          data-quotation=""
          lang={witnesses.find(({ id }) => id === collation.base)?.language ?? ''}
          dir="auto"
        >
          <q>{collation.text}</q>
        </span>
        <span class={styles['glance']}>
          <bdi>{names}</bdi>
        </span>
        <span class={styles['glance']}>
          {collationSummary(language, answer, nameOf).slice(0, 2).join(' ')}
        </span>
      </summary>
      {places.length > 0 && <CollationList answer={answer} places={places} nameOf={nameOf} />}
      <button type="button" class="sic-tool" onClick={() => onOpen(quotation)}>
        {language.words('collation_title')}
      </button>
    </details>
  );
}

const differs = ({ answer: { collation } }: Shared): boolean =>
  collation.runs.some((run) => run.type === 'place' && !run.trivial) ||
  collation.printings.some(({ standing }) => standing !== 'base' && standing !== 'lined-up');

/** Quotations that several texts print: those printed otherwise, the first of them opened; those printed alike folded below. */
export function SharedQuotations<One extends Shared>({ quotations, onOpen }: SharedQuotationsProps<One>) {
  const language = useLanguage();
  const differing = quotations.filter(differs);
  const alike = quotations.filter((quotation) => !differs(quotation));
  return (
    <>
      <div class={styles['head']}>
        <h2>{counted(language, 'shared', quotations.length)}</h2>
        <NamesSwitch />
      </div>
      <ul class={styles['list']}>
        {differing.map((quotation, index) => (
          <li key={quotation.id}>
            <Item quotation={quotation} open={index === 0} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {alike.length > 0 && (
        <details class={styles['alike']} open={differing.length === 0}>
          <summary>{counted(language, 'shared_alike', alike.length)}</summary>
          <ul class={styles['list']}>
            {alike.map((quotation) => (
              <li key={quotation.id}>
                <Item quotation={quotation} open={false} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
