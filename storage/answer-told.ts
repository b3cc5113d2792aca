/*
 * What a page tells in its own voice that others print as somebody's words. An article has some three times as many sentences of
 * narration as quotations, so looking them up takes longer than the page's whole answer: it is asked for by itself, once the
 * reader has that answer before them. The quotations are looked up with them, in one transaction, since what they find is not
 * told a second time.
 */
import type { ToldAnswer, ToldSentence } from '@/text/told-answer';
import { findTold } from '@/text/matching/find-told';
import { type FoundVersion, findVersions } from '@/text/matching/find-versions';
import type { PrintedPassage } from '@/text/matching/passage';
import { printedPassagesOf } from '@/text/matching/passages-of';
import type { CorpusDb } from './corpus-db';
import { CorpusIndex, type StoredOccurrence } from './corpus-index';
import { pageOf } from './identity';
import type { KnownOutlets } from './known-outlets';
import { wordsIn } from './marked-words';
import { PlainReads } from './plain-reads';
import { readOutlets } from './read-outlets';
import { savedPage } from './saved-page';
import { versionAnswers } from './version-answers';

/** Of one sentence; nobody reads more, and a message must stay small. */
const MOST_VERSIONS = 24;

const NOTHING: ToldAnswer = { sentences: [] };

/** Finds what is told, and the names of outlets, all of one moment. */
async function readTold(
  db: CorpusDb,
  asking: Parameters<typeof findTold>[0],
  passages: readonly PrintedPassage[],
): Promise<{ told: FoundVersion<StoredOccurrence>[][]; outlets: KnownOutlets }> {
  const reads = new PlainReads(db);
  const index = new CorpusIndex(reads);
  const { outlets } = await readOutlets(reads);
  const quoted = passages.filter(({ passage }) => passage.quotation !== null);
  const narration = passages.filter(({ passage }) => passage.quotation === null);
  const answered = await findVersions(asking, quoted, index);
  const told = await findTold(asking, narration, answered, index);
  return { told, outlets };
}

/**
 * Says which sentences of a saved page others quote. Saves nothing.
 *
 * @param identity `PageAnswer.identity`; a page that is not saved tells nothing
 */
export async function answerTold(db: CorpusDb, identity: string): Promise<ToldAnswer> {
  const page = await savedPage(db, identity);
  if (page === null) return NOTHING;
  const { article, quotations } = page.read;
  const { publishedAt } = article;
  const asking = { id: page.id, address: pageOf(identity), publishedAt };
  const passages = printedPassagesOf(article, quotations);
  const { told, outlets } = await readTold(db, asking, passages);
  const narration = passages.filter(({ passage }) => passage.quotation === null);
  const sentences = narration.map((query, i): ToldSentence => {
    const options = { mostPrintings: MOST_VERSIONS };
    const { versions, found } = versionAnswers({ query, publishedAt }, told[i] ?? [], outlets, options);
    const text = wordsIn(query.text, query.passage.segments);
    return { text, versions: versions.slice(0, MOST_VERSIONS), found };
  });
  return { sentences: sentences.filter(({ versions }) => versions.length > 0) };
}
