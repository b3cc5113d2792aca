import { freshCorpus } from './fresh-corpus';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { CorpusDb } from '@/storage/corpus-db';
import { loadArticle } from '@/storage/load-article';
import { readArticle } from '@/storage/read-article';
import { saveArticle } from '@/storage/save-article';
import type { Article } from '@/text/article';
import { inventedArticle } from './invented-article';
import { noRoomFor } from './no-room-for';

const NOON = '2026-03-04T12:00:00.000Z';

const FARES = '“We will not raise fares on the harbour ferry this year,” said Ada Wren.';
const LATER = '“We will not raise fares on the harbour ferry this winter,” said Ada Wren.';

function save(db: CorpusDb, article: Article, seenAt = NOON) {
  return saveArticle(db, readArticle(article), seenAt);
}

async function rows(db: CorpusDb) {
  return {
    articles: await db.articles.count(),
    texts: await db.texts.count(),
    passages: await db.passages.count(),
    occurrences: await db.occurrences.count(),
  };
}

test('an article is saved with its text, its passages and its outlet', async () => {
  const db = await freshCorpus();
  expect(await save(db, inventedArticle({ paragraphs: [FARES] }))).toMatchObject({ saved: 'new' });
  expect(await rows(db)).toMatchObject({ articles: 1, texts: 1 });
  expect(await db.outlets.toArray()).toEqual([{ domain: 'post.example', name: 'The Harbour Post' }]);
  const [quoted] = await db.occurrences.filter(({ quotation }) => quotation !== null).toArray();
  expect(quoted).toMatchObject({
    printed: expect.stringContaining('We will not raise fares on the harbour ferry this year'),
    speaker: 'Ada Wren',
  });
});

describe('the same address', () => {
  test('with the same words changes nothing', async () => {
    const db = await freshCorpus();
    const first = await save(db, inventedArticle({ paragraphs: [FARES] }));
    const before = await rows(db);
    const again = await save(db, inventedArticle({ paragraphs: [FARES] }));
    expect(again).toEqual({ saved: 'known', article: first.article });
    expect(await rows(db)).toEqual(before);
  });

  test.each<[string, Partial<Article>]>([
    ['seen with a fragment', { url: 'https://post.example/quay#comments' }],
    ['seen with the reader’s way', { url: 'https://post.example/quay?utm_source=mail' }],
    [
      'seen elsewhere, but naming it',
      { url: 'https://m.post.example/q', canonicalUrl: 'https://post.example/quay' },
    ],
    ['with other authors, since those are not its words', { authors: ['Ivo Lund'] }],
  ])('%s is known', async (_how, changes) => {
    const db = await freshCorpus();
    await save(db, inventedArticle({ paragraphs: [FARES] }));
    expect(await save(db, inventedArticle({ paragraphs: [FARES], ...changes }))).toMatchObject({
      saved: 'known',
    });
  });

  test('with other spaces and line ends is known', async () => {
    const db = await freshCorpus();
    await save(db, inventedArticle({ paragraphs: ['One two.', 'Three.'] }));
    expect(await save(db, inventedArticle({ paragraphs: ['One  two. ', ' Three.'] }))).toMatchObject({
      saved: 'known',
    });
  });

  test.each([
    ['another time ago', 'Updated 3 minutes ago', 'Updated 14 minutes ago'],
    ['another count of comments', '212 comments', '1,213 comments'],
  ])('with %s is known', async (_what, before, after) => {
    const db = await freshCorpus();
    const first = await save(db, inventedArticle({ paragraphs: [before, FARES] }));
    expect(await save(db, inventedArticle({ paragraphs: [after, FARES] }))).toEqual({
      saved: 'known',
      article: first.article,
    });
  });

  test('with another figure in a sentence is a revision', async () => {
    const db = await freshCorpus();
    await save(db, inventedArticle({ paragraphs: ['She paid 40 crowns.', FARES] }));
    const second = await save(db, inventedArticle({ paragraphs: ['She paid 50 crowns.', FARES] }));
    expect(second).toMatchObject({ saved: 'revision' });
  });

  test('with other words is a revision, and the earlier words stay', async () => {
    const db = await freshCorpus();
    const first = await save(db, inventedArticle({ paragraphs: [FARES] }));
    const second = await save(db, inventedArticle({ paragraphs: [LATER] }));
    expect(second).toMatchObject({ saved: 'revision' });
    expect((await loadArticle(db, first.article))?.text).toBe(FARES);
    expect((await loadArticle(db, second.article))?.text).toBe(LATER);
  });

  test('with another headline is a revision', async () => {
    const db = await freshCorpus();
    await save(db, inventedArticle());
    expect(await save(db, inventedArticle({ headline: 'Quay to stay' }))).toMatchObject({
      saved: 'revision',
    });
  });

  test('that goes back to earlier words is known', async () => {
    const db = await freshCorpus();
    const first = await save(db, inventedArticle({ paragraphs: [FARES] }));
    await save(db, inventedArticle({ paragraphs: [LATER] }));
    expect(await save(db, inventedArticle({ paragraphs: [FARES] }))).toEqual({
      saved: 'known',
      article: first.article,
    });
  });
});

test('texts without an address are told apart by their words', async () => {
  const db = await freshCorpus();
  const loose = { url: null, canonicalUrl: null };
  expect(await save(db, inventedArticle({ ...loose, paragraphs: [FARES] }))).toMatchObject({ saved: 'new' });
  expect(await save(db, inventedArticle({ ...loose, paragraphs: [LATER] }))).toMatchObject({ saved: 'new' });
  expect(await save(db, inventedArticle({ ...loose, paragraphs: [FARES] }))).toMatchObject({
    saved: 'known',
  });
});

test('two captures at once make one article', async () => {
  const db = await freshCorpus();
  const both = await Promise.all([save(db, inventedArticle()), save(db, inventedArticle())]);
  expect(both.map(({ saved }) => saved).sort()).toEqual(['known', 'new']);
  expect(await rows(db)).toMatchObject({ articles: 1, texts: 1 });
});

test('words two outlets print are one wording with two occurrences', async () => {
  const db = await freshCorpus();
  await save(db, inventedArticle({ paragraphs: [FARES] }));
  const { passages, occurrences } = await rows(db);
  await save(db, inventedArticle({ url: 'https://mail.example/f', paragraphs: [FARES] }));
  expect(await rows(db)).toMatchObject({ passages, occurrences: occurrences * 2 });
});

test('a refrain is indexed once per article', async () => {
  const db = await freshCorpus();
  await save(db, inventedArticle({ paragraphs: new Array(50).fill(FARES) }));
  const once = await freshCorpus();
  await save(once, inventedArticle({ paragraphs: [FARES] }));
  expect(await rows(db)).toEqual(await rows(once));
});

describe('a transaction that fails leaves nothing half written', () => {
  test.each(['texts', 'passages', 'occurrences', 'outlets'] as const)('while writing %s', async (table) => {
    const db = await freshCorpus();
    const giveRoom = noRoomFor(table);
    await expect(save(db, inventedArticle({ paragraphs: [FARES] }))).rejects.toThrow();
    expect(await rows(db)).toEqual({ articles: 0, texts: 0, passages: 0, occurrences: 0 });
    expect(await db.outlets.count()).toBe(0);

    giveRoom();
    expect(await save(db, inventedArticle({ paragraphs: [FARES] }))).toMatchObject({ saved: 'new' });
  });
});

describe('an outlet’s readable name', () => {
  const named = async (...names: (string | null)[]) => {
    const db = await freshCorpus();
    for (const [i, outlet] of names.entries()) {
      await save(db, inventedArticle({ url: `https://post.example/${i}`, outlet }));
    }
    return db.outlets.toArray();
  };

  test('comes from the first page that gives one', async () => {
    expect(await named(null, 'The Harbour Post')).toEqual([
      { domain: 'post.example', name: 'The Harbour Post' },
    ]);
  });

  test('is not changed by a later page that gives another', async () => {
    expect(await named('The Harbour Post', 'Something Else', 'Something Else')).toMatchObject([
      { name: 'The Harbour Post' },
    ]);
  });

  test('is not lost by a page that gives none', async () => {
    expect(await named('The Harbour Post', null)).toEqual([
      { domain: 'post.example', name: 'The Harbour Post' },
    ]);
  });
});

describe('of the captures of each page, exactly the latest is marked, with its outlet', () => {
  const capture = fc.record({
    page: fc.constantFrom('ferry', 'quay'),
    words: fc.constantFrom('One.', 'Two.', 'Three.'),
    // On a machine without a domain the name tells outlets apart: revisions may differ in it.
    outlet: fc.constantFrom('Harbour Post', 'Quay Mail', null),
    seenAt: fc.integer({ min: 0, max: 5 }).map((day) => new Date(Date.UTC(2026, 2, 4 + day)).toISOString()),
  });

  test('in whatever order they are saved', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(capture, { maxLength: 8 }), async (captures) => {
        const db = await freshCorpus();
        for (const { page, words, outlet, seenAt } of captures)
          await save(
            db,
            inventedArticle({ url: `http://10.0.0.7/${page}`, outlet, paragraphs: [words] }),
            seenAt,
          );
        const all = await db.articles.toArray();
        for (const page of new Set(captures.map((one) => one.page))) {
          const copies = all.filter(({ identity }) => identity.endsWith(page));
          const last = Math.max(...copies.map(({ lastSeenAt }) => Date.parse(lastSeenAt)));
          const marked = copies.filter(({ latestOf }) => latestOf !== null);
          expect(marked).toHaveLength(1);
          expect(Date.parse(marked[0]?.lastSeenAt ?? '')).toBe(last);
          expect(marked[0]?.latestOf).toBe(marked[0]?.outlet);
        }
        const named = new Set(await db.outlets.toCollection().primaryKeys());
        expect(named).toEqual(new Set(all.flatMap(({ latestOf }) => latestOf ?? [])));
        db.close();
      }),
      { numRuns: 40 },
    );
  });

  test('a page seen again with the same words is noted as seen then', async () => {
    const db = await freshCorpus();
    await save(db, inventedArticle(), NOON);
    await save(db, inventedArticle(), '2026-03-09T12:00:00.000Z');
    expect(await db.articles.toArray()).toMatchObject([
      { capturedAt: NOON, lastSeenAt: '2026-03-09T12:00:00.000Z' },
    ]);
  });
});

test('saving takes the corpus’s lock where the browser has locks', async () => {
  const db = await freshCorpus();
  const request = vi.fn((_name: string, work: () => unknown) => work());
  vi.stubGlobal('navigator', { locks: { request } });
  expect(await save(db, inventedArticle())).toMatchObject({ saved: 'new' });
  expect(request).toHaveBeenCalledExactlyOnceWith('corpus', expect.any(Function));
  vi.unstubAllGlobals();
});

const words = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom('“', '”', '"', '‘', '’', ' ', 'said', '\0', '\ud83d', '…', '[', '\n', 'Wren', '.'),
  }),
);

test('any article is read back with the words it was saved with', async () => {
  const db = await freshCorpus();
  let page = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(words), fc.option(words), async (paragraphs, headline) => {
      page += 1;
      const article = inventedArticle({ url: `https://post.example/${page}`, paragraphs, headline });
      const { article: id } = await save(db, article);
      const back = await loadArticle(db, id);
      expect(back?.text).toBe(article.text.toWellFormed().replaceAll('\0', ''));
      expect(back?.headline).toBe(headline?.toWellFormed().replaceAll('\0', '') ?? null);
      expect(back?.blocks.map(({ start, end }) => back.text.slice(start, end))).toEqual(
        paragraphs.map((text) => text.toWellFormed().replaceAll('\0', '')),
      );
    }),
    { numRuns: 60 },
  );
});

test('a corpus that never counted its pages counts them at the next change', async () => {
  const db = await freshCorpus();
  for (const page of [1, 2, 3]) await save(db, inventedArticle({ url: `https://post.example/${page}` }));
  await db.settings.delete('pages');
  await save(db, inventedArticle({ url: 'https://post.example/4' }));
  expect(await db.settings.get('pages')).toMatchObject({ value: 4 });
});
