import { freshCorpus } from './fresh-corpus';
import { expect, test } from 'vitest';
import { answerLookUp } from '@/storage/answer-look-up';
import { readArticle } from '@/storage/read-article';
import { saveArticle } from '@/storage/save-article';
import { inventedArticle } from './invented-article';

const FIRST = 'We will never raise the fares on the harbour ferry this winter';
const SECOND = 'Nobody on the northern islands will be left without a boat home';

async function differencesAgainst(paragraphs: readonly string[]): Promise<string[][]> {
  const db = await freshCorpus();
  await saveArticle(db, readArticle(inventedArticle({ paragraphs })), '2026-03-05T12:00:00.000Z');
  const { quotations } = await answerLookUp(db, `${FIRST}. ${SECOND}.`);
  return (quotations[0]?.versions ?? []).map(({ comparison }) => [
    comparison.overlap,
    ...comparison.differences.map(({ kind }) => kind),
  ]);
}

test('what an article prints in two quotations is one version, and nothing of it is missing', async () => {
  const versions = await differencesAgainst([
    `“${FIRST},” Ada Wren said on the quay.`,
    'The harbour master did not want to say what it would cost the town.',
    `“${SECOND},” Wren said.`,
  ]);
  expect(versions).toEqual([['whole']]);
});

test('what an article prints in one of them only is still the shorter version', async () => {
  const versions = await differencesAgainst([
    `“${FIRST},” Ada Wren said on the quay.`,
    'The harbour master did not want to say what it would cost the town.',
  ]);
  expect(versions).toEqual([['contains']]);
});
