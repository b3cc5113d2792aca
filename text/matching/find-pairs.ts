/*
 * All pairs of passages, among many articles, that print one utterance: an index in memory of everything, then
 * every article asks it as a reader would, with its quotations and then with its narration, which only quotations
 * answer. Cost: some 25 questions per article, each independent of the number of articles. Quotations in a headline that stands apart
 * from the text are left out: a pair is told by its places in the texts.
 */

import type { Article, Range } from '@/text/article';
import type { Quotation } from '@/text/quotations/quotation';
import { findTold } from './find-told';
import { type FoundVersion, findVersions } from './find-versions';
import { MemoryIndex } from './memory-index';
import type { Match, Passage, PrintedPassage } from './passage';
import type { IndexedArticle, Occurrence } from './passage-index';
import { narratedPassages, quotedPassages } from './passages-of';
import { printPassage } from './print-passage';
import { MEMORY_LIMITS } from './search-corpus';
import { turnMatch } from './turn-match';
import { worthAsking } from './worth-asking';

/** An article with its quotations, and what tells it from the others. */
export interface ComparableArticle extends IndexedArticle {
  readonly article: Pick<Article, 'text' | 'headline' | 'blocks' | 'language'>;
  readonly quotations: readonly Quotation[];
}

/** One side of a pair: the article as it was handed over, and the passage in it. */
export interface PairSide<Compared extends ComparableArticle> {
  readonly of: Compared;
  readonly printed: PrintedPassage;
}

/** Two passages that print one utterance. A is the earlier article by date, then by id; undated articles come last. */
export interface FoundPair<Compared extends ComparableArticle> {
  readonly a: PairSide<Compared>;
  readonly b: PairSide<Compared>;
  readonly match: Match;
}

/** By date, undated articles last, then by id: the order in which articles ask, however they were handed over. */
export function byDate(a: IndexedArticle, b: IndexedArticle): number {
  const time = ({ publishedAt }: IndexedArticle) => {
    const parsed = Date.parse(publishedAt ?? '');
    return Number.isNaN(parsed) ? Number.MAX_VALUE : parsed;
  };
  const name = ({ id }: IndexedArticle) => `${id} ${typeof id}`;
  return time(a) - time(b) || (name(a) < name(b) ? -1 : 1);
}

/** A passage as a name: by its place, for articles may quote the same words twice. */
function nameOfPassage({ of, printed }: PairSide<ComparableArticle>): string {
  const { quotation, segments } = printed.passage;
  return `${typeof of.id}:${of.id}:${quotation ?? 'told'}:${segments[0]?.start}`;
}

/** Where the matched words of one side stand, as a name: a quotation within a quotation prints them once. */
function nameOfStretch({ of, printed }: PairSide<ComparableArticle>, stretch: Range): string {
  const [first, last] = [printed.words[stretch.start], printed.words[stretch.end - 1]];
  return `${typeof of.id}:${of.id}:${first?.start}-${last?.end}`;
}

/** The names of a pair, whichever side is asked for. */
function namesOfPair(
  a: PairSide<ComparableArticle>,
  b: PairSide<ComparableArticle>,
  { stretchA, stretchB }: Match,
): string[] {
  const both = (one: string, other: string): string => [one, other].sort().join(' ');
  return [
    both(nameOfPassage(a), nameOfPassage(b)),
    both(nameOfStretch(a, stretchA), nameOfStretch(b, stretchB)),
  ];
}

/** What is shared by all questions. */
interface Comparing<Compared extends ComparableArticle> {
  readonly index: MemoryIndex;
  readonly byId: ReadonlyMap<unknown, Compared>;
  /** Names of the pairs of passages and of stretches found so far: most pairs are found from both ends. */
  readonly seen: Set<string>;
}

/** The passages each article asks for, and the index that answers. */
interface Asked {
  readonly index: MemoryIndex;
  readonly passages: readonly (readonly Passage[])[];
}

/**
 * Quotations first, so that narration is known to be worth asking as soon as its words are read, and they need not be kept
 * or read again.
 */
async function fillIndex(articles: readonly ComparableArticle[]): Promise<Asked> {
  const [index, quoted] = [new MemoryIndex(), new MemoryIndex()];
  const passages: Passage[][] = articles.map((compared) => {
    const printed = quotedPassages(compared.article, compared.quotations).filter(
      ({ passage }) => passage.standsIn === 'text',
    );
    index.add(compared, printed);
    quoted.add(compared, printed);
    return printed.map(({ passage }) => passage);
  });
  for (const [i, compared] of articles.entries()) {
    const printed = narratedPassages(compared.article, compared.quotations);
    index.add(compared, printed);
    const words = printed.map((one) => one.words);
    const worth = await worthAsking(words, quoted, MEMORY_LIMITS.perKey);
    passages[i]?.push(...worth.flatMap((at) => printed[at]?.passage ?? []));
  }
  return { index, passages };
}

function pairUp<Compared extends ComparableArticle>(
  comparing: Comparing<Compared>,
  asking: PairSide<Compared>,
  occurrence: Occurrence,
  match: Match,
): FoundPair<Compared> | null {
  const other = comparing.byId.get(occurrence.article.id);
  if (other === undefined) return null;
  const found = { of: other, printed: printPassage(other.article, occurrence.passage) };
  const names = namesOfPair(asking, found, match);
  if (names.some((name) => comparing.seen.has(name))) return null;
  for (const name of names) comparing.seen.add(name);
  return byDate(asking.of, other) < 0
    ? { a: asking, b: found, match }
    : { a: found, b: asking, match: turnMatch(match) };
}

/** What an article asks and what answers, its quotations first. */
async function answersTo<Compared extends ComparableArticle>(
  of: Compared,
  passages: readonly Passage[],
  index: MemoryIndex,
): Promise<[PrintedPassage, FoundVersion[]][]> {
  const printed = passages.map((passage) => printPassage(of.article, passage));
  const quoted = printed.filter(({ passage }) => passage.quotation !== null);
  const narration = printed.filter(({ passage }) => passage.quotation === null);
  const versions = await findVersions(of, quoted, index, () => MEMORY_LIMITS);
  const told = await findTold(of, narration, versions, index, () => MEMORY_LIMITS);
  return [...quoted, ...narration].map((query, i) => [query, [...versions, ...told][i] ?? []]);
}

/**
 * Every pair once, in the order of the articles that ask; the order of `given` makes no difference. Ids must differ
 * from article to article; articles with equal `address` are revisions of one text and not paired.
 */
export async function findPairs<Compared extends ComparableArticle>(
  given: readonly Compared[],
): Promise<FoundPair<Compared>[]> {
  const articles = given.toSorted(byDate);
  const { index, passages } = await fillIndex(articles);
  const byId = new Map<unknown, Compared>(articles.map((article) => [article.id, article]));
  const comparing = { index, byId, seen: new Set<string>() };
  const pairs: FoundPair<Compared>[] = [];
  for (const [i, of] of articles.entries()) {
    for (const [printed, versions] of await answersTo(of, passages[i] ?? [], index)) {
      for (const { occurrence, match } of versions) {
        const pair = pairUp(comparing, { of, printed }, occurrence, match);
        if (pair !== null) pairs.push(pair);
      }
    }
  }
  return pairs;
}
