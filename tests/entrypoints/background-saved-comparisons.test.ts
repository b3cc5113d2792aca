import { freshCorpus } from '../storage/fresh-corpus';
import { expect, test } from 'vitest';
import { savedComparisons } from '@/entrypoints/background/saved-comparisons';
import { readArticle } from '@/storage/read-article';
import { saveArticle } from '@/storage/save-article';
import { inventedArticle } from '../storage/invented-article';

const POST = 'https://post.example/ferry';
const MAIL = 'https://mail.example/ferry';
const WORDS = 'We will never raise fares on the harbour ferry this winter,';

/** A background whose corpus holds two pages that print one utterance. */
async function background() {
  const db = await freshCorpus();
  for (const url of [POST, MAIL]) {
    const paragraphs = [`“${WORDS}” said Ada Wren.`];
    await saveArticle(db, readArticle(inventedArticle({ url, paragraphs })), '2026-03-04T12:00:00.000Z');
  }
  return { db, ...savedComparisons(async () => db) };
}

const question = { segments: [WORDS], speaker: 'Ada Wren', language: 'en', page: MAIL, base: null };

async function savedId(save: Awaited<ReturnType<typeof background>>['save-comparison']): Promise<string> {
  const answer = await save(question);
  if (!answer.ok) throw new Error(answer.problem);
  const [id = ''] = answer.value.ids;
  return id;
}

test('a comparison is saved once, however often the message is sent', async () => {
  const { 'save-comparison': save, db } = await background();
  expect(await savedId(save)).toBe(await savedId(save));
  expect(await db.comparisons.count()).toBe(1);
});

test('all comparisons of a page are saved', async () => {
  const { 'save-page': save } = await background();
  expect(await save({ page: MAIL })).toMatchObject({ ok: true, value: { ids: [expect.any(String)] } });
});

test('what is taken away can be had back', async () => {
  const handlers = await background();
  const ids = [await savedId(handlers['save-comparison'])];
  expect(await handlers['remove-comparison']({ ids })).toEqual({ ok: true, value: { ids } });
  expect(await handlers['comment-comparison']({ id: ids[0] ?? '', note: 'Ask.', tags: [] })).toEqual({
    ok: false,
    problem: 'comparison-gone',
  });
  expect(await handlers['restore-comparison']({ ids })).toEqual({ ok: true, value: { ids } });
  expect(await handlers['comment-comparison']({ id: ids[0] ?? '', note: 'Ask.', tags: ['a'] })).toMatchObject(
    {
      ok: true,
      value: { note: 'Ask.', tags: ['a'] },
    },
  );
});
