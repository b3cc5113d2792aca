import { freshCorpus } from './fresh-corpus';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerLookUp } from '@/storage/answer-look-up';
import { readArticle } from '@/storage/read-article';
import { saveArticle } from '@/storage/save-article';
import { inventedArticle } from './invented-article';

const WORDS = 'We will never raise fares on the harbour ferry this winter.';
const PRINTED = '“We will never raise fares on the harbour ferry this year,” said Ada Wren.';

async function corpusOfOne() {
  const db = await freshCorpus();
  const read = readArticle(inventedArticle({ paragraphs: [PRINTED] }));
  await saveArticle(db, read, '2026-03-04T12:00:00.000Z');
  return db;
}

test.each<[string, string, string]>([
  ['without marks, all words are one quotation', WORDS, WORDS],
  ['between marks, what stands between them is', `“${WORDS}”`, WORDS],
  ['with its attribution, the quotation is', `“${WORDS}” Ada Wren said on Monday.`, WORDS],
  [
    'with marks round a nickname, all words are',
    `The “old lady” said ${WORDS}`,
    `The “old lady” said ${WORDS}`,
  ],
  ['over two lines, all words are', WORDS.replace('on the', 'on\n\nthe'), WORDS],
])('%s', async (_how, pasted, asked) => {
  const { quotations, others } = await answerLookUp(await corpusOfOne(), pasted);
  expect(quotations.map(({ quotation }) => quotation.text)).toEqual([asked]);
  expect(quotations[0]?.versions).toMatchObject([{ outlet: 'The Harbour Post', speaker: 'Ada Wren' }]);
  expect(others).toEqual({ articles: 1, outlets: 1 });
});

test('nothing is saved', async () => {
  const db = await corpusOfOne();
  const count = () => Promise.all(db.tables.map((table) => table.count()));
  const before = await count();
  await answerLookUp(db, WORDS);
  expect(await count()).toEqual(before);
});

test('words nobody printed have no versions', async () => {
  const { quotations } = await answerLookUp(await corpusOfOne(), 'Nobody asked the harbour master about it.');
  expect(quotations.map(({ versions }) => versions)).toEqual([[]]);
});

test('whatever is pasted is answered', async () => {
  const db = await corpusOfOne();
  const piece = fc.constantFrom(
    '“',
    '”',
    '"',
    "'",
    ' ',
    '\n\n',
    '\0',
    '\ud83d',
    '[',
    '…',
    'We will never',
    'said',
    '👍',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece), async (pieces) => {
      const { others } = await answerLookUp(db, pieces.join(''));
      expect(others.articles).toBe(1);
    }),
    { numRuns: 60 },
  );
});
