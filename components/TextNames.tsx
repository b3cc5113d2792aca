import type { CollationAnswer, WitnessAnswer } from '@/text/collation-answer';
import type { Copies } from '@/text/comparison/collation';
import { counted } from './counted';
import { useNamesHidden } from './hidden-names';
import { useLanguage } from './language';
import { ArticleLink } from './ArticleLink';
import { printedDate } from './printed-date';
import { sourceLink } from './source-link';
import { storyTitle } from './story-title';
import styles from './TextNames.module.css';
import type { WitnessName } from './witness-name';

interface TextNamesProps {
  readonly answer: CollationAnswer;
  readonly texts: readonly Copies[];
  readonly nameOf: WitnessName;
}

/** Texts named in sight; more of them wait behind their count. */
const FIRST_SHOWN = 3;

/** Where its article opens at the words; null when it has no address. */
function addressOf(witness: WitnessAnswer | undefined): string | null {
  if (witness === undefined) return null;
  return sourceLink({ ...witness, earlierCopy: witness.earlierCopy ?? false });
}

function Outlet({ witness, name }: { witness: WitnessAnswer | undefined; name: string }) {
  const { locale, words } = useLanguage();
  const namesHidden = useNamesHidden();
  const printed = printedDate(locale, witness?.publishedAt ?? null);
  const saved = printedDate(locale, witness?.capturedAt ?? null);
  const notes = [
    // With names hidden it is called nothing else.
    ...(witness?.here && !namesHidden ? [words('collation_here')] : []),
    ...(witness?.aggregator && !namesHidden ? [words('aggregator')] : []),
    ...(witness?.source ? [words('record_is')] : []),
    ...(witness?.selection ? [words('selected_text')] : []),
    ...(witness?.earlierCopy ? [words('earlier_copy')] : []),
  ];
  const when = printed ?? (saved === null ? null : words('saved_on', [saved]));
  return (
    <>
      <ArticleLink address={namesHidden || witness?.here ? null : addressOf(witness)}>
        <bdi class={styles['outlet']}>{name}</bdi>
      </ArticleLink>
      {[...(when === null ? [] : [when]), ...notes].map((note) => (
        <span key={note} class={styles['note']}>
          {' '}
          {note}
        </span>
      ))}
    </>
  );
}

/** The agency all of them credit. */
function agencyOf({ witnesses }: CollationAnswer, ids: readonly string[]): string | null {
  const copies = witnesses.filter(({ id }) => ids.includes(id));
  const [agency, ...others] = new Set(copies.map((copy) => copy.agency ?? null));
  return others.length === 0 ? (agency ?? null) : null;
}

function Text({ answer, text: { witnesses }, nameOf }: Omit<TextNamesProps, 'texts'> & { text: Copies }) {
  const language = useLanguage();
  const outlets = witnesses.map((id) => (
    <Outlet key={id} witness={answer.witnesses.find((one) => one.id === id)} name={nameOf(id)} />
  ));
  if (outlets.length === 1) return <>{outlets}</>;
  return (
    <details class={styles['copies']}>
      <summary>{storyTitle(language, agencyOf(answer, witnesses), outlets.length)}</summary>
      <ul class={styles['names']}>
        {outlets.map((outlet) => (
          <li key={outlet.key}>{outlet}</li>
        ))}
      </ul>
    </details>
  );
}

/** Who prints a wording: outlets in their order; copies of one story as one text that opens to its outlets. */
export function TextNames({ answer, texts, nameOf }: TextNamesProps) {
  const language = useLanguage();
  const items = (some: readonly Copies[]) => (
    <ul class={styles['names']}>
      {some.map((text) => (
        <li key={text.textId}>
          <Text answer={answer} text={text} nameOf={nameOf} />
        </li>
      ))}
    </ul>
  );
  const more = texts.slice(FIRST_SHOWN);
  return (
    <>
      {items(texts.slice(0, FIRST_SHOWN))}
      {more.length > 0 && (
        <details class={styles['copies']}>
          <summary>{counted(language, 'collation_more_texts', more.length)}</summary>
          {items(more)}
        </details>
      )}
    </>
  );
}
