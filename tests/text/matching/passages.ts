import { foldWords } from '@/text/matching/fold-words';
import { chainWords } from '@/text/matching/align-words';
import { matchWords, type WordMatch } from '@/text/matching/match-words';
import type { PairFrequency } from '@/text/matching/pair-frequency';
import type { PrintedPassage } from '@/text/matching/passage';
import { weighWords } from '@/text/matching/weigh-words';
import type { IndexedArticle } from '@/text/matching/passage-index';
import type { Quotation, QuotationKind } from '@/text/quotations/quotation';

/** How a passage is printed; English and a quotation unless told. */
interface Printing {
  readonly language?: string | null;
  readonly speaker?: string | null;
  readonly narration?: boolean;
}

let printedSoFar = 0;

/** A passage that is the whole of its text; every one is a quotation of its own. */
export function printed(text: string, printing: Printing = {}): PrintedPassage {
  const { language = 'en', speaker = null, narration = false } = printing;
  const segments = [{ start: 0, end: text.length }];
  printedSoFar++;
  return {
    text,
    language,
    passage: { quotation: narration ? null : `q${printedSoFar}`, standsIn: 'text', segments, speaker },
    words: foldWords(text, segments, language),
  };
}

/** A quotation in pieces, each a segment, with an attribution between them. */
export function broken(
  pieces: readonly string[],
  { language = 'en', speaker = null }: Printing = {},
): PrintedPassage {
  let text = '';
  const segments = pieces.map((piece) => {
    const start = text.length;
    text += piece;
    const end = text.length;
    text += ' she said ';
    return { start, end };
  });
  printedSoFar++;
  return {
    text,
    language,
    passage: { quotation: `q${printedSoFar}`, standsIn: 'text', segments, speaker },
    words: foldWords(text, segments, language),
  };
}

/** For two passages without a corpus round them. */
export const UNKNOWN_FREQUENCY: PairFrequency = { wordings: 0, countOf: () => null };

/** Two passages lined up without a corpus round them, unless its frequencies are given. */
export function matchOf(
  a: PrintedPassage,
  b: PrintedPassage,
  frequency = UNKNOWN_FREQUENCY,
): WordMatch | null {
  return matchWords(chainWords(weighWords(a.words)), weighWords(b.words), frequency);
}

/** An article as an index knows it. */
export function indexed(
  id: string,
  publishedAt: string | null = null,
  address: string | null = null,
): IndexedArticle {
  return { id, publishedAt, address };
}

/** A quotation of these words, which must stand in the text. */
export function quotationIn(
  text: string,
  words: string,
  kind: QuotationKind = 'speech',
  speaker: string | null = null,
): Quotation {
  const start = text.indexOf(words);
  if (start < 0) throw new Error(`not in the text: ${words}`);
  return {
    id: `q${start}`,
    standsIn: 'text',
    segments: [{ start, end: start + words.length }],
    text: words,
    speaker,
    speakerAsWritten: speaker,
    cue: null,
    kind,
    region: 'body',
  };
}

/** Words as a row: "…" before one that follows a gap, [ ] round one that is bracketed. */
export function shown(words: PrintedPassage['words']): string {
  return words
    .map(({ fold, gapBefore, bracketed }) => `${gapBefore ? '… ' : ''}${bracketed ? `[${fold}]` : fold}`)
    .join(' ');
}
