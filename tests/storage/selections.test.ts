import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { answerPage } from '@/storage/answer-page';
import { answerLookUp } from '@/storage/answer-look-up';
import type { CorpusDb } from '@/storage/corpus-db';
import { loadArticle } from '@/storage/load-article';
import { readArticle } from '@/storage/read-article';
import { saveArticle } from '@/storage/save-article';
import type { PageAnswer } from '@/text/answer';
import { freshCorpus } from './fresh-corpus';
import { inventedArticle } from './invented-article';

const YEAR = '“We will never raise fares on the harbour ferry this year,” said Ada Wren.';
const WINTER = '“We will never raise fares on the harbour ferry this winter,” said Ada Wren.';
const PIERS = '“Both piers were rotten when the council bought them,” said Ivo Lund, who surveyed them.';

/** What an outlet prints about the ferry. */
function whole(outlet: string, paragraphs: readonly string[]) {
  return inventedArticle({
    url: `https://${outlet}.example/ferry`,
    outlet: `The ${outlet}`,
    headline: 'Ferry',
    paragraphs,
  });
}

/** Words selected on that page. */
const selected = (outlet: string, paragraphs: readonly string[]) =>
  ({ ...whole(outlet, paragraphs), selection: true }) as const;

let minute = 0;
async function open(db: CorpusDb, article: ReturnType<typeof whole>): Promise<PageAnswer> {
  minute += 1;
  const read = readArticle(article);
  const seenAt = new Date(Date.UTC(2026, 2, 4, 12, minute)).toISOString();
  return answerPage(db, read, await saveArticle(db, read, seenAt));
}

const versionsIn = ({ quotations }: Pick<PageAnswer, 'quotations'>) =>
  quotations.flatMap(({ versions }) => versions);

test('selected words are saved as such, with their page’s address, outlet and headline', async () => {
  const db = await freshCorpus();
  const answer = await open(db, selected('post', [YEAR]));
  expect(answer).toMatchObject({
    selection: true,
    saved: 'new',
    outlet: 'The post',
    domain: 'post.example',
    headline: 'Ferry',
  });
  expect(await loadArticle(db, 1)).toMatchObject({ selection: true, url: 'https://post.example/ferry' });
});

test('a selection replaces neither the article of its page nor another selection', async () => {
  const db = await freshCorpus();
  await open(db, whole('post', [YEAR, PIERS]));
  expect((await open(db, selected('post', [YEAR]))).saved).toBe('new');
  expect((await open(db, selected('post', [PIERS]))).saved).toBe('new');
  expect((await open(db, selected('post', [YEAR]))).saved).toBe('known');
  expect((await open(db, whole('post', [YEAR, PIERS]))).saved).toBe('known');
  expect(await db.articles.where('latestOf').equals('post.example').count()).toBe(3);
});

test('a page is never another outlet’s version of its own selection, nor the other way round', async () => {
  const db = await freshCorpus();
  await open(db, whole('post', [YEAR, PIERS]));
  const ofSelection = await open(db, selected('post', [YEAR]));
  const ofPage = await open(db, whole('post', [YEAR, PIERS]));
  expect([ofSelection, ofPage].map(versionsIn)).toEqual([[], []]);
});

test('the asking page and what was selected on it are not among the others', async () => {
  const db = await freshCorpus();
  await open(db, whole('post', [YEAR, PIERS]));
  await open(db, selected('post', [YEAR]));
  await open(db, whole('mail', [PIERS]));
  expect((await open(db, selected('post', [YEAR]))).others).toEqual({ articles: 1, outlets: 1 });
  expect((await open(db, whole('post', [YEAR, PIERS]))).others).toEqual({ articles: 1, outlets: 1 });
  expect((await open(db, whole('mail', [PIERS]))).others).toEqual({ articles: 2, outlets: 1 });
});

test('selected words are a version like any other, and said to be selected', async () => {
  const db = await freshCorpus();
  await open(db, selected('post', [YEAR]));
  const [version, ...more] = versionsIn(await open(db, whole('mail', [WINTER])));
  expect(version).toMatchObject({
    outlet: 'The post',
    selection: true,
    earlierCopy: false,
    comparison: { differences: [{ a: 'winter', b: 'year' }] },
  });
  expect(more).toEqual([]);
});

test('the whole article stands before words selected on its page, whichever came later', async () => {
  const db = await freshCorpus();
  await open(db, selected('post', [YEAR]));
  await open(db, whole('post', [YEAR, PIERS]));
  await open(db, selected('post', [YEAR]));
  const versions = versionsIn(await open(db, whole('mail', [WINTER])));
  expect(versions.map(({ selection }) => selection ?? 'whole')).toEqual(['whole']);
});

test('a look-up finds selected words', async () => {
  const db = await freshCorpus();
  await open(db, selected('post', [YEAR]));
  const [version] = versionsIn(await answerLookUp(db, 'We will never raise fares on the harbour ferry'));
  expect(version).toMatchObject({ outlet: 'The post', selection: true });
});

test('an article of which only the beginning was read says so, now and when it is read again', async () => {
  const db = await freshCorpus();
  expect((await open(db, { ...whole('post', [YEAR]), truncated: true })).truncated).toBe(true);
  expect(await loadArticle(db, 1)).toMatchObject({ truncated: true });
  expect((await open(db, whole('mail', [YEAR]))).truncated).toBeUndefined();
});

test('an article that goes on elsewhere says so, now and when it is read again', async () => {
  const db = await freshCorpus();
  expect((await open(db, { ...whole('post', [YEAR]), morePages: true })).morePages).toBe(true);
  expect(await loadArticle(db, 1)).toMatchObject({ morePages: true });
  expect((await open(db, whole('mail', [YEAR]))).morePages).toBeUndefined();
});
