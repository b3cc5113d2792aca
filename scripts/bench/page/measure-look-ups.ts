/** @file Words selected by hand, looked up one at a time, as the reader waits for each. */
import { answerLookUp } from '@/storage/answer-look-up';
import type { AskedQuotation, AskingArticle } from './asking-articles';
import { articleAtAddress } from './bench-corpus';
import { timed } from './measure';
import { Sic } from './sic';
import type { LookUps } from './tasks';

/** Letters that a hand leaves out at either end. */
const CUT = 2;

/** Half words at both ends, a closing mark that was never opened, and half the attribution. */
function selected({ text, speaker }: AskedQuotation): string {
  return speaker === null ? text.slice(CUT, -CUT) : `${text.slice(CUT)},” said ${speaker.slice(0, -CUT)}`;
}

/** Looks up every quotation of the articles, as somebody selects it. */
export async function measureLookUps(passages: number, articles: readonly AskingArticle[]): Promise<LookUps> {
  const sic = new Sic();
  await sic.open(passages);
  const times: number[] = [];
  let [sought, found, falseLinks] = [0, 0, 0];
  for (const quotation of articles.flatMap(({ quotations }) => quotations)) {
    const [ms, { quotations }] = await timed(() => answerLookUp(sic.corpus, selected(quotation)));
    times.push(ms);
    const links = quotations.flatMap(({ versions }) => versions.map(({ url }) => articleAtAddress(url)));
    if (quotation.source === null) falseLinks += links.length;
    else {
      sought += 1;
      if (links.includes(quotation.source)) found += 1;
    }
  }
  return { times, sought, found, falseLinks };
}
