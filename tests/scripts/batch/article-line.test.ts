import { expect, test } from 'vitest';
import { articleLine } from '@/scripts/batch/article-line';
import { BatchProblem } from '@/scripts/batch/problem';
import { readJsonl } from '@/scripts/batch/read-jsonl';
import { inventedArticle } from '../../storage/invented-article';
import { filesOf } from './run-batch';

const KNOWN = {
  modifiedAt: '2026-03-05T08:00:00+01:00',
  section: 'Harbour',
  truncated: true,
  selection: true,
} as const;

test.each([
  { what: 'what is known is kept', known: KNOWN },
  { what: 'what is not known has no place in the line', known: {} },
])('a line that is read in again: $what', async ({ known }) => {
  const line = articleLine({ id: 'a', article: { ...inventedArticle(), ...known } }, '1');
  const at = filesOf({ 'a.jsonl': JSON.stringify(line) });
  for await (const item of readJsonl(at('a.jsonl'))) {
    if (item instanceof BatchProblem) throw item;
    expect(articleLine(item, '1')).toEqual(line);
  }
  expect(Object.keys(line).slice(10)).toEqual(Object.keys(known));
});
