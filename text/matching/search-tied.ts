import { chainWords } from './align-words';
import { agreesInStretch, type Judgement, judgeWords } from './judge-words';
import { isShort } from './match-short';
import type { PairFrequency } from './pair-frequency';
import type { PrintedPassage } from './passage';
import type { ArticleKey, Occurrence, PassageIndex } from './passage-index';
import { weighWords } from './weigh-words';

/** Pairs looked at, at most: a page of thousands of quotations would keep the reader waiting. */
const MOST_PAIRS = 200_000;

/** A place in a tied article that matches a quotation. */
export interface TiedHit<Found extends Occurrence> extends Judgement {
  /** Index of the quotation among those asked. */
  readonly query: number;
  readonly occurrence: Found;
}

/**
 * Looks each quotation up among all quotations of articles that a longer version ties to its own, whatever their
 * keys: short quotations and fragments of long speeches share too few keys with the other printing to be found
 * in the whole corpus. Only what agrees throughout counts here, for two articles on one story are full of
 * utterances that resemble each other. Cost: every quotation against every other, some microseconds each.
 */
export async function searchTied<Found extends Occurrence>(
  queries: readonly PrintedPassage[],
  tied: readonly ArticleKey[],
  index: PassageIndex<Found>,
  frequencies: readonly PairFrequency[],
): Promise<TiedHit<Found>[]> {
  if (tied.length === 0) return [];
  const places = await index.occurrencesIn(tied);
  const quoted = places
    .filter(({ passage }) => passage.quotation !== null)
    .slice(0, Math.ceil(MOST_PAIRS / Math.max(1, queries.length)));
  const read = await index.read([...new Set(quoted.map(({ wording }) => wording))]);
  const asked = queries.map(({ words }) => chainWords(weighWords(words)));
  return quoted.flatMap((occurrence) => {
    const words = read.get(occurrence.wording);
    if (words === undefined) return [];
    return asked.flatMap((query, i) => {
      const frequency = frequencies[i];
      if (frequency === undefined) return [];
      const judged = judgeWords(query, words, frequency, quoted.length);
      const isClose = judged !== null && (agreesInStretch(judged.match) || isShort(query) || isShort(words));
      return isClose ? [{ ...judged, query: i, occurrence }] : [];
    });
  });
}
