import { agencyCredit } from '@/text/matching/agency-credit';
import { byDate, findPairs, type PairSide } from '@/text/matching/find-pairs';
import { gatherUtterances, type Reading, type Utterance } from '@/text/matching/gather-utterances';
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

function witnessLine({ of, printed }: PairSide<Compared>, story: string | undefined) {
  const { quotation, speaker, segments } = printed.passage;
  const [start, end] = [segments[0]?.start ?? 0, segments.at(-1)?.end ?? 0];
  return { article: of.name, quotation, start, end, speaker, publishedAt: of.publishedAt, story };
}

function readingLine({ witnesses }: Reading<Compared>, stories: ReadonlyMap<unknown, string>) {
  const [first] = witnesses;
  const segments = first?.printed.passage.segments ?? [];
  const text = segments.map(({ start, end }) => first?.printed.text.slice(start, end)).join(' ');
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
