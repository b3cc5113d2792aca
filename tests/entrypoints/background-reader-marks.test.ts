import { freshCorpus } from '../storage/fresh-corpus';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readerMarks } from '@/entrypoints/background/reader-marks';
import { answerPage } from '@/storage/answer-page';
import { readArticle } from '@/storage/read-article';
import { saveArticle } from '@/storage/save-article';
import { inventedArticle } from '../storage/invented-article';

const POST = 'https://post.example/ferry';
const MAIL = 'https://mail.example/ferry';
const YEAR = 'We will never raise fares on the harbour ferry this year,';
const WINTER = 'We will never raise fares on the harbour ferry this winter,';

const here = { page: MAIL, words: WINTER };
const there = { page: POST, words: YEAR };

afterEach(() => vi.restoreAllMocks());

/** A background whose corpus holds two pages that print one utterance. */
async function background() {
  const db = await freshCorpus();
  for (const [url, words] of [
    [POST, YEAR],
    [MAIL, WINTER],
  ] as const) {
    const paragraphs = [`“${words}” said Ada Wren.`, 'The buoy was gone at noon, wrote Ivo Lund.'];
    const read = readArticle(inventedArticle({ url, outlet: url.slice(8, 12), paragraphs }));
    await answerPage(db, read, await saveArticle(db, read, '2026-03-04T12:00:00.000Z'));
  }
  return { db, ...readerMarks(async () => db) };
}

test('a correction is answered with what is remembered and the page as it is then', async () => {
  const { correct } = await background();
  const answer = await correct({ correction: { what: 'not-same', here, there }, shown: MAIL });
  expect(answer).toMatchObject({
    ok: true,
    value: {
      mark: { version: 1, claim: { what: 'not-same', here, there } },
      page: { identity: MAIL, saved: 'known', quotations: [{ found: 0, hidden: [{ outlet: 'post' }] }] },
    },
  });
});

test('a correction of pasted words is answered without a page', async () => {
  const { correct } = await background();
  const correction = { what: 'not-same', here: { page: '', words: WINTER }, there } as const;
  expect(await correct({ correction, shown: null })).toMatchObject({ ok: true, value: { page: null } });
});

test('a page that is not saved is not answered, and the correction is kept', async () => {
  const { correct, db } = await background();
  const shown = 'https://gull.example/none';
  const answer = await correct({ correction: { what: 'not-same', here, there }, shown });
  expect(answer).toMatchObject({ ok: true, value: { page: null } });
  expect(await db.marks.count()).toBe(1);
});

test('a correction can be taken back', async () => {
  const handlers = await background();
  const made = await handlers.correct({ correction: { what: 'not-same', here, there }, shown: MAIL });
  const id = made.ok ? (made.value.mark?.id ?? '') : '';
  expect(await handlers['undo-correction']({ id, shown: MAIL })).toMatchObject({
    ok: true,
    value: { mark: null, page: { quotations: [{ found: 1 }] } },
  });
});

test('a record can be marked, by whom and when, and unmarked', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-06T09:00:00.000Z') });
  const handlers = await background();
  const marked = await handlers['mark-source']({ page: POST, by: 'Una Frost', shown: MAIL });
  vi.useRealTimers();
  expect(marked).toMatchObject({
    ok: true,
    value: {
      mark: { madeAt: '2026-03-06T09:00:00.000Z', claim: { what: 'source', by: 'Una Frost' } },
      page: { quotations: [{ versions: [{ againstSource: { record: 'this-version' } }] }] },
    },
  });
  const unmarked = await handlers['unmark-source']({ page: POST, shown: POST });
  expect(unmarked.ok && unmarked.value.page?.source).toBeUndefined();
  expect(await handlers.db.marks.count()).toBe(0);
});

describe('what cannot be kept', () => {
  test.each([
    ['words the page does not print', 'There never was a buoy', 'words-not-found'],
    ['words that are listed already', WINTER, 'words-already-found'],
  ])('%s', async (_name, words, problem) => {
    const { correct } = await background();
    const correction = { what: 'missed', here: { page: MAIL, words } } as const;
    expect(await correct({ correction, shown: MAIL })).toEqual({ ok: false, problem });
  });

  test('anything on a device that is full', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { correct, db } = await background();
    vi.spyOn(db.marks, 'put').mockRejectedValue(new DOMException('no room', 'QuotaExceededError'));
    expect(await correct({ correction: { what: 'not-same', here, there }, shown: MAIL })).toEqual({
      ok: false,
      problem: 'corpus-full',
    });
  });
});
