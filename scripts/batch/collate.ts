import { agencyCredit } from '@/text/matching/agency-credit';
import { byDate, findPairs } from '@/text/matching/find-pairs';
import {
  gatherUtterances,
  placeOf,
  type Reading,
  type Utterance,
  type Witness,
} from '@/text/matching/gather-utterances';
import { printedPassagesOf } from '@/text/matching/passages-of';
import { storyCopies } from '@/text/matching/story-copies';
import { wordingOf } from '@/text/matching/wording';
import type { BatchCommand } from './command';
import { type Compared, readComparable } from './read-comparable';

/** The story each article is a copy of, by its id: the name of the story's first article. */
function storiesOf(articles: readonly Compared[]): ReadonlyMap<unknown, string> {
  const texts = articles.map(({ id, article, quotations }) => ({
    id: String(id),
    wordings: printedPassagesOf(article, quotations).map(({ words }) => wordingOf(words)),
    agency: agencyCredit(article),
  }));
  return storyCopies(texts);
}

function witnessLine(witness: Witness<Compared>, story: string | undefined) {
  const { of, printed } = witness;
  const { quotation, speaker } = printed.passage;
  return { article: of.name, quotation, ...placeOf(witness), speaker, publishedAt: of.publishedAt, story };
}

function readingLine({ witnesses }: Reading<Compared>, stories: ReadonlyMap<unknown, string>) {
  const [first] = witnesses;
  const { start, end } = first === undefined ? { start: 0, end: 0 } : placeOf(first);
  const text = first?.printed.text.slice(start, end);
  return { text, witnesses: witnesses.map((witness) => witnessLine(witness, stories.get(witness.of.id))) };
}

function utteranceLine(
  { id, readings }: Utterance<Compared>,
  stories: ReadonlyMap<unknown, string>,
  sic: string,
) {
  const printedIn = readings.flatMap(({ witnesses }) => witnesses.map(({ of }) => stories.get(of.id)));
  const texts = new Set(printedIn).size;
  return { sic, utterance: id, texts, readings: readings.map((reading) => readingLine(reading, stories)) };
}

/**
 * Writes one line per utterance that at least two articles print: its wordings, the places that print them, and the story
 * each of these is a copy of. `texts` counts independent texts, so copies of one story once.
 */
export const collate: BatchCommand = async (run) => {
  const articles = (await readComparable(run)).sort(byDate);
  const pairs = await findPairs(articles);
  const places = new Map(articles.map((article, place) => [article, place]));
  const stories = storiesOf(articles);
  const names = new Map(articles.map(({ id, name }) => [String(id), name]));
  const named = new Map([...stories].map(([id, story]) => [id, names.get(story) ?? story]));
  for (const utterance of gatherUtterances(pairs, (of) => places.get(of) ?? 0)) {
    await run.write(utteranceLine(utterance, named, run.sic));
  }
};
