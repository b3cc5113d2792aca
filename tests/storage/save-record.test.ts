/** @file The reader's own transcription: what it quotes, and how others are held against it. */
import { freshCorpus } from './fresh-corpus';
import { describe, expect, test } from 'vitest';
import { answerPage } from '@/storage/answer-page';
import type { CorpusDb } from '@/storage/corpus-db';
import { looseArticle } from '@/storage/loose-article';
import { readArticle } from '@/storage/read-article';
import { refreshIndex } from '@/storage/refresh-index';
import { saveArticle } from '@/storage/save-article';
import { saveRecord } from '@/storage/save-record';
import { transcribedQuotations } from '@/storage/transcribed-quotations';
import { INDEX_SCHEME } from '@/text/matching/fingerprint';
import { inventedArticle } from './invented-article';

const NOW = '2026-03-06T12:00:00.000Z';
const SAID =
  'We will never raise the fares on the harbour ferry, not this winter and not the next one, whatever the council of Brackwater decides';
const SPEECH = `Good evening to all of you who came. ${SAID}. That is all I have to say tonight.`;
const RECORD = { text: SPEECH, speaker: 'Ada Wren', saidAt: '2026-03-03', by: 'Una Frost' };

async function openPost(db: CorpusDb) {
  const words = SAID.replace(', not this winter and not the next one', '');
  const paragraphs = [`“${words},” said Ada Wren.`];
  const read = readArticle(inventedArticle({ paragraphs }));
  return answerPage(db, read, await saveArticle(db, read, NOW));
}

describe('a transcription that is saved as the record', () => {
  test('is one at once, with who marked it and when', async () => {
    const answer = await saveRecord(await freshCorpus(), RECORD, NOW);
    expect(answer).toMatchObject({
      saved: 'new',
      outlet: 'Ada Wren',
      publishedAt: '2026-03-03',
      source: { madeAt: NOW, claim: { what: 'source', by: 'Una Frost' } },
    });
    expect(answer.quotations.map(({ quotation }) => [quotation.text, quotation.speaker])).toEqual([
      [SPEECH, 'Ada Wren'],
    ]);
  });

  test('is what an article is held against, whichever was there first', async () => {
    const db = await freshCorpus();
    await openPost(db);
    const record = await saveRecord(db, RECORD, NOW);
    expect(record.quotations[0]?.versions).toMatchObject([
      { outlet: 'The Harbour Post', againstSource: { record: 'on-screen' } },
    ]);
    const { quotations } = await openPost(db);
    const [version] = quotations[0]?.versions ?? [];
    expect(version).toMatchObject({ outlet: 'Ada Wren', againstSource: { record: 'this-version' } });
    expect(version?.comparison.differences.map(({ kind, a }) => [kind, a])).toContainEqual([
      'omission',
      expect.stringContaining('not this winter'),
    ]);
  });

  test('stays so when it is indexed anew, and saved a second time', async () => {
    const db = await freshCorpus();
    await saveRecord(db, RECORD, NOW);
    await db.settings.put({ key: 'index', value: { scheme: INDEX_SCHEME, rules: 0, rebuiltTo: null } });
    await refreshIndex(db);
    expect(await db.occurrences.toArray()).toMatchObject([{ printed: SPEECH, speaker: 'Ada Wren' }]);
    expect((await saveRecord(db, RECORD, NOW)).saved).toBe('known');
    expect([await db.articles.count(), await db.marks.count()]).toEqual([1, 1]);
  });
});

describe('a transcription quotes', () => {
  const quoted = (text: string, author: string | null = 'Ada Wren') => {
    const article = looseArticle(text, { authors: author === null ? [] : [author], transcription: true });
    return transcribedQuotations(article).map((quotation) => [quotation.speaker, quotation.text]);
  };

  test.each<[rule: string, text: string, expected: (string | null)[][]]>([
    [
      'every paragraph, for whoever said it',
      'The ferry stays.\n\nThe fares stay too.',
      [
        ['Ada Wren', 'The ferry stays.'],
        ['Ada Wren', 'The fares stay too.'],
      ],
    ],
    ['words in marks without the marks', '“The ferry stays.”', [['Ada Wren', 'The ferry stays.']]],
    [
      'words that quote somebody, all of them',
      'She said: “Stay.” I stayed.',
      [['Ada Wren', 'She said: “Stay.” I stayed.']],
    ],
    ['nothing where nothing is said', '“”\n\n—', []],
    [
      'those who take turns, each for themselves, and not who only asks',
      'REPORTER: Will the ferry stay?\n\nWREN: The ferry stays.\n\nREPORTER: And the fares?\n\nBRANDT: The fares stay too.\n\nWREN: They do.',
      [
        ['WREN', 'The ferry stays.'],
        ['BRANDT', 'The fares stay too.'],
        ['WREN', 'They do.'],
      ],
    ],
  ])('%s', (_rule, text, expected) => {
    expect(quoted(text)).toEqual(expected);
  });

  test('nobody by name when no name was given', () => {
    expect(quoted('The ferry stays.', null)).toEqual([[null, 'The ferry stays.']]);
  });

  test.each(['', '\0', '\ud800', '“'.repeat(20_000), `${'a '.repeat(50_000)}:`])(
    'without harm, whatever it is (%#)',
    (text) => {
      for (const [, words] of quoted(text)) expect(words).not.toBe('');
    },
  );
});
