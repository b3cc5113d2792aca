import { expect, test } from 'vitest';
import type { PrintedTime, StatedMeta } from '@/capture/page-reading';
import { pageStatements } from '@/capture/page-statements';
import { modifiedAt, publishedAt } from '@/capture/published-at';

function page(metas: readonly StatedMeta[] = [], times: readonly PrintedTime[] = []) {
  const claims = { title: null, language: null, base: null, canonical: null, metas, data: [] };
  return pageStatements({ claims, print: { headings: [], bylines: [], times } });
}

const meta = (name: string, content: string) => [{ name, content }];
const time = (words: string, stated: string | null = null) => [{ words, stated, order: 5 }];

test.each([
  {
    rule: 'JSON-LD goes first, its zone kept',
    stated: page(meta('date', '2025-01-01')),
    data: '2026-03-04T08:00:00+01:00',
    date: '2026-03-04T08:00:00+01:00',
  },
  {
    rule: 'then a meta',
    stated: page(meta('article:published_time', '2026-03-04T08:00:00Z')),
    date: '2026-03-04T08:00:00Z',
  },
  {
    rule: 'under a rarer name too',
    stated: page(meta('article:published:time', '2026-03-04')),
    date: '2026-03-04',
  },
  {
    rule: 'a meta that is no date is passed over',
    stated: page(meta('date', 'today'), time('', '2026-03-04')),
    date: '2026-03-04',
  },
  {
    rule: 'then a time for machines',
    stated: page([], time('yesterday', '2026-03-04T08:00')),
    date: '2026-03-04T08:00:00',
  },
  { rule: 'then a printed date', stated: page([], time('Orrin, 4 March 2026')), date: '2026-03-04' },
  { rule: 'then the address', address: 'https://post.example/2026/03/04/quay', date: '2026-03-04' },
  { rule: 'nothing is made up', stated: page([], time('Wednesday')), date: null },
])('$rule', ({ stated = page(), data = null, address = null, date }) => {
  expect(publishedAt(stated, data, address)?.value ?? null).toBe(date);
});

test.each([
  {
    rule: 'the time of the last change',
    metas: meta('article:modified_time', '2026-03-05T08:00:00Z'),
    date: '2026-03-05T08:00:00Z',
  },
  {
    rule: 'not when it is that of publication',
    metas: meta('og:updated_time', '2026-03-04T08:00:00Z'),
    date: null,
  },
  { rule: 'not when none is given', metas: [], date: null },
])('$rule', ({ metas, date }) => {
  expect(modifiedAt(page(metas), null, '2026-03-04T08:00:00Z')?.value ?? null).toBe(date);
});
