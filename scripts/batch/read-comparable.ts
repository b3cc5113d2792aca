import { addressOf } from '@/storage/address';
import { outletOf } from '@/storage/outlet';
import type { Article } from '@/text/article';
import type { ComparableArticle } from '@/text/matching/find-pairs';
import type { BatchRun } from './command';
import type { NamedArticle } from './named-article';
import { BatchProblem } from './problem';
import { type QuotedArticle, quotedArticles } from './quoted-articles';

/** An article to be compared; `id` tells it from the others, `name` is what its file calls it. */
export interface Compared extends ComparableArticle {
  readonly name: string;
  readonly article: Article;
}

/** One address of one outlet holds one text, however often it was captured; null when either is unknown. */
function pageOf({ article }: NamedArticle): string | null {
  const address = addressOf(article);
  return address === null ? null : `${article.outlet ?? outletOf(article).domain} ${address}`;
}

function comparable({ named, explained }: QuotedArticle, id: string): Compared {
  const { article } = named;
  return {
    id,
    name: named.id,
    address: pageOf(named),
    publishedAt: article.publishedAt,
    article,
    quotations: explained.map(({ quotation }) => quotation),
  };
}

/** All articles of the files: the last one may print what the first one prints. */
export async function readComparable({ files, threads, report }: BatchRun): Promise<Compared[]> {
  const articles: Compared[] = [];
  for await (const item of quotedArticles(files, threads)) {
    // Two files of one name in two folders are two articles; ids order articles of one day, so the name leads.
    if (item instanceof BatchProblem) report(item);
    else articles.push(comparable(item, `${item.named.id}\0${articles.length}`));
  }
  return articles;
}
