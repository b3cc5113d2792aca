import type { Comparison } from '@/text/comparison/comparison';
import { FoldedText } from './FoldedText';
import { useLanguage } from './language';
import styles from './SideBySide.module.css';
import { type SideRun, sideRows } from './side-rows';

/** One of the two texts. */
export interface ShownSide {
  /** What it is called above its column. */
  readonly name: string;
  /** BCP 47; null when unknown. */
  readonly language: string | null;
}

interface SideBySideProps {
  readonly comparison: Comparison;
  /** Whether trivial differences are marked too. */
  readonly small: boolean;
  readonly a: ShownSide;
  readonly b: ShownSide;
}

/** Words left at either end where a long run that agrees, or stands around, is folded. */
const EDGE_WORDS = 9;

/** The words of a run; those only this side prints are marked, and a step comes to the first of a place. */
function Run({ run, side, first }: { run: SideRun; side: 'here' | 'there'; first: boolean }) {
  switch (run.kind) {
    case 'own':
      return (
        <mark class={styles[side]} {...(first && { 'data-change': run.change, tabIndex: -1 })}>
          {run.text}
        </mark>
      );
    case 'break':
      return <span class={styles['break']}>{run.text}</span>;
    default:
      return (
        <span class={run.kind === 'around' ? styles['around'] : undefined}>
          <FoldedText text={run.text} head={EDGE_WORDS} tail={EDGE_WORDS} />
        </span>
      );
  }
}

interface CellProps {
  readonly runs: readonly SideRun[];
  readonly of: ShownSide;
  readonly side: 'here' | 'there';
  /** Places a step already finds on the other side of the row. */
  readonly found: ReadonlySet<number | undefined>;
}

/** One side of a row; its name is said before it, and seen where both stand below one another. */
function Cell({ runs, of, side, found }: CellProps) {
  const { words } = useLanguage();
  return (
    <div class={styles['cell']}>
      <span class={styles['whose']}>{words('side_of', [of.name])}</span>{' '}
      {runs.length === 0 ? (
        <span class={styles['nothing']}>{words('side_nothing')}</span>
      ) : (
        <p class={styles['words']} lang={of.language ?? ''} dir="auto">
          {runs.map((run, index) => (
            <Run
              key={index}
              run={run}
              side={side}
              first={
                !found.has(run.change) && runs.findIndex(({ change }) => change === run.change) === index
              }
            />
          ))}
        </p>
      )}
    </div>
  );
}

/**
 * Both texts in two columns, each with its own words and only its own differences marked: in bold, underlined, on a
 * ground. Below one another where there is no room. Read out row by row, each side by its name.
 */
export function SideBySide({ comparison, small, a, b }: SideBySideProps) {
  const rows = sideRows(comparison, small);
  return (
    <div class={styles['sides']} data-side-by-side="">
      <div class={styles['rows']}>
        <div class={styles['heads']} aria-hidden="true">
          <bdi>{a.name}</bdi>
          <bdi>{b.name}</bdi>
        </div>
        {rows.map((row, index) => (
          <div key={index} class={styles['row']}>
            <Cell runs={row.a} of={a} side="here" found={new Set()} />
            <Cell runs={row.b} of={b} side="there" found={new Set(row.a.map(({ change }) => change))} />
          </div>
        ))}
      </div>
    </div>
  );
}
