import { freshCorpus } from './fresh-corpus';
import { describe, expect, test } from 'vitest';
import type { CorpusDb } from '@/storage/corpus-db';
import { readArticle } from '@/storage/read-article';
import { readContext } from '@/storage/read-context';
import { saveArticle } from '@/storage/save-article';
import type { Article } from '@/text/article';
import { inventedArticle } from './invented-article';

const NOON = '2026-03-04T12:00:00.000Z';
const EVENING = '2026-03-04T18:00:00.000Z';
const PAGE = 'https://post.example/quay';
const WORDS = 'We will never raise fares on the harbour ferry this year';

const save = (db: CorpusDb, article: Article, seenAt = NOON) => saveArticle(db, readArticle(article), seenAt);

const BEFORE = 'The council met on Monday.';
const article = (after: string, changes: Partial<Article> = {}): Article =>
  inventedArticle({ paragraphs: [BEFORE, `“${WORDS},” said Ada Wren.`, after], ...changes });

describe('readContext', () => {
  test('gives what stands before and after the words', async () => {
    const db = await freshCorpus();
    await save(db, article('Nobody believed her.'));
    expect(await readContext(db, { page: PAGE, words: `${WORDS},` })).toEqual({
      kind: 'text',
      before: `${BEFORE}\n\n“`,
      after: '” said Ada Wren.\n\nNobody believed her.',
    });
  });

  test('finds words that their attribution breaks', async () => {
    const db = await freshCorpus();
    const broken = '“We will never raise fares,” said Ada Wren, “and nobody should ask us to explain it.”';
    await save(db, inventedArticle({ paragraphs: [BEFORE, broken] }));
    const words = 'We will never raise fares, and nobody should ask us to explain it.';
    expect(await readContext(db, { page: PAGE, words })).toMatchObject({
      kind: 'text',
      before: `${BEFORE}\n\n“`,
      after: '',
    });
  });

  test('takes the latest copy of the page that prints them', async () => {
    const db = await freshCorpus();
    await save(db, article('Nobody believed her.'), NOON);
    await save(db, article('Everybody believed her.'), EVENING);
    expect(await readContext(db, { page: PAGE, words: `${WORDS},` })).toMatchObject({
      after: '” said Ada Wren.\n\nEverybody believed her.',
    });
  });

  test('takes an earlier copy where the latest has other words', async () => {
    const db = await freshCorpus();
    await save(db, article('Nobody believed her.'), NOON);
    await save(
      db,
      inventedArticle({ paragraphs: ['The page was taken down by its outlet on Tuesday.'] }),
      EVENING,
    );
    expect(await readContext(db, { page: PAGE, words: `${WORDS},` })).toMatchObject({ kind: 'text' });
  });

  test('says that words stand in the headline', async () => {
    const db = await freshCorpus();
    await save(
      db,
      article('Nobody believed her.', { headline: 'Wren: “We will never raise fares this year”' }),
    );
    expect(await readContext(db, { page: PAGE, words: 'We will never raise fares this year' })).toEqual({
      kind: 'headline',
    });
  });

  test.each([
    ['words that no copy prints', { page: PAGE, words: 'We will always raise fares' }],
    ['a page that is not saved', { page: 'https://mail.example/quay', words: `${WORDS},` }],
    ['signs that mean something to a database', { page: '\uffff', words: '\0' }],
  ])('says so of %s', async (_what, whose) => {
    const db = await freshCorpus();
    await save(db, article('Nobody believed her.'));
    expect(await readContext(db, whose)).toEqual({ kind: 'gone' });
  });
});
