/*
 * Finds where else the utterances of an article are printed. The same rules answer the browser's database and
 * the batch tool's index in memory:
 *
 *   1. search-corpus.ts finds the wordings that match
 *   2. of the places that print them, those of the same article or of the same address (revisions) go, and
 *      narration never answers narration
 *   3. short quotations stay only where a longer version ties the two articles together, or both articles
 *      credit the same speaker within a few days
 *   4. in the articles that longer versions tie to this one, short quotations are looked for once more,
 *      because they share too few keys to be found in the whole corpus
 *   5. where an article prints the words as a quotation, its narration round them is not shown beside it
 *
 * Cost: searching, and reading what up to a dozen articles print.
 */

import { compareSpeakers } from './compare-speakers';
import { isShort, matchShort } from './match-short';
import type { Match, PrintedPassage } from './passage';
import type { ArticleKey, IndexedArticle, Occurrence, PassageIndex } from './passage-index';
import { DATABASE_LIMITS, type Hit, type SearchLimits, searchCorpus } from './search-corpus';
import { weighWords } from './weigh-words';

const DAYS_OF_ONE_OCCASION = 3;
const MILLISECONDS_PER_DAY = 86_400_000;
/** Articles in which short quotations are looked for. */
const MOST_TIED_ARTICLES = 12;

/** One place that prints an utterance. Side A of the match is the quotation asked for. */
export interface FoundVersion<Found extends Occurrence = Occurrence> {
  readonly occurrence: Found;
  readonly match: Match;
}

/** A version with the quotation it answers. */
interface Answer<Found extends Occurrence> extends FoundVersion<Found> {
  readonly query: number;
  readonly short: boolean;
}

function isElsewhere(asking: IndexedArticle | null, found: IndexedArticle): boolean {
  if (asking === null) return true;
  return asking.id !== found.id && (asking.address === null || asking.address !== found.address);
}

function isOneOccasion(asking: IndexedArticle | null, found: IndexedArticle): boolean {
  const days = (article: IndexedArticle | null) =>
    Date.parse(article?.publishedAt ?? '') / MILLISECONDS_PER_DAY;
  return Math.abs(days(asking) - days(found)) <= DAYS_OF_ONE_OCCASION;
}

function groupBy<Key, Value>(values: readonly Value[], keyOf: (value: Value) => Key): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group === undefined) groups.set(keyOf(value), [value]);
    else group.push(value);
  }
  return groups;
}

/** One question: who asks, for what, and where. */
interface Question<Found extends Occurrence> {
  readonly asking: IndexedArticle | null;
  readonly queries: readonly PrintedPassage[];
  readonly index: PassageIndex<Found>;
}

/** Whether a place may answer a quotation at all. */
function mayAnswer<Found extends Occurrence>(
  question: Question<Found>,
  query: number,
  place: Found,
): boolean {
  const narrated = question.queries[query]?.passage.quotation === null && place.passage.quotation === null;
  return !narrated && isElsewhere(question.asking, place.article);
}

async function placesOf<Found extends Occurrence>(
  question: Question<Found>,
  hits: readonly Hit[],
): Promise<Answer<Found>[]> {
  const ids = new Set(hits.map(({ wording }) => wording));
  const places = groupBy(await question.index.occurrencesOf([...ids]), ({ wording }) => wording);
  return hits.flatMap(({ query, wording, match, short }) =>
    (places.get(wording) ?? [])
      .filter((place) => mayAnswer(question, query, place))
      .map((occurrence) => ({ query, occurrence, match, short })),
  );
}

function isSaidOnOneOccasion<Found extends Occurrence>(
  question: Question<Found>,
  { query, occurrence }: Answer<Found>,
): boolean {
  const speaker = question.queries[query]?.passage.speaker ?? null;
  return (
    compareSpeakers(speaker, occurrence.passage.speaker) === 'same' &&
    isOneOccasion(question.asking, occurrence.article)
  );
}

/** The articles with most versions first. */
function tiedArticles<Found extends Occurrence>(versions: readonly Answer<Found>[]): ArticleKey[] {
  const groups = groupBy(versions, ({ occurrence }) => occurrence.article.id);
  const ordered = [...groups].sort((x, y) => y[1].length - x[1].length);
  return ordered.slice(0, MOST_TIED_ARTICLES).map(([article]) => article);
}

/** Short quotations of either side, looked for in everything the tied articles print. */
async function searchTied<Found extends Occurrence>(
  question: Question<Found>,
  tied: readonly ArticleKey[],
): Promise<Answer<Found>[]> {
  if (tied.length === 0) return [];
  const pool = await question.index.occurrencesIn(tied);
  const read = await question.index.read([...new Set(pool.map(({ wording }) => wording))]);
  const queries = question.queries.map(({ words }) => weighWords(words));
  const answers: Answer<Found>[] = [];
  for (const occurrence of pool) {
    const words = read.get(occurrence.wording);
    if (words === undefined) continue;
    for (const [query, asked] of queries.entries()) {
      if (!isShort(asked) && !isShort(words)) continue;
      if (!mayAnswer(question, query, occurrence)) continue;
      const match = matchShort(asked, words, pool.length);
      if (match !== null) answers.push({ query, occurrence, match, short: true });
    }
  }
  return answers;
}

/** Is all that is shared with the narration also shared with a quotation of the same article? */
function isToldTwice<Found extends Occurrence>(
  narrated: Answer<Found>,
  others: readonly Answer<Found>[],
): boolean {
  const { start, end } = narrated.match.stretchA;
  return others.some(
    ({ occurrence, match }) =>
      occurrence.passage.quotation !== null &&
      occurrence.article.id === narrated.occurrence.article.id &&
      match.stretchA.start <= start &&
      match.stretchA.end >= end,
  );
}

function withoutToldTwice<Found extends Occurrence>(answers: readonly Answer<Found>[]): Answer<Found>[] {
  return answers.filter(
    (answer) => answer.occurrence.passage.quotation !== null || !isToldTwice(answer, answers),
  );
}

/**
 * The versions of each quotation, in the order of `queries`, surest first. `asking` is the article the quotations
 * stand in, so that it does not answer itself; null for loose text.
 */
export async function findVersions<Found extends Occurrence>(
  asking: IndexedArticle | null,
  queries: readonly PrintedPassage[],
  index: PassageIndex<Found>,
  limits: SearchLimits = DATABASE_LIMITS,
): Promise<FoundVersion<Found>[][]> {
  const question = { asking, queries, index };
  const hits = await searchCorpus(queries, index, limits);
  const answers = await placesOf(
    question,
    hits.filter(({ match }) => match.strength === 'version'),
  );
  const long = answers.filter(({ short }) => !short);
  const occasion = answers.filter((answer) => answer.short && isSaidOnOneOccasion(question, answer));
  const inTied = await searchTied(question, tiedArticles(long));
  const known = new Set(occasion.map(({ occurrence }) => occurrence));
  const all = [...long, ...occasion, ...inTied.filter(({ occurrence }) => !known.has(occurrence))];
  const byQuery = groupBy(all, ({ query }) => query);
  return queries.map((_, query) =>
    withoutToldTwice(byQuery.get(query) ?? [])
      .sort((x, y) => y.match.score - x.match.score)
      .map(({ occurrence, match }) => ({ occurrence, match })),
  );
}
