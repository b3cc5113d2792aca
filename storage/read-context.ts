import type { ContextAnswer } from '@/text/context-answer';
import type { MarkedWords } from '@/text/reader-mark';
import { sentencesRound } from '@/text/sentences-round';
import { capturesOfPage } from './captures-of-page';
import type { ArticleRow, CorpusDb, OccurrenceRow } from './corpus-db';
import { isLater } from './is-later';

const wordsOf = ({ printed, segments }: OccurrenceRow): string =>
  segments.map(({ start, end }) => printed.slice(start, end)).join(' ');

/** What stands beside the words in one capture; null when it does not print them. */
async function inCapture(db: CorpusDb, capture: ArticleRow, words: string): Promise<ContextAnswer | null> {
  const rows = await db.occurrences.where('article').equals(capture.id).toArray();
  const row = rows.find((one) => wordsOf(one) === words);
  if (row?.standsIn === 'headline') return { kind: 'headline' };
  const text = (await db.texts.get(capture.id))?.text ?? '';
  // One word between marks is not indexed, but printed all the same.
  const printed = row?.printed ?? words;
  const start = text.indexOf(printed);
  return start === -1
    ? null
    : { kind: 'text', ...sentencesRound(text, { start, end: start + printed.length }) };
}

/** The sentences beside some words of a saved page, from the latest of its captures that prints them; of several places the first. */
export function readContext(db: CorpusDb, { page, words }: MarkedWords): Promise<ContextAnswer> {
  return db.transaction('r', [db.articles, db.occurrences, db.texts], async (): Promise<ContextAnswer> => {
    const captures = await capturesOfPage(db, page);
    captures.sort((one, other) => (isLater(one, other) ? -1 : 1));
    for (const capture of captures) {
      const found = await inCapture(db, capture, words);
      if (found !== null) return found;
    }
    return { kind: 'gone' };
  });
}
