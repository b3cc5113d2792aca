import type { Region } from '@/text/article';
import type { Item } from './narration';

/** A span with what stands round it. */
export interface SpanSetting {
  readonly words: string;
  /** The words of it, as filters see them. */
  readonly found: readonly string[];
  readonly wordCount: number;
  /** An attribution was found, speaker or not. */
  readonly isAttributed: boolean;
  readonly cue: string | null;
  /** The cue stands right beside the marks, or behind them. */
  readonly isAdjacent: boolean;
  /** A word stands right before the marks and the cue behind them: "On “Morning Line,” Quill said that …". */
  readonly runsOnBefore: boolean;
  /** A name or a pronoun is credited, not a thing: "a fee called X" credits nobody. */
  readonly hasPerson: boolean;
  readonly startsBlock: boolean;
  readonly region: Region;
  /** The mark that opens the run; an empty string where the layout quotes. */
  readonly opener: string;
  /** Quoted by the layout of the page, not by marks. */
  readonly isSetApart: boolean;
  /** The block's items and the span's index in them. */
  readonly items: readonly Item[];
  readonly index: number;
}
