import { useAgainstRecord } from './against-record';
import { ChangedWords } from './ChangedWords';
import { DiffLegend } from './DiffLegend';
import { FoldedText } from './FoldedText';
import { useLanguage } from './language';
import type { ShownPiece } from './shown-pieces';
import { type TextPart, textParts } from './text-parts';
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

interface Run {
  readonly around: boolean;
  readonly parts: TextPart[];
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
  for (const part of textParts(pieces)) {
    const running = runs.findLast(({ around }) => !around);
    const last = runs.at(-1);
    const around = part.kind === 'around';
    let rest = part;
    if (part.kind === 'around') {
      const { type, text } = part.piece;
      const mark = running === undefined ? '' : (END_MARK.exec(text)?.[0] ?? '');
      if (mark !== '' && type === 'around-a')
        running?.parts.push({ kind: 'same', piece: { type: 'same', text: mark } });
      rest = { kind: 'around', piece: { type, text: text.slice(mark.length) } };
      // Marks and spaces alone are not worth a line.
      if (!HAS_WORDS.test(rest.piece.text)) continue;
    }
    if (last === undefined || last.around || around) runs.push({ around, parts: [rest] });
    else last.parts.push(rest);
  }
  return runs;
}

function Around({ piece, first, ...props }: WordingDiffProps & { piece: ShownPiece; first: boolean }) {
  const { words } = useLanguage();
  const against = useAgainstRecord();
  const here = piece.type === 'around-a';
  return (
    <p class={styles['around']}>
      <span class={styles['whose']}>
        {here
          ? words(against === null ? 'around_here' : 'around_record')
          : words('around_there', [props.outlet])}
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

function Part({ part, languageThere }: { part: TextPart; languageThere: string | null }) {
  switch (part.kind) {
    case 'change':
      return <ChangedWords change={part} languageThere={languageThere} />;
    case 'break':
      return (
        <span class={styles['break']} data-break="">
          {part.piece.text}
        </span>
      );
    default:
      return <FoldedText text={part.piece.text} head={CONTEXT_WORDS} tail={CONTEXT_WORDS} />;
  }
}

/**
 * The text on screen with another outlet's wording in it: struck = only here, underlined = only there. Line, weight
 * and colour say the same, so that any one of them is enough. All words are text nodes.
 */
export function WordingDiff(props: WordingDiffProps) {
  const runs = runsOf(props.pieces);
  const stretch = runs.findIndex(({ around }) => !around);
  return (
    <div class={styles['diff']}>
      {runs.map((run, index) =>
        run.around ? (
          run.parts.map((part) =>
            part.kind === 'around' ? (
              <Around key={`${index}`} {...props} piece={part.piece} first={index < stretch} />
            ) : null,
          )
        ) : (
          <p
            key={`${index}`}
            data-wording=""
            class={styles['stretch']}
            lang={props.languageHere ?? ''}
            dir="auto"
          >
            {run.parts.map((part, at) => (
              <Part key={`${at}`} part={part} languageThere={props.languageThere} />
            ))}
          </p>
        ),
      )}
      {props.pieces.some(({ type }) => type === 'only-a' || type === 'only-b') && (
        <DiffLegend outlet={props.outlet} />
      )}
    </div>
  );
}
