/*
 * Articles with their quotations, which is what takes time in a batch: some 5 ms per article, ten times that for a page of HTML.
 * With threads, each takes a file, or an article out of a file of many; the order stays that of the files.
 */
import { extname } from 'node:path';
import type { ExplainedQuotation } from '@/text/quotations/explained-quotation';
import { inThreads } from './in-threads';
import type { NamedArticle } from './named-article';
import { BatchProblem } from './problem';
import { readArticles } from './read-articles';
import { readUnit, type Unit, type UnitOutcome } from './read-unit';

/** An article with its quotations and the reasons for their speakers and kinds. */
export interface QuotedArticle {
  readonly named: NamedArticle;
  readonly explained: readonly ExplainedQuotation[];
}

/** Their lines are articles, read here and handed out one by one. */
const FILES_OF_MANY: ReadonlySet<string> = new Set(['.jsonl', '.ndjson']);

async function* unitsOf(files: readonly string[]): AsyncGenerator<Unit | BatchProblem> {
  for (const file of files) {
    if (!FILES_OF_MANY.has(extname(file).toLowerCase())) yield { file };
    else
      for await (const item of readArticles([file]))
        yield item instanceof BatchProblem ? item : { named: item };
  }
}

/** Problems met on the way stand in their place, so that a thread sees only what can be read. */
function problemOf(outcome: UnitOutcome[number]): QuotedArticle | BatchProblem {
  return 'place' in outcome ? new BatchProblem(outcome.place, outcome.message) : outcome;
}

/** The articles of files with their quotations, in order; what cannot be read comes as a problem. One thread is this one. */
export async function* quotedArticles(
  files: readonly string[],
  threads: number,
): AsyncGenerator<QuotedArticle | BatchProblem> {
  const unread: BatchProblem[] = [];
  async function* readable(): AsyncGenerator<Unit> {
    for await (const unit of unitsOf(files))
      if (unit instanceof BatchProblem) unread.push(unit);
      else yield unit;
  }
  const module = new URL('./thread.ts', import.meta.url);
  const outcomes = threads > 1 ? inThreads<Unit, UnitOutcome>(module, threads, readable()) : here(readable());
  for await (const outcome of outcomes) {
    yield* unread.splice(0);
    yield* outcome.map(problemOf);
  }
  yield* unread;
}

async function* here(units: AsyncIterable<Unit>): AsyncGenerator<UnitOutcome> {
  for await (const unit of units) yield readUnit(unit);
}
