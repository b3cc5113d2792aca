/*
 * Finds where else the utterances of an article are printed. The same rules answer the browser's database and
 * the batch tool's index in memory:
 *
 *   1. search-corpus.ts finds the wordings that match
 *   2. of the places that print them, those of the same article or of the same address (revisions) go, and
 *      those whose speakers or narration make them doubtful (credibility.ts)
 *   3. what is too short to prove itself stays only where a longer version ties the two articles together, or
 *      where both credit the same speaker within a few days, or where loose text was asked for
 *   4. the tied articles are searched once more, more closely (search-tied.ts)
 *   5. of two utterances in nearly the same words, an article that prints both tells which is which (siblings.ts)
 *   6. where an article prints the words as a quotation, its narration round them is not shown beside it
 *
 * Cost: the search, and reading what a few tied articles quote.
 */

import type { Range } from '@/text/article';
import { isCredible, isOneOccasion, isPhraseOfAnotherStory, isStockClause } from './credibility';
import { FEWEST_WORDS_SOUGHT } from './fewest-words-sought';
import { groupBy } from './group-by';
import type { Judgement } from './judge-words';
import { isLookAlike } from './look-alike';
import { MOST_SHORT_WORDS } from './match-short';
import type { Match, PrintedPassage, Tile } from './passage';
import type { ArticleKey, IndexedArticle, Occurrence, PassageIndex } from './passage-index';
import { DATABASE_LIMITS, type Hit, type LimitsOf, searchCorpus } from './search-corpus';
import { searchTied } from './search-tied';
import { withoutSiblings } from './siblings';

/** Narration that shares so few words beyond a quotation only frames it: "She said the wall was …". */
const MOST_WORDS_OF_A_FRAME = 3;

/** One place that prints an utterance. Side A of the match is the quotation asked for. */
export interface FoundVersion<Found extends Occurrence = Occurrence> {
  readonly occurrence: Found;
  readonly match: Match;
}

/** A version with the quotation it answers. */
interface Answer<Found extends Occurrence> extends Judgement {
  readonly query: number;
  readonly occurrence: Found;
}

/** One question: who asks, for what, and where. */
interface Question<Found extends Occurrence> {
  readonly asking: IndexedArticle | null;
  readonly queries: readonly PrintedPassage[];
  readonly index: PassageIndex<Found>;
}

/** Nothing is known of who printed the words and when: the reader alone asks for them. */
function isLoose(asking: IndexedArticle | null): boolean {
  return asking === null || asking.loose === true;
}

function isElsewhere(asking: IndexedArticle | null, found: IndexedArticle): boolean {
  if (asking === null) return true;
  return asking.id !== found.id && (asking.address === null || asking.address !== found.address);
}

function isAccepted<Found extends Occurrence>(
  { asking, queries }: Question<Found>,
  answer: Answer<Found>,
): boolean {
  const asked = queries[answer.query];
  const { article, passage } = answer.occurrence;
  if (asked === undefined || !isElsewhere(asking, article)) return false;
  if (isLoose(asking) && isLookAlike(answer, asked.words.length)) return false;
  if (isPhraseOfAnotherStory(answer, asking, asked.passage, article, passage)) return false;
  return isCredible(answer, asked.passage, passage);
}

async function placesOf<Found extends Occurrence>(
  question: Question<Found>,
  hits: readonly Hit[],
): Promise<Answer<Found>[]> {
  const ids = new Set(hits.map(({ wording }) => wording));
  const places = groupBy(await question.index.occurrencesOf([...ids]), ({ wording }) => wording);
  return hits.flatMap((hit) =>
    (places.get(hit.wording) ?? [])
      .map((occurrence) => ({ ...hit, occurrence }))
      .filter((answer) => isAccepted(question, answer)),
  );
}

/** Whether an answer can stand without a tie to its article, or has one in its speaker. */
function isSure<Found extends Occurrence>(
  { asking, queries }: Question<Found>,
  answer: Answer<Found>,
): boolean {
  const asked = queries[answer.query];
  const { article, passage } = answer.occurrence;
  if (asked !== undefined && isStockClause(answer, asked.passage, passage)) return false;
  if (!answer.needsTie) return true;
  const isExchanged = !answer.whole && answer.shorter <= MOST_SHORT_WORDS;
  if (isLoose(asking)) return !isExchanged && answer.shorter >= FEWEST_WORDS_SOUGHT;
  return asked !== undefined && isOneOccasion(asking, asked.passage, article, passage);
}

/** The articles with most versions first. */
function tiedArticles<Found extends Occurrence>(
  versions: readonly Answer<Found>[],
  most: number,
): ArticleKey[] {
  const groups = groupBy(versions, ({ occurrence }) => occurrence.article.id);
  const ordered = [...groups].sort((x, y) => y[1].length - x[1].length);
  return ordered.slice(0, most).map(([article]) => article);
}

/** Tells one place from another, by value: an index may make a new object for a place each time it is asked. */
function nameOfAnswer<Found extends Occurrence>({ query, occurrence }: Answer<Found>): string {
  const { wording, article, passage } = occurrence;
  const place = [passage.quotation ?? '', passage.standsIn, passage.segments[0]?.start ?? 0];
  return [query, wording, typeof article.id, article.id, ...place].join('\n');
}

/** Each place once per quotation: the first answer stays. */
function withoutRepeats<Found extends Occurrence>(answers: readonly Answer<Found>[]): Answer<Found>[] {
  const byName = new Map<string, Answer<Found>>();
  for (const answer of answers) {
    const name = nameOfAnswer(answer);
    if (!byName.has(name)) byName.set(name, answer);
  }
  return [...byName.values()];
}

/** Without what an article's other quotations print word for word. */
function apartFromSiblings<Found extends Occurrence>(
  queries: readonly PrintedPassage[],
  answers: readonly Answer<Found>[],
): Answer<Found>[] {
  const isTold = ({ query, occurrence }: Answer<Found>): boolean =>
    [queries[query]?.passage, occurrence.passage].some((passage) => passage?.quotation === null);
  const named = answers.map((answer) => ({
    answer,
    match: answer.match,
    article: `${typeof answer.occurrence.article.id} ${answer.occurrence.article.id}`,
    passageA: `${answer.query}`,
    passageB: `${answer.occurrence.wording}`,
    isTold: isTold(answer),
  }));
  return withoutSiblings(named).map(({ answer }) => answer);
}

/** How many words of the quotation asked for a match shares outside of a range of them. */
function sharedOutside({ tiles }: Match, { start, end }: Range): number {
  const outside = ({ a, length }: Tile) =>
    Math.max(0, Math.min(a + length, start) - a) + Math.max(0, a + length - Math.max(a, end));
  return tiles.reduce((sum, tile) => sum + outside(tile), 0);
}

/** Does the article print what its narration shares as a quotation, all but a few words? */
function isToldTwice<Found extends Occurrence>(
  narrated: Answer<Found>,
  others: readonly Answer<Found>[],
): boolean {
  return others.some(
    ({ occurrence, match }) =>
      occurrence.passage.quotation !== null &&
      occurrence.article.id === narrated.occurrence.article.id &&
      sharedOutside(narrated.match, match.stretchA) <= MOST_WORDS_OF_A_FRAME,
  );
}

/** The answers to one quotation as they are handed out. */
function inOrder<Found extends Occurrence>(answers: readonly Answer<Found>[]): FoundVersion<Found>[] {
  return answers
    .filter((answer) => answer.occurrence.passage.quotation !== null || !isToldTwice(answer, answers))
    .sort((x, y) => y.match.score - x.match.score)
    .map(({ occurrence, match }) => ({ occurrence, match }));
}

/**
 * The versions of each quotation, in the order of `queries`, surest first. `asking` is the article the quotations
 * stand in, so that it does not answer itself; null for loose text.
 */
export async function findVersions<Found extends Occurrence>(
  asking: IndexedArticle | null,
  queries: readonly PrintedPassage[],
  index: PassageIndex<Found>,
  limits: LimitsOf = () => DATABASE_LIMITS,
): Promise<FoundVersion<Found>[][]> {
  const question = { asking, queries, index };
  const { hits, frequencies } = await searchCorpus(queries, index, limits);
  const answers = await placesOf(question, hits);
  const sure = answers.filter((answer) => isSure(question, answer));
  const proven = sure.filter(({ needsTie }) => !needsTie);
  const tied = tiedArticles(proven, Math.max(0, ...queries.map((_, query) => limits(query).tiedArticles)));
  const again = await searchTied(queries, tied, index, frequencies);
  const accepted = again.filter((answer) => isAccepted(question, answer));
  const byQuery = groupBy(
    apartFromSiblings(queries, withoutRepeats([...sure, ...accepted])),
    ({ query }) => query,
  );
  return queries.map((_, query) => inOrder(byQuery.get(query) ?? []));
}
