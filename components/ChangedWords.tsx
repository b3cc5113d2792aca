import styles from './ChangedWords.module.css';
import type { TextPart } from './text-parts';

interface ChangedWordsProps {
  readonly change: Extract<TextPart, { readonly kind: 'change' }>;
  /** BCP 47 of the other text; null when unknown. */
  readonly languageThere: string | null;
}

/** A space at the edge of a change is not part of it: a line through nothing looks like a mark. */
function trimmed(text: string): { before: string; core: string; after: string } {
  const core = text.trim();
  const from = text.indexOf(core);
  return { before: text.slice(0, from), core, after: text.slice(from + core.length) };
}

function Words({ type, text, languageThere }: { type: string; text: string; languageThere: string | null }) {
  if (type !== 'only-a' && type !== 'only-b') return <>{text}</>;
  const { before, core, after } = trimmed(text);
  return (
    <>
      {before}
      {type === 'only-a' ? (
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

/** One place where the texts differ: struck = only here, underlined = only there. Steps of the reader come to it by its number. */
export function ChangedWords({ change, languageThere }: ChangedWordsProps) {
  return (
    <span class={styles['change']} data-change={change.number} tabIndex={-1}>
      {change.pieces.map(({ type, text }, index) => (
        <Words key={index} type={type} text={text} languageThere={languageThere} />
      ))}
    </span>
  );
}
