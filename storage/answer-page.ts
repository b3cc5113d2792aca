import type { PageAnswer } from '@/text/answer';
import type { CorpusDb } from './corpus-db';
import { quotationAnswers } from './quotation-answers';
import type { ReadArticle } from './read-article';
import type { SavedArticle } from './save-article';
import { domainNamed } from './site';

/** Everything the popup shows about a page that was just saved. */
export async function answerPage(db: CorpusDb, read: ReadArticle, saved: SavedArticle): Promise<PageAnswer> {
  const { article, outlet, identity } = read;
  const { headline, publishedAt, language } = article;
  const asking = { id: saved.article, address: identity, publishedAt };
  const { quotations, others, outletNames } = await quotationAnswers(db, article, read.quotations, asking);
  return {
    headline,
    outlet: outlet.name === outlet.domain ? (outletNames.get(outlet.domain) ?? outlet.name) : outlet.name,
    domain: domainNamed(identity),
    publishedAt,
    language,
    saved: saved.saved,
    quotations,
    others,
  };
}
