import { freshCorpus } from './fresh-corpus';
import { beforeEach, describe, expect, test } from 'vitest';
import { allVersions } from '@/storage/all-versions';
import type { CorpusDb } from '@/storage/corpus-db';
import { importArticles } from '@/storage/import-articles';
import type { SoughtQuotation } from '@/text/answer';
import { inventedArticle } from './invented-article';

const WORDS =
  'We will never raise fares on the harbour ferry, and whoever says that the council has planned to do so is inventing stories';
const TIMES = ['today', 'this week', 'this month', 'this summer', 'this autumn', 'this winter'];
const OUTLETS = 240;

const PAGE = { identity: 'https://post.example/quay', publishedAt: '2026-03-04' };
const SOUGHT: SoughtQuotation = { text: WORDS, speaker: 'Ada Wren', language: 'en', page: PAGE };

let db: CorpusDb;

/** Many outlets, six endings, and half of them leave something out with dots. */
beforeEach(async () => {
  db = await freshCorpus();
  const articles = Array.from({ length: OUTLETS }, (_, i) => {
    const start =
      Math.floor(i / TIMES.length) % 2 === 0 ? WORDS : WORDS.replace('on the harbour ferry,', '…');
    const paragraphs = [
      `“${start} ${TIMES[i % TIMES.length]},” said Ada Wren.`,
      `Outlet ${i} asked five ferrymen.`,
    ];
    return inventedArticle({ url: `https://outlet${i}.example/ferry`, outlet: `Outlet ${i}`, paragraphs });
  });
  await importArticles(
    db,
    articles.map((article) => ({ article, seenAt: '2026-03-04T12:00:00.000Z' })),
  );
}, 60_000);

describe('of a quotation that hundreds of outlets print', () => {
  test('all are found, each once', async () => {
    const { found, wordings } = await allVersions(db, SOUGHT);
    const urls = wordings.flatMap(({ versions }) => versions.map(({ url }) => url));
    expect(found).toBe(OUTLETS);
    expect(new Set(urls).size).toBe(OUTLETS);
    expect(urls).toHaveLength(OUTLETS);
  });

  test('those that print the same words and marks are one group', async () => {
    const { wordings } = await allVersions(db, SOUGHT);
    expect(wordings).toHaveLength(2 * TIMES.length);
    expect(new Set(wordings.map(({ versions }) => versions.length))).toEqual(
      new Set([OUTLETS / (2 * TIMES.length)]),
    );
  });

  test('the page that asks is not among them', async () => {
    const page = { ...PAGE, identity: 'https://outlet7.example/ferry' };
    expect((await allVersions(db, { ...SOUGHT, page })).found).toBe(OUTLETS - 1);
  });

  test('words from elsewhere find them too', async () => {
    const pasted = { ...SOUGHT, page: null, speaker: null, language: null };
    expect((await allVersions(db, pasted)).found).toBe(OUTLETS);
  });
});

test.each(['', '…', '\ud800', 'No one else has ever said a sentence about seventeen purple submarines'])(
  'of %j there are none',
  async (text) => {
    expect(await allVersions(db, { ...SOUGHT, text })).toEqual({ found: 0, wordings: [] });
  },
);

test('the page’s own segments stay in marks of their own', async () => {
  const cut = WORDS.indexOf(' and whoever');
  const segments = [
    { start: 0, end: cut },
    { start: cut + 1, end: WORDS.length },
  ];
  const { wordings } = await allVersions(db, { ...SOUGHT, segments });
  const breaks = wordings[0]?.comparison.pieces.flatMap((piece) => piece.breaks ?? []);
  expect(breaks?.filter(({ side }) => side === 'a')).toHaveLength(1);
});
