import { ChangedWords } from './ChangedWords';
import styles from './ChangesOnly.module.css';
import { DiffLegend } from './DiffLegend';
import { edgeWords } from './edge-words';
import type { ShownPiece } from './shown-pieces';
import { type TextPart, textParts } from './text-parts';

interface ChangesOnlyProps {
  readonly pieces: readonly ShownPiece[];
  /** The other outlet's name. */
  readonly outlet: string;
  /** BCP 47 of the text on screen and of the other text; null when unknown. */
  readonly languageHere: string | null;
  readonly languageThere: string | null;
}

/** Words on either side of a place: enough to know where it stands. */
const BESIDE = 5;

const textOf = (part: TextPart | undefined): string => (part?.kind === 'same' ? part.piece.text : '');

/** The places that differ, one below the other, each with a few of the words both print round it. */
export function ChangesOnly({ pieces, outlet, languageHere, languageThere }: ChangesOnlyProps) {
  const parts = textParts(pieces);
  return (
    <div class={styles['changes']}>
      <ol class={styles['list']}>
        {parts.map((part, at) =>
          part.kind === 'change' ? (
            <li key={part.number} lang={languageHere ?? ''} dir="auto">
              <span class={styles['beside']}>{edgeWords(textOf(parts[at - 1]), 'end', BESIDE)}</span>
              <ChangedWords change={part} languageThere={languageThere} />
              <span class={styles['beside']}>{edgeWords(textOf(parts[at + 1]), 'start', BESIDE)}</span>
            </li>
          ) : null,
        )}
      </ol>
      <DiffLegend outlet={outlet} />
    </div>
  );
}
