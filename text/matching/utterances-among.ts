import type { Article } from '@/text/article';
import { agencyCredit } from './agency-credit';
import { byDate, type ComparableArticle, findPairs } from './find-pairs';
import { gatherUtterances, type Utterance } from './gather-utterances';
import { printedPassagesOf } from './passages-of';
import { storyCopies } from './story-copies';
import { wordingOf } from './wording';

/** An article with what tells of which agency's story it is a copy. */
type Compared = ComparableArticle & { readonly article: Article };

/** What some articles print in common. */
export interface SharedUtterances<One extends Compared> {
  /** In the order of their first places; the articles by date. */
  readonly utterances: readonly Utterance<One>[];
  /** The story each article is a copy of, by its id: the id of the story's first article. */
  readonly stories: ReadonlyMap<string, string>;
}

function storiesOf(articles: readonly Compared[]): ReadonlyMap<string, string> {
  const texts = articles.map(({ id, article, quotations }) => ({
    id: String(id),
    wordings: printedPassagesOf(article, quotations).map(({ words }) => wordingOf(words)),
    agency: agencyCredit(article),
  }));
  return storyCopies(texts);
}

/** Every utterance that at least two of the articles print, and which of them are one story; the order given makes no difference. */
export async function utterancesAmong<One extends Compared>(
  given: readonly One[],
): Promise<SharedUtterances<One>> {
  const articles = given.toSorted(byDate);
  const pairs = await findPairs(articles);
  const places = new Map(articles.map((article, place) => [article, place]));
  const stories = storiesOf(articles);
  return { utterances: gatherUtterances(pairs, (of) => places.get(of) ?? 0), stories };
}
