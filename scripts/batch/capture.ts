import { articleLine } from './article-line';
import type { BatchCommand } from './command';
import { BatchProblem } from './problem';
import { readArticles } from './read-articles';

/** Writes each article as a line, with its paragraphs and their regions, so that the line can be read in again. */
export const capture: BatchCommand = async ({ files, sic, write, report }) => {
  for await (const item of readArticles(files)) {
    if (item instanceof BatchProblem) report(item);
    else await write({ ...articleLine(item, sic), blocks: item.article.blocks });
  }
};
