import { explainQuotations } from '@/text/quotations/explain-quotations';
import { BatchProblem } from './problem';
import type { QuotedArticle } from './quoted-articles';
import type { NamedArticle } from './named-article';
import { readArticles } from './read-articles';

/** What a thread is given: a file of one article to be read, or an article that stood in a file of many. */
export type Unit = { readonly file: string } | { readonly named: NamedArticle };

/** A problem as it travels between threads, where errors lose their class. */
export interface PlainProblem {
  readonly place: string;
  readonly message: string;
}

/** What a unit gives: articles with their quotations, and problems. */
export type UnitOutcome = readonly (QuotedArticle | PlainProblem)[];

function quoted(named: NamedArticle): QuotedArticle {
  return { named, explained: explainQuotations(named.article) };
}

/** Reads one unit; what goes wrong comes as a problem. */
export async function readUnit(unit: Unit): Promise<UnitOutcome> {
  if ('named' in unit) return [quoted(unit.named)];
  const outcome: (QuotedArticle | PlainProblem)[] = [];
  for await (const item of readArticles([unit.file])) {
    if (item instanceof BatchProblem) outcome.push({ place: item.place, message: item.message });
    else outcome.push(quoted(item));
  }
  return outcome;
}
