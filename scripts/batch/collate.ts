import { agencyCredit } from '@/text/matching/agency-credit';
import { byDate, findPairs } from '@/text/matching/find-pairs';
import { gatherUtterances } from '@/text/matching/gather-utterances';
import { printedPassagesOf } from '@/text/matching/passages-of';
import { storyCopies } from '@/text/matching/story-copies';
import { wordingOf } from '@/text/matching/wording';
import type { BatchCommand } from './command';
import { type Compared, readComparable } from './read-comparable';
import { utteranceLine } from './utterance-line';

/** The story each article is a copy of, by its id: the name of the story's first article. */
function storiesOf(articles: readonly Compared[]): ReadonlyMap<unknown, string> {
  const texts = articles.map(({ id, article, quotations }) => ({
    id: String(id),
    wordings: printedPassagesOf(article, quotations).map(({ words }) => wordingOf(words)),
    agency: agencyCredit(article),
  }));
  return storyCopies(texts);
}

/**
 * Writes one line per utterance that at least two articles print: its wordings, who prints them, and the story each of
 * these is a copy of; then all of them lined up along `base`, the first by date, with the readings at each place, as the
 * browser shows them. `texts` counts independent texts, so copies of one story once.
 */
export const collate: BatchCommand = async (run) => {
  const articles = (await readComparable(run)).sort(byDate);
  const pairs = await findPairs(articles);
  const places = new Map(articles.map((article, place) => [article, place]));
  const stories = storiesOf(articles);
  const names = new Map(articles.map(({ id, name }) => [String(id), name]));
  const named = new Map([...stories].map(([id, story]) => [id, names.get(story) ?? story]));
  for (const utterance of gatherUtterances(pairs, (of) => places.get(of) ?? 0)) {
    const line = utteranceLine(utterance, named, run.sic);
    if (line !== null) await run.write(line);
  }
};
