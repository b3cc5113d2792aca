import type { PageAnswer } from '@/text/answer';
import type { CorpusDb } from './corpus-db';
import { quotationAnswers } from './quotation-answers';
import type { ReadArticle } from './read-article';
import type { SavedArticle } from './write-article';
import { domainNamed } from './site';

/** No row has it: the database counts from 1. */
const NO_ROW = 0;

/** Everything the popup shows about a page that was just read, and saved unless `saved` is null. */
export async function answerPage(
  db: CorpusDb,
  read: ReadArticle,
  saved: SavedArticle | null,
): Promise<PageAnswer> {
  const { article, outlet, identity } = read;
  const { headline, publishedAt, language } = article;
  const asking = { id: saved?.article ?? NO_ROW, address: identity, publishedAt };
  const { quotations, others, outletNames } = await quotationAnswers(db, article, read.quotations, asking);
  return {
    headline,
    identity,
    outlet: outlet.name === outlet.domain ? (outletNames.get(outlet.domain) ?? outlet.name) : outlet.name,
    domain: domainNamed(identity),
    publishedAt,
    language,
    saved: saved?.saved ?? 'not-saved',
    quotations,
    others,
  };
}
