import type { NotQuotation, PageAnswer } from '@/text/answer';
import type { Quotation } from '@/text/quotations/quotation';
import type { CorpusDb } from './corpus-db';
import { pageOf } from './identity';
import { publisherOf } from './publisher-of';
import { quotationAnswers } from './quotation-answers';
import type { ReaderMarks } from './reader-marks';
import type { ReadArticle } from './read-article';
import type { SavedArticle } from './write-article';

/** No row has it: the database counts from 1. */
const NO_ROW = 0;

/** What the reader took from the list, once for all the places that print it. */
function notQuotationsIn(
  quotations: readonly Quotation[],
  page: string,
  marks: ReaderMarks,
): readonly NotQuotation[] {
  const byMark = new Map<string, NotQuotation>();
  for (const { text } of quotations) {
    const mark = marks.of('not-a-quotation', { page, words: text });
    if (mark !== null && !byMark.has(mark.id)) byMark.set(mark.id, { text, mark });
  }
  return [...byMark.values()];
}

/** Everything the popup shows about a page that was just read, and saved unless `saved` is null. */
export async function answerPage(
  db: CorpusDb,
  read: ReadArticle,
  saved: SavedArticle | null,
): Promise<PageAnswer> {
  const { article, outlet, identity } = read;
  const { headline, publishedAt, language, selection, truncated, morePages } = article;
  const asking = { id: saved?.article ?? NO_ROW, address: pageOf(identity), publishedAt };
  const { quotations, others, outlets, marks } = await quotationAnswers(db, article, read.quotations, asking);
  const source = marks.sourceOf(asking.address);
  const notQuotations = notQuotationsIn(read.quotations, asking.address, marks);
  const changed = outlets.joinsOf(outlet.domain);
  return {
    headline,
    identity,
    ...publisherOf({ identity, outlet: outlet.domain, outletName: outlet.name }, outlets),
    url: read.article.url ?? read.article.canonicalUrl,
    publishedAt,
    language,
    saved: saved?.saved ?? 'not-saved',
    ...(selection && { selection }),
    ...(truncated && { truncated }),
    ...(morePages && { morePages }),
    quotations,
    ...(notQuotations.length > 0 && { notQuotations }),
    ...(source && { source }),
    ...(changed.length > 0 && { changed }),
    others,
  };
}
