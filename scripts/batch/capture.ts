import { articleLine } from './article-line';
import type { BatchCommand } from './command';
import { BatchProblem } from './problem';
import { readArticles } from './read-articles';

/**
 * Writes each article as a line, with its paragraphs and their regions, so that the line can be read in again; with `--explain`
 * also what was left out of a page and why, and where its metadata came from.
 */
export const capture: BatchCommand = async ({ files, options, sic, write, report }) => {
  const explains = options.has('explain');
  for await (const item of readArticles(files, explains)) {
    if (item instanceof BatchProblem) {
      report(item);
      continue;
    }
    const line = { ...articleLine(item, sic), blocks: item.article.blocks };
    await write(explains ? { ...line, explain: item.explanation ?? null } : line);
  }
};
