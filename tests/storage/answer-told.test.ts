import { freshCorpus } from './fresh-corpus';
import { describe, expect, test } from 'vitest';
import { answerPage } from '@/storage/answer-page';
import { answerTold } from '@/storage/answer-told';
import type { CorpusDb } from '@/storage/corpus-db';
import { readArticle } from '@/storage/read-article';
import { saveArticle } from '@/storage/save-article';
import { inventedArticle } from './invented-article';

const SEEN = '2026-03-06T12:00:00.000Z';
const SAID = 'Nobody on the northern islands will be left without a boat home this winter';
const TOLD = 'Nobody on the northern islands would be left without a boat home this winter, Ada Wren said.';
const FARES = 'We will never raise the fares on the harbour ferry';
const PAGE = 'https://post.example/ferry';

async function save(db: CorpusDb, url: string, paragraphs: readonly string[]) {
  const read = readArticle(inventedArticle({ url, outlet: new URL(url).hostname, paragraphs }));
  return { read, saved: await saveArticle(db, read, SEEN) };
}

/** What is told on a page of these paragraphs, where the Mail prints those. */
async function told(here: readonly string[], there: readonly string[]) {
  const db = await freshCorpus();
  await save(db, 'https://mail.example/ferry', there);
  const page = await save(db, PAGE, here);
  const { sentences } = await answerTold(db, PAGE);
  return { db, page, sentences };
}

const QUOTED = `“${SAID},” Ada Wren said on the quay.`;

describe('a sentence that another article prints as a quotation', () => {
  test('is found, with the words compared and whom the other credits', async () => {
    const { sentences } = await told([TOLD], [QUOTED]);
    expect(sentences).toHaveLength(1);
    const [sentence] = sentences;
    expect(sentence?.text).toBe(TOLD);
    expect(sentence?.versions).toMatchObject([
      { outlet: 'mail.example', speaker: 'Ada Wren', comparison: { voice: 'paraphrase' } },
    ]);
    expect(sentence?.versions[0]?.comparison.differences.map(({ a, b }) => [a, b])).toContainEqual([
      'would',
      'will',
    ]);
  });

  test('is no part of what is said of the page’s quotations', async () => {
    const { db, page } = await told([`“${FARES},” Wren said.`, TOLD], [QUOTED]);
    const { quotations } = await answerPage(db, page.read, page.saved);
    expect(quotations.flatMap(({ versions }) => versions)).toEqual([]);
  });
});

test.each<[because: string, here: readonly string[], there: readonly string[]]>([
  ['the other tells it too', [TOLD], [TOLD]],
  ['the other quotes something else', [TOLD], [`“${FARES},” Ada Wren said on the quay.`]],
  ['the page quotes it, and the quotation has that version', [QUOTED], [QUOTED]],
])('nothing is told where %s', async (_because, here, there) => {
  expect((await told(here, there)).sentences).toEqual([]);
});

test('a page that is not saved tells nothing', async () => {
  expect(await answerTold(await freshCorpus(), PAGE)).toEqual({ sentences: [] });
});
