import type { Comparison } from '@/text/comparison/comparison';
import { isTrivial } from '@/text/comparison/trivial-difference';
import type { CopiedComparison, CopiedText } from './copy/copied-comparison';
import type { Language } from './language';
import { quoted } from './quoted';

/** One of the two texts, and where it stands. */
export interface TextToCopy extends Omit<CopiedText, 'words'> {
  /** As printed, segment by segment. */
  readonly segments: readonly string[];
  /** Between quotation marks there; else the outlet tells it as its own. */
  readonly quoted: boolean;
}

function copiedText({ words }: Language, { segments, quoted: marks, ...about }: TextToCopy): CopiedText {
  const each = marks ? segments.map((segment) => words('quoted', [segment])) : segments;
  return { ...about, words: each.join(' ') };
}

/** Two texts to be copied: side A first, and what differs but for spelling, capitals and small marks, both sides by their names. */
export function copyComparison(
  language: Language,
  { differences }: Pick<Comparison, 'differences'>,
  a: TextToCopy,
  b: TextToCopy,
): CopiedComparison {
  return {
    texts: [copiedText(language, a), copiedText(language, b)],
    differences: differences
      .filter((difference) => !isTrivial(difference))
      .map((difference) =>
        language.words('copy_difference', [
          a.outlet,
          quoted(language, difference.a),
          b.outlet,
          quoted(language, difference.b),
        ]),
      ),
  };
}
