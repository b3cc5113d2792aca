import { freshCorpus } from './fresh-corpus';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CorpusDb, PassageRow } from '@/storage/corpus-db';
import { deleteArticle } from '@/storage/delete-article';
import { deleteOutlet } from '@/storage/delete-outlet';
import { makeMark } from '@/storage/make-mark';
import { posting } from '@/storage/postings';
import { readArticle } from '@/storage/read-article';
import { saveArticle } from '@/storage/save-article';
import { storedKeys } from '@/text/matching/fingerprint';
import { foldStored } from '@/text/matching/wording';
import { inventedArticle } from './invented-article';

const FARES = '“We will not raise fares on the harbour ferry this year,” said Ada Wren.';
const PIERS = '“Both piers were rotten when the council bought them,” said Ivo Lund.';
const BOATS = 'The lighthouse keeper painted nine boats and a weathervane in yellow before supper.';

async function save(db: CorpusDb, url: string, paragraphs: readonly string[], day = 4): Promise<number> {
  const outlet = url.split(/[/.]/)[2] ?? null;
  const read = readArticle(inventedArticle({ url, outlet, headline: null, paragraphs }));
  const { article } = await saveArticle(db, read, new Date(Date.UTC(2026, 2, day)).toISOString());
  return article;
}

/** The entries by which a wording is found. */
function postingsFor({ id, words }: PassageRow): number[] {
  return storedKeys(foldStored(words)).map((key) => posting(key, id));
}

async function everything(db: CorpusDb) {
  const { articles, texts, passages, postings, occurrences, outlets } = db;
  return {
    articles: await articles.count(),
    texts: await texts.count(),
    passages: await passages.count(),
    postings: await postings.count(),
    occurrences: await occurrences.count(),
    outlets: await outlets.count(),
  };
}

const NOTHING = { articles: 0, texts: 0, passages: 0, postings: 0, occurrences: 0, outlets: 0 };

/** Nothing refers to what is gone, and nothing is left that nobody refers to. */
async function expectWhole(db: CorpusDb): Promise<void> {
  const pages = await db.settings.get('pages');
  expect(pages?.value ?? 0).toBe(await db.articles.orderBy('latestOf').count());
  const articles = new Set(await db.articles.toCollection().primaryKeys());
  const passages = new Set(await db.passages.toCollection().primaryKeys());
  const occurrences = await db.occurrences.toArray();
  expect(new Set(await db.texts.toCollection().primaryKeys())).toEqual(articles);
  expect(occurrences.filter(({ article }) => !articles.has(article))).toEqual([]);
  expect(new Set(occurrences.map(({ passage }) => passage))).toEqual(passages);
  const wordings = await db.passages.toArray();
  expect(new Set(await db.postings.toCollection().primaryKeys())).toEqual(
    new Set(wordings.flatMap(postingsFor)),
  );
  const latest = (await db.articles.toArray()).flatMap(({ latestOf }) => latestOf ?? []);
  expect(new Set(await db.outlets.toCollection().primaryKeys())).toEqual(new Set(latest));
}

describe('a deleted article', () => {
  test('leaves nothing behind when it was the only one', async () => {
    const db = await freshCorpus();
    const article = await save(db, 'https://post.example/a', [FARES, PIERS, BOATS]);
    expect((await everything(db)).passages).toBeGreaterThan(2);
    await deleteArticle(db, article);
    expect(await everything(db)).toEqual(NOTHING);
  });

  test('takes its keys out of the index', async () => {
    const db = await freshCorpus();
    const article = await save(db, 'https://post.example/a', [FARES]);
    expect(await db.postings.count()).toBeGreaterThan(8);
    await deleteArticle(db, article);
    expect(await db.postings.count()).toBe(0);
  });

  test('leaves the wordings another article prints, with their keys', async () => {
    const db = await freshCorpus();
    const one = await save(db, 'https://post.example/a', [FARES, PIERS]);
    const other = await save(db, 'https://mail.example/b', [FARES, BOATS]);
    const shared = (await db.passages.toArray()).filter(({ words }) => words.includes('fares'));
    await deleteArticle(db, one);
    expect((await db.passages.toArray()).filter(({ words }) => words.includes('fares'))).toEqual(shared);
    expect(await db.passages.filter(({ words }) => words.includes('piers')).count()).toBe(0);
    expect(new Set((await db.occurrences.toArray()).map(({ article }) => article))).toEqual(new Set([other]));
    expect(await db.outlets.toCollection().primaryKeys()).toEqual(['mail.example']);
  });

  test('that was the latest copy of its page gives its place to the one before', async () => {
    const db = await freshCorpus();
    const earlier = await save(db, 'https://post.example/a', [FARES], 4);
    const later = await save(db, 'https://post.example/a', [FARES, PIERS], 5);
    await deleteArticle(db, later);
    expect(await db.articles.toArray()).toMatchObject([{ id: earlier, latestOf: 'post.example' }]);
    await expectWhole(db);
  });

  test('may be saved again', async () => {
    const db = await freshCorpus();
    const article = await save(db, 'https://post.example/a', [FARES, PIERS]);
    const before = await everything(db);
    await deleteArticle(db, article);
    await save(db, 'https://post.example/a', [FARES, PIERS]);
    expect(await everything(db)).toEqual(before);
  });

  test('that nobody has changes nothing', async () => {
    const db = await freshCorpus();
    await save(db, 'https://post.example/a', [FARES]);
    const before = await everything(db);
    await deleteArticle(db, 999);
    expect(await everything(db)).toEqual(before);
  });
});

describe('what the reader said of a deleted page', () => {
  const A = 'https://post.example/a';
  const B = 'https://mail.example/b';
  const SAID = '2026-03-06T09:00:00.000Z';
  const here = { page: A, words: 'We will not raise fares on the harbour ferry this year,' };
  const there = { page: B, words: here.words };

  /** Two pages; one mark on each alone, one on both, and one that makes the first the record. */
  async function marked() {
    const db = await freshCorpus();
    const first = await save(db, A, [FARES]);
    await save(db, B, [FARES]);
    await makeMark(db, { what: 'wrong-speaker', here, speaker: 'Ivo Lund' }, SAID);
    await makeMark(db, { what: 'wrong-speaker', here: there, speaker: 'Ivo Lund' }, SAID);
    await makeMark(db, { what: 'not-same', here, there }, SAID);
    await makeMark(db, { what: 'source', page: A, by: null }, SAID);
    expect(await db.marks.count()).toBe(4);
    return { db, first };
  }

  test('goes with its last capture: words, address and pairs', async () => {
    const { db, first } = await marked();
    await deleteArticle(db, first);
    expect(await db.marks.toArray()).toMatchObject([{ pages: [B] }]);
  });

  test('goes with its outlet', async () => {
    const { db } = await marked();
    await deleteOutlet(db, 'post.example');
    expect(await db.marks.toArray()).toMatchObject([{ pages: [B] }]);
  });

  test('stays while another capture of the page is saved', async () => {
    const { db, first } = await marked();
    await save(db, A, [FARES, PIERS], 5);
    await deleteArticle(db, first);
    expect(await db.marks.count()).toBe(4);
  });
});

describe('a deleted outlet', () => {
  test('takes all its pages and their earlier copies with it, and nothing else', async () => {
    const db = await freshCorpus();
    for (let page = 0; page < 23; page++)
      await save(db, `https://post.example/${page}`, [FARES, `${PIERS} ${page}`]);
    await save(db, 'https://post.example/0', [BOATS], 6);
    await save(db, 'https://mail.example/b', [FARES]);
    expect(await deleteOutlet(db, 'post.example')).toBe(23);
    expect(await db.articles.toArray()).toMatchObject([{ outlet: 'mail.example' }]);
    await expectWhole(db);
  });

  test('that nobody has changes nothing', async () => {
    const db = await freshCorpus();
    await save(db, 'https://post.example/a', [FARES]);
    expect(await deleteOutlet(db, 'mail.example')).toBe(0);
    expect((await everything(db)).articles).toBe(1);
  });

  test('can be cancelled: what is left is whole', async () => {
    const db = await freshCorpus();
    for (let page = 0; page < 23; page++) await save(db, `https://post.example/${page}`, [FARES]);
    const cancel = new AbortController();
    const told: number[] = [];
    const onProgress = (pages: number) => {
      told.push(pages);
      cancel.abort();
    };
    const deleted = await deleteOutlet(db, 'post.example', { signal: cancel.signal, onProgress });
    expect(told).toEqual([deleted]);
    expect(deleted).toBeLessThan(23);
    expect(await db.articles.count()).toBe(23 - deleted);
    await expectWhole(db);
  });
});

test('whatever is saved and deleted in whatever order, the corpus is whole', async () => {
  const act = fc.record({
    page: fc.constantFrom('post.example/a', 'post.example/b', 'mail.example/a'),
    words: fc.subarray([FARES, PIERS, BOATS], { minLength: 1 }),
    removes: fc.boolean(),
    id: fc.integer({ min: 1, max: 6 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 10 }), async (acts) => {
      const db = await freshCorpus();
      for (const { page, words, removes, id } of acts)
        await (removes ? deleteArticle(db, id) : save(db, `https://${page}`, words));
      await expectWhole(db);
      db.close();
    }),
    { numRuns: 30 },
  );
});
