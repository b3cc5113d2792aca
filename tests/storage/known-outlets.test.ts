/** @file Outlets that the reader has joined: in the answers, in their counts, and parted again. */
import { freshCorpus } from './fresh-corpus';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerCollation } from '@/storage/answer-collation';
import { answerPage } from '@/storage/answer-page';
import type { CorpusDb } from '@/storage/corpus-db';
import { deleteOutlet } from '@/storage/delete-outlet';
import { KnownOutlets } from '@/storage/known-outlets';
import { listOutlets } from '@/storage/list-outlets';
import { makeMark, takeBackMark } from '@/storage/make-mark';
import { readArticle } from '@/storage/read-article';
import { ReaderMarks } from '@/storage/reader-marks';
import { saveArticle } from '@/storage/save-article';
import type { OutletClaim, ReaderMark } from '@/text/reader-mark';
import { inventedArticle } from './invented-article';

const SEEN = '2026-03-06T12:00:00.000Z';
const SAID = 'We will never raise the fares on the harbour ferry this winter';

const claim = (domain: string, of: string, name: string | null = null): OutletClaim => ({
  what: 'outlet',
  domain,
  of,
  name,
});

async function save(db: CorpusDb, domain: string, outlet: string | null) {
  const paragraphs = [`“${SAID},” Ada Wren said on the quay of ${domain}.`];
  const url = `https://${domain}/ferry`;
  const read = readArticle(inventedArticle({ url, outlet, headline: domain, authors: [], paragraphs }));
  return answerPage(db, read, await saveArticle(db, read, SEEN));
}

async function corpus(): Promise<CorpusDb> {
  const db = await freshCorpus();
  await save(db, 'gull.example', 'The Gull');
  await save(db, 'gull-sunday.example', 'Gull on Sunday');
  await save(db, 'msn.com', 'MSN');
  return db;
}

/** What the page of a fourth outlet is told: the names of the others, and how many outlets those are. */
async function seen(db: CorpusDb) {
  const { quotations, others } = await save(db, 'tern.example', 'The Tern');
  const versions = quotations[0]?.versions ?? [];
  return {
    outlets: versions.map(({ outlet }) => outlet).sort(),
    groups: new Set(versions.map(({ joined, outletKey }) => joined ?? outletKey)).size,
    changed: versions.filter(({ changed }) => changed !== undefined).length,
    others: others.outlets,
  };
}

const APART = { outlets: ['Gull on Sunday', 'MSN', 'The Gull'], groups: 3, changed: 0, others: 3 };

describe('two outlets that the reader joined', () => {
  test.each<[string, string | null, string]>([
    ['go by the name of the one they were joined to', null, 'The Gull'],
    ['go by the name the reader gives them', 'Gull papers', 'Gull papers'],
  ])('%s, and are counted once', async (_rule, name, shown) => {
    const db = await corpus();
    expect(await seen(db)).toEqual(APART);
    const made = await makeMark(db, claim('gull-sunday.example', 'gull.example', name), SEEN);
    expect(await seen(db)).toEqual({
      outlets: [...[shown, shown], 'MSN'].sort(),
      groups: 2,
      changed: 2,
      others: 2,
    });
    await takeBackMark(db, typeof made === 'string' ? made : made.id);
    expect(await seen(db)).toEqual(APART);
  });

  test('are one outlet with another page, seen from either', async () => {
    const db = await freshCorpus();
    await save(db, 'gull.example', 'The Gull');
    await save(db, 'gull-sunday.example', null);
    await makeMark(db, claim('gull-sunday.example', 'gull.example'), SEEN);
    const answer = await save(db, 'gull-sunday.example', null);
    expect(answer).toMatchObject({ outlet: 'The Gull', others: { articles: 1, outlets: 1 } });
    expect(answer.changed).toHaveLength(1);
  });

  test('are named so in a collation', async () => {
    const db = await corpus();
    await makeMark(db, claim('gull-sunday.example', 'gull.example'), SEEN);
    const question = { segments: [SAID], speaker: null, language: 'en', page: null, base: null };
    const { witnesses } = await answerCollation(db, question);
    expect(witnesses.map(({ outlet }) => outlet).sort()).toEqual(['', 'MSN', 'The Gull', 'The Gull']);
  });

  test('are listed by their common name and their own domains', async () => {
    const db = await corpus();
    await makeMark(db, claim('gull-sunday.example', 'gull.example'), SEEN);
    expect(await listOutlets(db)).toEqual([
      { domain: 'msn.com', name: 'MSN' },
      { domain: 'gull-sunday.example', name: 'The Gull' },
      { domain: 'gull.example', name: 'The Gull' },
    ]);
  });

  test('are forgotten with either of them', async () => {
    const db = await corpus();
    await makeMark(db, claim('gull-sunday.example', 'gull.example'), SEEN);
    await deleteOutlet(db, 'gull.example');
    expect(await db.marks.count()).toBe(0);
  });

  test('are exported as they were said', async () => {
    const db = await corpus();
    const said = claim('gull-sunday.example', 'gull.example', 'Gull papers');
    const made = await makeMark(db, said, SEEN);
    expect(made).toEqual({ version: 1, id: expect.any(String), madeAt: SEEN, claim: said });
    expect(await makeMark(db, claim('gull.example', 'gull-sunday.example'), SEEN)).toMatchObject({
      id: typeof made === 'string' ? '' : made.id,
    });
    expect(await db.marks.count()).toBe(1);
  });
});

test('an aggregator is named as one', async () => {
  const db = await corpus();
  const { quotations } = await save(db, 'tern.example', 'The Tern');
  const named = quotations[0]?.versions.filter(({ aggregator }) => aggregator).map(({ outlet }) => outlet);
  expect(named).toEqual(['MSN']);
  expect(await save(db, 'msn.com', 'MSN')).toMatchObject({ aggregator: true });
});

describe('joins', () => {
  const marks = (pairs: readonly (readonly [string, string])[]): ReaderMarks =>
    new ReaderMarks(
      pairs.map(([domain, of], i): ReaderMark => {
        const madeAt = new Date(Date.UTC(2026, 0, 1, 0, i)).toISOString();
        return { version: 1, id: `outlet-${i}`, madeAt, claim: claim(domain, of) };
      }),
    );
  const domains = ['a.example', 'b.example', 'c.example', 'd.example', 'e.example'];
  const rows = domains.map((domain) => ({ domain, name: domain }));
  const pair = fc.tuple(fc.constantFrom(...domains), fc.constantFrom(...domains));

  test('of any pairs, in any order and in circles, make the same groups', () => {
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 12 }), (pairs) => {
        const once = new KnownOutlets(rows, marks(pairs).joins);
        const turned = pairs.map(([x, y]) => [y, x] as const).reverse();
        const again = new KnownOutlets(rows, marks(turned).joins);
        const groupsOf = (known: KnownOutlets) => domains.map((domain) => known.groupOf(domain));
        expect(groupsOf(again)).toEqual(groupsOf(once));
        expect(once.size).toBe(new Set(groupsOf(once)).size);
        for (const [x, y] of pairs) expect(once.groupOf(x)).toBe(once.groupOf(y));
      }),
    );
  });

  test('give all outlets of a group one name', () => {
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 12 }), (pairs) => {
        const known = new KnownOutlets(rows, marks(pairs).joins);
        const nameOf = (outlet: string) => known.nameOf({ outlet, outletName: `${outlet} today` });
        for (const [x, y] of pairs) expect(x === y || nameOf(x) === nameOf(y)).toBe(true);
      }),
    );
  });
});
