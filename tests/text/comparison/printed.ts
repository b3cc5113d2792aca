import type { Range } from '@/text/article';
import { compareVersions } from '@/text/comparison/compare-versions';
import type { Comparison } from '@/text/comparison/comparison';
import { foldWords } from '@/text/matching/fold-words';
import type { Match, PrintedPassage } from '@/text/matching/passage';

interface Printing {
  readonly language?: string | null;
  readonly speaker?: string | null;
  readonly narration?: boolean;
}

/** A passage made of segments, with "|" where an attribution parts two of them. */
export function printed(
  text: string,
  { language = 'en', speaker = null, narration = false }: Printing = {},
): PrintedPassage {
  const parts = text.split('|');
  const attribution = ' she told reporters, ';
  const segments: Range[] = [];
  let at = 0;
  for (const part of parts) {
    segments.push({ start: at, end: at + part.length });
    at += part.length + attribution.length;
  }
  const source = parts.join(attribution);
  return {
    text: source,
    language,
    passage: { quotation: narration ? null : 'q1', standsIn: 'text', segments, speaker },
    words: foldWords(source, segments, language),
  };
}

/** A match from the first pair of neighbouring words both print to the last; the whole where there is none. */
export function matched(a: PrintedPassage, b: PrintedPassage): Match {
  const pairs = (words: PrintedPassage['words']): string[] =>
    words.slice(1).map((word, at) => `${words[at]?.stem} ${word.stem}`);
  const stretch = (own: string[], other: Set<string>): Range => {
    const first = own.findIndex((pair) => other.has(pair));
    const last = own.findLastIndex((pair) => other.has(pair));
    return first < 0 ? { start: 0, end: own.length + 1 } : { start: first, end: last + 2 };
  };
  const pairsA = pairs(a.words);
  const pairsB = pairs(b.words);
  return {
    score: 1,
    tiles: [],
    stretchA: stretch(pairsA, new Set(pairsB)),
    stretchB: stretch(pairsB, new Set(pairsA)),
  };
}

/** Compares two printings given as plain text. */
export function compared(a: string, b: string, ofA: Printing = {}, ofB: Printing = {}): Comparison {
  const passageA = printed(a, ofA);
  const passageB = printed(b, ofB);
  return compareVersions(passageA, passageB, matched(passageA, passageB));
}

/** The differences as "kind: a → b", in order. */
export function described({ differences }: Comparison): string[] {
  return differences.map(({ kind, a, b }) => `${kind}: ${a} → ${b}`);
}
