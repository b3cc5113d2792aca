import { extractQuotations } from '@/text/quotations/extract-quotations';
import { articleLine } from './article-line';
import type { BatchCommand } from './command';
import { BatchProblem } from './problem';
import { readArticles } from './read-articles';

/** Writes each article as a line with its quotations in reading order. */
export const quotations: BatchCommand = async ({ files, sic, write, report }) => {
  for await (const item of readArticles(files)) {
    if (item instanceof BatchProblem) report(item);
    else await write({ ...articleLine(item, sic), quotations: extractQuotations(item.article) });
  }
};
