import '../fresh-corpus';
import { expect, test } from 'vitest';
import { answerLookUp } from '@/storage/answer-look-up';
import { corpusOfSelections } from './corpus';
import { NOT_PRINTED, PRINTED, TOO_FAR } from './selections';

/** The words of the versions that stand first, one for each quotation that has any. */
async function firstVersions(selected: string): Promise<string[]> {
  const { quotations } = await answerLookUp(await corpusOfSelections(), selected);
  return quotations.flatMap(({ versions: [first] }) => (first ? [(first.segments ?? []).join(' ')] : []));
}

test.each(PRINTED)('$how: finds "$expected"', async ({ selected, expected }) => {
  const first = await firstVersions(selected);
  expect(first).toHaveLength(expected.length);
  for (const [i, words] of expected.entries()) expect(first[i]).toContain(words);
});

test.each([...NOT_PRINTED, ...TOO_FAR])('%s: finds nothing', async (_how, selected) => {
  expect(await firstVersions(selected)).toEqual([]);
});
