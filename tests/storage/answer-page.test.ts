import { freshCorpus } from './fresh-corpus';
import { describe, expect, test } from 'vitest';
import { answerPage } from '@/storage/answer-page';
import type { CorpusDb } from '@/storage/corpus-db';
import { readArticle } from '@/storage/read-article';
import { saveArticle } from '@/storage/save-article';
import type { PageAnswer, VersionAnswer } from '@/text/answer';
import type { Article } from '@/text/article';
import { inventedArticle } from './invented-article';

const NOON = '2026-03-04T12:00:00.000Z';

type Invented = Parameters<typeof inventedArticle>[0];

/** The article of one outlet of the invented coast: `post`, `mail`, `echo`. */
function articleOf(outlet: string, paragraphs: readonly string[], changes: Partial<Article> = {}): Article {
  const fields: Invented = {
    url: `https://${outlet}.example/ferry`,
    outlet: `The ${outlet}`,
    headline: 'Ferry',
    paragraphs,
  };
  return inventedArticle({ ...fields, ...changes });
}

/** Saves an article and answers it, as the background does. */
async function open(db: CorpusDb, article: Article, seenAt = NOON): Promise<PageAnswer> {
  const read = readArticle(article);
  return answerPage(db, read, await saveArticle(db, read, seenAt));
}

/** What the popup shows of an answer: quotations with the outlets that print them too. */
function versionsIn({ quotations }: PageAnswer) {
  return quotations.map(({ quotation, versions }) => ({
    words: quotation.text,
    outlets: versions.map(({ outlet }) => outlet),
  }));
}

/** The words a version prints, read from its comparison. */
function wordsOf({ comparison }: VersionAnswer): string {
  return comparison.pieces.flatMap((piece) => (piece.type === 'only-a' ? [] : [piece.text])).join('');
}

function printedElsewhere({ quotations }: PageAnswer): string[][] {
  return quotations.map(({ versions }) => versions.map(wordsOf));
}

const YEAR = '“We will never raise fares on the harbour ferry this year,” said Ada Wren.';
const WINTER = '“We will never raise fares on the harbour ferry this winter,” said Ada Wren.';
const AUTUMN = '“We will never raise fares on the harbour ferry this autumn,” said Ada Wren.';
const PIERS = '“Both piers were rotten when the council bought them,” said Ivo Lund, who surveyed them.';
const TOLD = 'Wren said the council would never raise fares on the harbour ferry this year.';
const OTHER = 'The lighthouse keeper painted nine boats and a weathervane in yellow before supper.';

test('the first article has quotations and nobody else to compare with', async () => {
  const db = await freshCorpus();
  const answer = await open(db, articleOf('post', [YEAR, PIERS]));
  expect(answer).toMatchObject({
    headline: 'Ferry',
    outlet: 'The post',
    domain: 'post.example',
    saved: 'new',
    others: { articles: 0, outlets: 0 },
  });
  expect(versionsIn(answer).map(({ outlets }) => outlets)).toEqual([[], []]);
});

test('one word another outlet prints otherwise is found and shown', async () => {
  const db = await freshCorpus();
  await open(db, articleOf('post', [YEAR]));
  const [first] = (await open(db, articleOf('mail', [WINTER]))).quotations;
  const [version] = first?.versions ?? [];
  expect(version).toMatchObject({
    outlet: 'The post',
    domain: 'post.example',
    url: 'https://post.example/ferry',
    capturedAt: NOON,
    speaker: 'Ada Wren',
    comparison: { voice: 'quoted', differences: [{ kind: 'substitution', a: 'winter', b: 'year' }] },
  });
  expect(version && wordsOf(version)).toContain('fares on the harbour ferry this year');
});

test('what another outlet tells in its own words is a version too', async () => {
  const db = await freshCorpus();
  await open(db, articleOf('post', [TOLD]));
  const [first] = (await open(db, articleOf('mail', [YEAR]))).quotations;
  expect(first?.versions).toMatchObject([{ outlet: 'The post', comparison: { voice: 'paraphrase' } }]);
});

test('an article that has nothing to do with it is no version', async () => {
  const db = await freshCorpus();
  await open(db, articleOf('post', [OTHER]));
  const answer = await open(db, articleOf('mail', [YEAR]));
  expect(versionsIn(answer).map(({ outlets }) => outlets)).toEqual([[]]);
  expect(answer.others).toEqual({ articles: 1, outlets: 1 });
});

describe('revisions', () => {
  test('a page is no version of its own earlier copy', async () => {
    const db = await freshCorpus();
    await open(db, articleOf('post', [YEAR]));
    const answer = await open(db, articleOf('post', [WINTER]));
    expect(answer.saved).toBe('revision');
    expect(versionsIn(answer).map(({ outlets }) => outlets)).toEqual([[]]);
    expect(answer.others).toEqual({ articles: 0, outlets: 0 });
  });

  test('of another page’s copies, the latest is shown', async () => {
    const db = await freshCorpus();
    await open(db, articleOf('post', [YEAR]));
    await open(db, articleOf('post', [WINTER]));
    const [first] = (await open(db, articleOf('mail', [YEAR]))).quotations;
    expect(first?.versions.map(wordsOf)).toEqual([expect.stringContaining('this winter')]);
  });

  test('a page that goes back to earlier words is shown with those', async () => {
    const db = await freshCorpus();
    await open(db, articleOf('post', [YEAR]), '2026-03-04T12:00:00.000Z');
    await open(db, articleOf('post', [WINTER]), '2026-03-05T12:00:00.000Z');
    await open(db, articleOf('post', [YEAR]), '2026-03-06T12:00:00.000Z');
    const answer = await open(db, articleOf('mail', [AUTUMN]));
    expect(printedElsewhere(answer)).toEqual([[expect.stringContaining('this year')]]);
    expect(answer.others).toEqual({ articles: 1, outlets: 1 });
  });

  test('a copy that was seen earlier but saved later is not the latest', async () => {
    const db = await freshCorpus();
    await open(db, articleOf('post', [YEAR]), '2026-03-05T12:00:00.000Z');
    await open(db, articleOf('post', [WINTER]), '2026-03-04T12:00:00.000Z');
    expect(printedElsewhere(await open(db, articleOf('mail', [AUTUMN])))).toEqual([
      [expect.stringContaining('this year')],
    ]);
  });

  test('a known copy that turns up from an earlier day does not become the latest', async () => {
    const db = await freshCorpus();
    await open(db, articleOf('post', [YEAR]), '2026-03-04T12:00:00.000Z');
    await open(db, articleOf('post', [WINTER]), '2026-03-05T12:00:00.000Z');
    await open(db, articleOf('post', [YEAR]), '2026-03-03T12:00:00.000Z');
    expect(printedElsewhere(await open(db, articleOf('mail', [AUTUMN])))).toEqual([
      [expect.stringContaining('this winter')],
    ]);
  });

  test('the latest that still prints the utterance is shown, and told to be an earlier copy', async () => {
    const db = await freshCorpus();
    await open(db, articleOf('post', [YEAR]));
    await open(db, articleOf('post', [OTHER]));
    const answer = await open(db, articleOf('mail', [WINTER]));
    expect(printedElsewhere(answer)).toEqual([[expect.stringContaining('this year')]]);
    expect(answer.quotations[0]?.versions).toMatchObject([{ earlierCopy: true }]);
    expect(answer.others).toEqual({ articles: 1, outlets: 1 });
  });

  test('the latest copy is not told to be an earlier one', async () => {
    const db = await freshCorpus();
    await open(db, articleOf('post', [OTHER]));
    await open(db, articleOf('post', [YEAR]));
    const answer = await open(db, articleOf('mail', [WINTER]));
    expect(answer.quotations[0]?.versions).toMatchObject([{ earlierCopy: false }]);
  });
});

test('reading a page again says it is known and answers the same', async () => {
  const db = await freshCorpus();
  await open(db, articleOf('post', [YEAR]));
  const first = await open(db, articleOf('mail', [WINTER]));
  expect(await open(db, articleOf('mail', [WINTER]))).toEqual({ ...first, saved: 'known' });
});

test('two articles of one outlet are versions of each other', async () => {
  const db = await freshCorpus();
  await open(db, articleOf('post', [YEAR]));
  const answer = await open(db, articleOf('post', [WINTER], { url: 'https://post.example/other' }));
  expect(versionsIn(answer).map(({ outlets }) => outlets)).toEqual([['The post']]);
  expect(answer.others).toEqual({ articles: 1, outlets: 1 });
});

test('quotations with versions come first, each group in reading order', async () => {
  const db = await freshCorpus();
  await open(db, articleOf('post', [WINTER]));
  await open(
    db,
    articleOf('echo', ['“We tied the last ship to the yellow buoy before supper,” said Una Frost.']),
  );
  const paragraphs = [
    PIERS,
    YEAR,
    '“Nobody asked the harbour master about the weathervane,” said Lambert Quill.',
    '“We tied the last ship to the yellow buoy after supper,” said Una Frost.',
  ];
  const words = versionsIn(await open(db, articleOf('mail', paragraphs))).map(({ words, outlets }) => [
    words.slice(0, 12),
    outlets.length,
  ]);
  expect(words).toEqual([
    ['We will neve', 1],
    ['We tied the ', 1],
    ['Both piers w', 0],
    ['Nobody asked', 0],
  ]);
});

test('versions that differ in weight come before those that agree', async () => {
  const db = await freshCorpus();
  await open(db, articleOf('post', [YEAR]));
  await open(db, articleOf('echo', ['“We will raise fares on the harbour ferry this year,” said Ada Wren.']));
  const [first] = (await open(db, articleOf('mail', [YEAR]))).quotations;
  expect(first?.versions.map(({ outlet }) => outlet)).toEqual(['The echo', 'The post']);
});

test('scare quotes are not shown as quotations', async () => {
  const db = await freshCorpus();
  const answer = await open(db, articleOf('mail', ['The so-called “treasure fleet” came home empty.', YEAR]));
  expect(answer.quotations.map(({ quotation }) => quotation.kind)).not.toContain('term');
  expect(answer.quotations.map(({ quotation }) => quotation.text)).not.toContain('treasure fleet');
});

test('an outlet keeps its name on a page that does not give it', async () => {
  const db = await freshCorpus();
  await open(db, articleOf('post', [OTHER]));
  const answer = await open(
    db,
    articleOf('post', [YEAR], { url: 'https://post.example/other', outlet: null }),
  );
  expect(answer.outlet).toBe('The post');
  const [first] = (await open(db, articleOf('mail', [WINTER]))).quotations;
  expect(first?.versions.map(({ outlet }) => outlet)).toEqual(['The post']);
});

test('a page without a domain of its own has none to show', async () => {
  const db = await freshCorpus();
  await open(db, articleOf('post', [YEAR], { url: 'http://10.0.0.7/ferry' }));
  const answer = await open(db, articleOf('mail', [WINTER], { url: null }));
  expect(answer).toMatchObject({ domain: '', quotations: [{ versions: [{ domain: '' }] }] });
});

test('a page that changes its name counts once, for the outlet it last named', async () => {
  const db = await freshCorpus();
  const url = 'http://10.0.0.7/ferry';
  await open(db, articleOf('post', [OTHER], { url, outlet: 'Harbour Post' }));
  await open(db, articleOf('post', [YEAR], { url, outlet: 'Quay Mail' }), '2026-03-05T12:00:00.000Z');
  const answer = await open(db, articleOf('mail', [WINTER]));
  expect(versionsIn(answer)).toMatchObject([{ outlets: ['Quay Mail'] }]);
  expect(answer.others).toEqual({ articles: 1, outlets: 1 });
});

test('an article without an address gives no link', async () => {
  const db = await freshCorpus();
  const address = 'javascript:alert(1)';
  await open(db, articleOf('post', [YEAR], { url: address, canonicalUrl: address }));
  const answer = await open(db, articleOf('mail', [WINTER]));
  expect(answer.quotations[0]?.versions.map(({ url }) => url)).toEqual([null]);
});

test('of a quotation that everybody prints otherwise, the surest are compared and all are counted', async () => {
  const db = await freshCorpus();
  const words = (i: number) =>
    `“We will never raise fares on the old harbour ferry between both piers before ${['Anna', 'Boris', 'Cora', 'Dora', 'Emil'][i % 5]} street ${i} is built,” said Ada Wren.`;
  for (let i = 0; i < 28; i++) await saveArticle(db, readArticle(articleOf(`outlet${i}`, [words(i)])), NOON);
  const answer = await open(db, articleOf('mail', [words(99)]));
  const [first] = answer.quotations;
  expect(first?.found).toBe(28);
  expect(first?.versions.length).toBeGreaterThanOrEqual(12);
  expect(first?.versions.length).toBeLessThan(28);
});

test('a quotation that more than a hundred outlets print is found in all, and the first hundred are sent', async () => {
  const db = await freshCorpus();
  for (let i = 0; i < 120; i++) {
    const words = i % 2 === 0 ? YEAR : WINTER;
    await saveArticle(db, readArticle(articleOf(`outlet${i}`, [words, OTHER])), NOON);
  }
  const answer = await open(db, articleOf('mail', [YEAR]));
  expect(answer.quotations[0]).toMatchObject({ found: 120 });
  expect(answer.quotations[0]?.versions).toHaveLength(100);
  expect(answer.others).toEqual({ articles: 120, outlets: 120 });
});
