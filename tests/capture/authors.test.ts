import { expect, test } from 'vitest';
import { authorsOf } from '@/capture/authors';
import type { PageStatements } from '@/capture/page-statements';

const SILENT: PageStatements = {
  title: null,
  print: { headings: [], bylines: [], times: [] },
  meta: () => null,
  metas: () => [],
};

test.each([
  { stated: ['Ada Quill'], names: ['Ada Quill'] },
  { stated: ['By Ada Quill'], names: ['Ada Quill'] },
  { stated: ['By Ada Quill and Jonas Ferrell'], names: ['Ada Quill', 'Jonas Ferrell'] },
  { stated: ['Ada Quill, Jonas Ferrell & Mei Tan'], names: ['Ada Quill', 'Jonas Ferrell', 'Mei Tan'] },
  { stated: ['Von Tomas Reyl und Ute Sand'], names: ['Tomas Reyl', 'Ute Sand'] },
  { stated: ['Ada Quill', 'ada quill'], names: ['Ada Quill'] },
  { stated: ['Ada Quill, Senior Correspondent'], names: ['Ada Quill'] },
  { stated: ['Ada Quill (Orrin)'], names: ['Ada Quill'] },
  { stated: ['Ada Quill @adaquill'], names: ['Ada Quill'] },
  { stated: ['@adaquill'], names: [] },
  { stated: ['https://social.example/adaquill'], names: [] },
  { stated: ['ada@orrin.example'], names: [] },
  { stated: ['admin'], names: [] },
  { stated: ['The Orrin Gazette'], names: [] },
  { stated: ['Martin Luther Quill, Jr.'], names: ['Martin Luther Quill, Jr.'] },
  { stated: ['Andy Anders'], names: ['Andy Anders'] },
  { stated: ['陳美玲'], names: ['陳美玲'] },
  { stated: [`${'Very Long '.repeat(20)}Name`], names: [] },
])('$stated gives $names', ({ stated, names }) => {
  expect(authorsOf(SILENT, stated, 'The Orrin Gazette')).toEqual(names);
});

test('what the page tells machines goes before the byline in its text', () => {
  const page = {
    ...SILENT,
    metas: (name: string) => (name === 'author' ? ['Ada Quill'] : []),
  };
  const print = {
    ...SILENT.print,
    bylines: [{ words: 'By Nobody Else', order: 1, sign: 'named' } as const],
  };
  expect(authorsOf({ ...page, print }, [], null)).toEqual(['Ada Quill']);
  expect(authorsOf({ ...SILENT, print }, [], null)).toEqual(['Nobody Else']);
});
