import type { Comparison } from '@/text/comparison/comparison';
import { ChangesOnly } from './ChangesOnly';
import { type ShownSide, SideBySide } from './SideBySide';
import type { ShownPiece } from './shown-pieces';

/** What every view of two texts is given. */
export interface OtherViewsProps {
  readonly view: 'side-by-side' | 'changes';
  readonly comparison: Comparison;
  /** Of this comparison, as the reader wants small differences. */
  readonly pieces: readonly ShownPiece[];
  /** Whether trivial differences are marked too. */
  readonly small: boolean;
  /** The text on screen, and the other one. */
  readonly a: ShownSide;
  readonly b: ShownSide;
}

/** The views a reader may choose instead of the running text. */
export function OtherViews({ view, comparison, pieces, small, a, b }: OtherViewsProps) {
  return view === 'side-by-side' ? (
    <SideBySide comparison={comparison} small={small} a={a} b={b} />
  ) : (
    <ChangesOnly pieces={pieces} outlet={b.name} languageHere={a.language} languageThere={b.language} />
  );
}
