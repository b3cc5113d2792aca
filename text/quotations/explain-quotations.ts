/**
 * Finds an article's quotations, each with the rules that made it what it is, so that a figure or a reader's doubt can be
 * traced to one rule.
 */
import type { Article, Block } from '@/text/article';
import { explainReading } from './explain-reading';
import type { ExplainedQuotation } from './explained-quotation';
import { followPronouns } from './follow-pronouns';
import { languageOf } from './language-of';
import type { LanguageRules } from './language-rules';
import { rulesFor } from './languages/rules-for';
import { type NameTable, nameTable } from './name-table';
import { readNames } from './person-names';
import { printedTitle } from './printed-title';
import { type Reading, readArticleText } from './reading';
import { repeatedWords } from './repeated-words';
import { termsInHeadlines } from './term-in-headline';
import { uncasedNameTable } from './uncased-name-table';

/** What the rules read of an article. */
export type QuotedText = Pick<Article, 'text' | 'headline' | 'blocks' | 'language'>;

/** A headline repeated as the first block would otherwise be counted twice. */
function headlineStandsApart(article: QuotedText): boolean {
  if (article.headline === null) return false;
  const title = printedTitle(article.headline);
  return !article.blocks.some(
    (block) =>
      block.region === 'headline' && printedTitle(article.text.slice(block.start, block.end)) === title,
  );
}

/** Who is named: by capitals, or by titles and family names where there are none. */
function namesOf({ text, items, rules }: Reading): NameTable {
  if (rules.uncased !== null) return uncasedNameTable(text, items, rules);
  return nameTable(
    items.flatMap((row) => readNames(row, rules)),
    rules.declensions,
  );
}

/** Those of a headline that stands apart, then those of the text. */
function explainAll(article: QuotedText, rules: LanguageRules): readonly ExplainedQuotation[] {
  const reading = readArticleText(article.text, article.blocks, rules);
  const names = followPronouns(namesOf(reading), reading.items, rules);
  const found = explainReading(reading, names, 'text');
  if (article.headline === null || !headlineStandsApart(article)) return found;
  const whole: Block = { start: 0, end: article.headline.length, region: 'headline' };
  return [...explainReading(readArticleText(article.headline, [whole], rules), names, 'headline'), ...found];
}

/** Quotations with the reasons for their speaker and kind: those of a headline that stands apart first. */
export function explainQuotations(article: QuotedText): ExplainedQuotation[] {
  const rules = rulesFor(languageOf(article.language, article.text));
  const found = termsInHeadlines(explainAll(article, rules));
  const repeated = repeatedWords(
    found.map(({ quotation }) => quotation),
    rules,
  );
  return found.map((one) => {
    const repeats = repeated.get(one.quotation.id);
    return repeats === undefined ? one : { ...one, quotation: { ...one.quotation, repeats } };
  });
}
