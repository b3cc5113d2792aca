import type { Comparison } from '@/text/comparison/comparison';
import { ChangesOnly } from './ChangesOnly';
import { type ShownSide, SideBySide } from './SideBySide';
import type { ShownPiece } from './shown-pieces';
import type { TextView } from './ViewSwitch';
import { WordingDiff } from './WordingDiff';

interface TwoTextsProps {
  readonly view: TextView;
  readonly comparison: Comparison;
  /** Of this comparison, as the reader wants small differences. */
  readonly pieces: readonly ShownPiece[];
  /** Whether trivial differences are marked too. */
  readonly small: boolean;
  /** The text on screen, and the other one. */
  readonly a: ShownSide;
  readonly b: ShownSide;
}

/** Two texts in the view the reader chose. */
export function TwoTexts({ view, comparison, pieces, small, a, b }: TwoTextsProps) {
  const named = { pieces, outlet: b.name, languageHere: a.language, languageThere: b.language };
  switch (view) {
    case 'running':
      return <WordingDiff {...named} />;
    case 'side-by-side':
      return <SideBySide comparison={comparison} small={small} a={a} b={b} />;
    case 'changes':
      return <ChangesOnly {...named} />;
  }
}
