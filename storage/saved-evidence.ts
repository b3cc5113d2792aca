import type { CollationQuestion } from '@/text/collation-answer';
import { INDEX_SCHEME } from '@/text/matching/fingerprint';
import { QUOTATION_RULES } from '@/text/quotations/extract-quotations';
import type { MarkedWords, ReaderMark } from '@/text/reader-mark';
import type { SavedEvidence } from '@/text/saved-comparison';
import { baseAmong } from './base-among';
import { contextInCapture } from './context-in-capture';
import type { CorpusDb } from './corpus-db';
import { type Gathered, gatherWitnesses } from './gather-witnesses';
import { longHash } from './long-hash';
import { nameOfWords } from './marked-words';
import { type Contexts, savedWitnesses } from './saved-witness';
import { wordsOfVersion } from './words-of-version';

/** All the reader has said of these words, of each printing, of the pages and of their outlets. */
function marksOf({ here, row, words, versions, hidden, marks, outlets }: Gathered): ReaderMark[] {
  const found = [...versions.values(), ...hidden].map(({ occurrence }) => wordsOfVersion(occurrence));
  const ofPlace = (place: MarkedWords) => [
    marks.of('wrong-speaker', place),
    marks.of('missed', place),
    marks.sourceOf(place.page),
  ];
  const ofPair = (there: MarkedWords) => [
    marks.ofPair('not-same', words, there),
    marks.ofPair('basis', words, there),
  ];
  const captures = [...versions.values()].map(({ occurrence }) => occurrence.capture);
  const said = [
    ...ofPlace({ ...words, page: here.witness.id }),
    ...found.flatMap((there) => [...ofPlace(there), ...ofPair(there)]),
    ...[...(row === null ? [] : [row]), ...captures].flatMap(({ outlet }) => outlets.joinsOf(outlet)),
  ].filter((mark) => mark !== null);
  return [...new Map(said.map((mark) => [mark.id, mark])).values()];
}

/** Where the words of each stand in the article, all of one moment. */
function readContexts(db: CorpusDb, { here, row, words, versions }: Gathered): Promise<Contexts> {
  return db.transaction('r', [db.occurrences, db.texts], async (): Promise<Contexts> => {
    const found = [...versions].map(async ([id, { occurrence }]) => {
      const { words: printed } = wordsOfVersion(occurrence);
      return [id, await contextInCapture(db, occurrence.capture, printed)] as const;
    });
    const own = row === null ? null : await contextInCapture(db, row, words.words);
    return new Map([[here.witness.id, own], ...(await Promise.all(found))]);
  });
}

const MINUTE = 'YYYY-MM-DDTHH:MM'.length;

/** Digits only, so that it can stand in an id and an address. */
const minuteOf = (savedAt: string): string => savedAt.slice(0, MINUTE).replace(/\D/g, '');

/**
 * Everything about one quotation and its versions as they are known now, to be saved. Writes nothing.
 *
 * @param savedAt UTC as `Date.toISOString` writes it
 */
export async function savedEvidence(
  db: CorpusDb,
  question: CollationQuestion,
  savedAt: string,
): Promise<SavedEvidence> {
  const gathered = await gatherWitnesses(db, question);
  const contexts = await readContexts(db, gathered);
  const utterance = longHash(nameOfWords(gathered.words));
  return {
    version: 1,
    id: `${utterance}-${minuteOf(savedAt)}`,
    savedAt,
    utterance,
    rules: { quotations: QUOTATION_RULES, matching: INDEX_SCHEME },
    here: gathered.here.witness.id,
    base: baseAmong(gathered, question.base),
    witnesses: savedWitnesses(gathered, contexts),
    unlisted: gathered.unlisted,
    marks: marksOf(gathered),
  };
}
