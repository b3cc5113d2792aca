import type { Range } from '@/text/article';
import type { ExplainedQuotation } from '@/text/quotations/explained-quotation';
import { articleLine } from './article-line';
import type { BatchCommand } from './command';
import type { NamedArticle } from './named-article';
import { BatchProblem } from './problem';
import { quotedArticles } from './quoted-articles';

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
export const quotations: BatchCommand = async ({ files, options, threads, sic, write, report }) => {
  for await (const item of quotedArticles(files, threads)) {
    if (item instanceof BatchProblem) {
      report(item);
      continue;
    }
    const { named, explained } = item;
    const shown = options.has('explain')
      ? explained.map((one) => withReasons(named, one))
      : explained.map(({ quotation }) => quotation);
    await write({ ...articleLine(named, sic), quotations: shown });
  }
};
