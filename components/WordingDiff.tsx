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

const HAS_WORDS = /[\p{L}\p{N}]/u;

/** The mark that ends the stretch where one side goes on; dots are no such mark. */
const END_MARK = /^\s*[,;:.!?](?!\s?[.…])/;

/**
 * What stands around the stretch gets lines of its own; all else is running text. A mark that follows the stretch
 * stays with it: no line should begin with a comma.
 */
function runsOf(pieces: readonly ShownPiece[]): Run[] {
  const runs: Run[] = [];
  for (const { type, text } of pieces) {
    const running = runs.findLast(({ around }) => !around);
    const last = runs.at(-1);
    const around = isAround({ type, text });
    const mark = around && running !== undefined ? (END_MARK.exec(text)?.[0] ?? '') : '';
    if (mark !== '' && type === 'around-a') running?.pieces.push({ type: 'same', text: mark });
    const rest = { type, text: text.slice(mark.length) };
    // Marks and spaces alone are not worth a line.
    if (around && !HAS_WORDS.test(rest.text)) continue;
    if (last === undefined || last.around || around) runs.push({ around, pieces: [rest] });
    else last.pieces.push(rest);
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
      <span lang={(here ? props.languageHere : props.languageThere) ?? ''} dir="auto">
        <FoldedText
          text={piece.text.trim()}
          head={first ? 0 : BESIDE_WORDS}
          tail={first ? BESIDE_WORDS : 0}
        />
      </span>
    </p>
  );
}

/** A space at the edge of a change is not part of it: a line through nothing looks like a mark. */
function trimmed(text: string): { before: string; core: string; after: string } {
  const core = text.trim();
  const from = text.indexOf(core);
  return { before: text.slice(0, from), core, after: text.slice(from + core.length) };
}

function Piece({ piece, languageThere }: { piece: ShownPiece; languageThere: string | null }) {
  if (piece.type === 'same')
    return <FoldedText text={piece.text} head={CONTEXT_WORDS} tail={CONTEXT_WORDS} />;
  const { before, core, after } = trimmed(piece.text);
  return (
    <>
      {before}
      {piece.type === 'only-a' ? (
        <del class={styles['here']}>{core}</del>
      ) : (
        <ins class={styles['there']} lang={languageThere ?? ''}>
          {core}
        </ins>
      )}
      {after}
    </>
  );
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
            lang={props.languageHere ?? ''}
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
