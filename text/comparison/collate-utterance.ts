import { foldWords } from '@/text/matching/fold-words';
import type { ComparableArticle } from '@/text/matching/find-pairs';
import { placeOf, type Witness as Side } from '@/text/matching/gather-utterances';
import type { PrintedPassage } from '@/text/matching/passage';
import { splitSentences } from '@/text/matching/split-sentences';
import { collate, type CollateOptions } from './collate';
import type { Collation, Witness } from './collation';

/** A place that prints an utterance, and what its text is called in the collation. */
export interface NamedSide<Compared extends ComparableArticle>
  extends Pick<Witness, 'id' | 'textId' | 'domain'> {
  readonly side: Side<Compared>;
}

/**
 * The sentences of a passage in which the utterance stands: the words behind a stretch that both share belong to it where they
 * end its sentence, and a long speech holds other utterances too.
 */
function sentencesOf(side: Side<ComparableArticle>): PrintedPassage {
  const { printed } = side;
  const { text, language, passage } = printed;
  const place = placeOf(side);
  const segments = passage.segments.flatMap((segment) => {
    const touched = splitSentences(text, segment).filter(
      ({ start, end }) => start < place.end && end > place.start,
    );
    const [first, last] = [touched[0], touched.at(-1)];
    return first === undefined || last === undefined ? [] : [{ start: first.start, end: last.end }];
  });
  if (segments.length === 0) return printed;
  return { text, language, passage: { ...passage, segments }, words: foldWords(text, segments, language) };
}

/**
 * All printings of an utterance along a base: `base` names one of the sides; null for the first by date. Null when there is
 * nothing to line up.
 */
export function collateUtterance<Compared extends ComparableArticle>(
  sides: readonly NamedSide<Compared>[],
  base: string | null,
  options: Pick<CollateOptions, 'basisOf'> = {},
): Collation | null {
  return collate(
    sides.map(({ side, ...named }) => ({
      ...named,
      publishedAt: side.of.publishedAt,
      printed: sentencesOf(side),
      speaker: side.printed.passage.speaker,
    })),
    base,
    options,
  );
}
