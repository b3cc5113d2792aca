import { FoldedText } from './FoldedText';
import { type Language, useLanguage } from './language';
import type { ShownPiece } from './shown-pieces';
import styles from './WordingDiff.module.css';

interface WordingDiffProps {
  readonly pieces: readonly ShownPiece[];
  /** The other outlet's name. */
  readonly outlet: string;
  /** BCP 47 of the text on screen and of the other text; null when unknown. */
  readonly languageHere: string | null;
  readonly languageThere: string | null;
}

/** Words left beside a difference when a long stretch that agrees is folded. */
const CONTEXT_WORDS = 10;
/** Words shown of what one side prints before or after the stretch: enough to see a "but" or an "if". */
const BESIDE_WORDS = 9;

const isAround = ({ type }: ShownPiece): boolean => type === 'around-a' || type === 'around-b';

interface Run {
  readonly around: boolean;
  readonly pieces: ShownPiece[];
}

/** What stands around the stretch gets lines of its own; all else is running text. */
function runsOf(pieces: readonly ShownPiece[]): Run[] {
  const runs: Run[] = [];
  for (const piece of pieces) {
    const last = runs.at(-1);
    if (last === undefined || last.around || isAround(piece))
      runs.push({ around: isAround(piece), pieces: [piece] });
    else last.pieces.push(piece);
  }
  return runs;
}

function Around({ piece, first, ...props }: WordingDiffProps & { piece: ShownPiece; first: boolean }) {
  const { words } = useLanguage();
  const here = piece.type === 'around-a';
  return (
    <p class={styles['around']}>
      <span class={styles['whose']}>
        {here ? words('around_here') : words('around_there', [props.outlet])}
      </span>{' '}
      <span lang={(here ? props.languageHere : props.languageThere) ?? undefined} dir="auto">
        <FoldedText
          text={piece.text.trim()}
          head={first ? 0 : BESIDE_WORDS}
          tail={first ? BESIDE_WORDS : 0}
        />
      </span>
    </p>
  );
}

function Piece({ piece, languageThere }: { piece: ShownPiece; languageThere: string | null }) {
  switch (piece.type) {
    case 'only-a':
      return <del class={styles['here']}>{piece.text}</del>;
    case 'only-b':
      return (
        <ins class={styles['there']} lang={languageThere ?? undefined}>
          {piece.text}
        </ins>
      );
    default:
      return <FoldedText text={piece.text} head={CONTEXT_WORDS} tail={CONTEXT_WORDS} />;
  }
}

function Legend({ language, outlet }: { language: Language; outlet: string }) {
  return (
    <p class={styles['legend']} aria-hidden="true">
      <span class={styles['here']}>{language.words('legend_here')}</span>
      <span class={styles['there']}>{language.words('legend_there', [outlet])}</span>
    </p>
  );
}

/**
 * The text on screen with another outlet's wording in it: struck = only here, underlined = only there. Line, weight
 * and colour say the same, so that any one of them is enough. All words are text nodes.
 */
export function WordingDiff(props: WordingDiffProps) {
  const language = useLanguage();
  const runs = runsOf(props.pieces);
  const stretch = runs.findIndex(({ around }) => !around);
  return (
    <div class={styles['diff']}>
      {runs.map((run, index) =>
        run.around ? (
          run.pieces.map((piece) => (
            <Around key={`${index}`} {...props} piece={piece} first={index < stretch} />
          ))
        ) : (
          <p
            key={`${index}`}
            data-wording=""
            class={styles['stretch']}
            lang={props.languageHere ?? undefined}
            dir="auto"
          >
            {run.pieces.map((piece, at) => (
              <Piece key={`${at}`} piece={piece} languageThere={props.languageThere} />
            ))}
          </p>
        ),
      )}
      {props.pieces.some(({ type }) => type === 'only-a' || type === 'only-b') && (
        <Legend language={language} outlet={props.outlet} />
      )}
    </div>
  );
}
