import type { Range } from '@/text/article';
import { explainQuotations } from '@/text/quotations/explain-quotations';
import type { ExplainedQuotation } from '@/text/quotations/explained-quotation';
import { articleLine } from './article-line';
import type { BatchCommand } from './command';
import type { NamedArticle } from './named-article';
import { BatchProblem } from './problem';
import { readArticles } from './read-articles';

/** Evidence is shown with its words, so that nobody has to count characters. */
function withWords(printed: string, range: Range | null) {
  return range === null ? null : { ...range, text: printed.slice(range.start, range.end) };
}

/** A quotation with the rules that named its speaker and kind, and the words they went by. */
function withReasons({ article }: NamedArticle, explained: ExplainedQuotation) {
  const { quotation, speakerRule, kindReason, evidence } = explained;
  const printed = quotation.standsIn === 'headline' ? (article.headline ?? '') : article.text;
  const { cue, knownFrom, wordCount, isAdjacent } = evidence;
  const why = {
    speakerRule,
    kindReason,
    cue: withWords(printed, cue),
    evidence: { knownFrom: withWords(article.text, knownFrom), wordCount, cueBesideMarks: isAdjacent },
  };
  return { ...quotation, why };
}

/** Writes each article as a line with its quotations in reading order; with `--explain` each says why. */
export const quotations: BatchCommand = async ({ files, options, sic, write, report }) => {
  for await (const item of readArticles(files)) {
    if (item instanceof BatchProblem) {
      report(item);
      continue;
    }
    const found = explainQuotations(item.article);
    const shown = options.has('explain')
      ? found.map((one) => withReasons(item, one))
      : found.map(({ quotation }) => quotation);
    await write({ ...articleLine(item, sic), quotations: shown });
  }
};
