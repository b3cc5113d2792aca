import { freshCorpus } from './fresh-corpus';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CorpusDb } from '@/storage/corpus-db';
import { CorpusIndex } from '@/storage/corpus-index';
import { PlainReads } from '@/storage/plain-reads';
import { readArticle } from '@/storage/read-article';
import { saveArticle } from '@/storage/save-article';
import type { Article } from '@/text/article';
import { probeKeys } from '@/text/matching/fingerprint';
import { findVersions } from '@/text/matching/find-versions';
import { MemoryIndex } from '@/text/matching/memory-index';
import { passagesOf } from '@/text/matching/passages-of';
import { printPassage } from '@/text/matching/print-passage';
import { inventedArticle } from './invented-article';

const STORY = [
  '“We will never raise fares on the harbour ferry this year,” said Ada Wren.',
  'The lighthouse keeper painted nine boats and a weathervane in yellow before supper.',
  '“Both piers were rotten when the council bought them,” said Ivo Lund, who surveyed them.',
];

const OUTLETS: readonly (readonly [outlet: string, change: (words: string) => string])[] = [
  ['post', (words) => words],
  ['mail', (words) => words.replace('this year', 'this winter').replace('rotten', 'rotting')],
  ['echo', (words) => words.replace('never raise fares on the harbour ferry', 'never … raise fares')],
  ['star', (words) => words.replaceAll(/[“”]/g, '')],
];

/** The same articles in a database and in memory. */
let db: CorpusDb;
let memory: MemoryIndex;
let articles: { readonly id: number; readonly article: Article }[];

function printedIn(article: Article) {
  return passagesOf(article, readArticle(article).quotations).map((passage) =>
    printPassage(article, passage),
  );
}

beforeEach(async () => {
  db = await freshCorpus();
  memory = new MemoryIndex();
  articles = [];
  for (const [outlet, change] of OUTLETS) {
    const read = readArticle(
      inventedArticle({ url: `https://${outlet}.example/a`, outlet, paragraphs: STORY.map(change) }),
    );
    const { article: id } = await saveArticle(db, read, '2026-03-04T12:00:00.000Z');
    const { publishedAt } = read.article;
    memory.add({ id, address: read.identity, publishedAt }, printedIn(read.article));
    articles.push({ id, article: read.article });
  }
});

describe('answers as the index in memory does', () => {
  test('how many wordings there are', async () => {
    expect(await new CorpusIndex(new PlainReads(db)).size()).toBe(await memory.size());
  });

  test('which versions every quotation has', async () => {
    for (const { id, article } of articles) {
      const asking = { id, address: article.url, publishedAt: article.publishedAt };
      const queries = printedIn(article);
      const stored = await findVersions(asking, queries, new CorpusIndex(new PlainReads(db)));
      const held = await findVersions(asking, queries, memory);
      const seen = (found: typeof held) =>
        found.map((versions) =>
          versions
            .map(({ occurrence, match }) => [occurrence.article.id, occurrence.passage.speaker, match.tiles])
            .sort(),
        );
      expect(seen(stored)).toEqual(seen(held));
      expect(stored.some((versions) => versions.length > 0)).toBe(true);
    }
  });
});

test('a key’s list is cut at the limit, lowest id first', async () => {
  const keys = articles.flatMap(({ article }) => printedIn(article).flatMap(({ words }) => probeKeys(words)));
  const index = new CorpusIndex(new PlainReads(db));
  const whole = await index.idsFor(keys, 100);
  const cut = await index.idsFor(keys, 1);
  const lists = [...whole.values()];
  expect(lists.some((ids) => ids.length > 1)).toBe(true);
  for (const [key, ids] of whole) {
    expect([...ids]).toEqual([...ids].sort((a, b) => a - b));
    expect(cut.get(key)).toEqual(ids.slice(0, 1));
  }
});

test('wordings and keys nobody stored are left out', async () => {
  const index = new CorpusIndex(new PlainReads(db));
  expect((await index.read([999])).size).toBe(0);
  expect((await index.idsFor([0.5], 30)).get(0.5)).toEqual([]);
  expect(await index.occurrencesOf([999])).toEqual([]);
  expect(await index.occurrencesIn([999])).toEqual([]);
});
