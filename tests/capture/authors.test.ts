import { describe, expect, test } from 'vitest';
import { authorsOf } from '@/capture/authors';
import type { BylineSign } from '@/capture/page-reading';
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
  { stated: ['The Orrin Gazette'], names: ['The Orrin Gazette'] },
  { stated: ['The Orrin Gazette', 'Ada Quill'], names: ['Ada Quill'] },
  { stated: ['npa'], names: ['npa'] },
  { stated: ['Gazette Staff'], names: ['Gazette Staff'] },
  { stated: ['Staff and news service reports'], names: ['Staff and news service reports'] },
  { stated: ['Northern Press Agency in Orrin'], names: ['Northern Press Agency'] },
  { stated: ['Ada Quill, Orrin'], names: ['Ada Quill'] },
  { stated: ['Di Carla Montani'], names: ['Carla Montani'] },
  { stated: ['Autorin: Ute Sand'], names: ['Ute Sand'] },
  { stated: ['文／陳美玲'], names: ['陳美玲'] },
  { stated: ['김하늘 기자'], names: ['김하늘'] },
  { stated: ['Redaktion'], names: [] },
  { stated: ['No Author'], names: [] },
  { stated: ['105092'], names: [] },
  { stated: ['Martin Luther Quill, Jr.'], names: ['Martin Luther Quill, Jr.'] },
  { stated: ['Andy Anders'], names: ['Andy Anders'] },
  { stated: ['John E Smith'], names: ['John E Smith'] },
  { stated: ['JAMES Y KIM'], names: ['JAMES Y KIM'] },
  { stated: ['Ana Ruiz y Juan Gil'], names: ['Ana Ruiz', 'Juan Gil'] },
  { stated: ['ANA RUIZ Y JUAN GIL'], names: ['ANA RUIZ', 'JUAN GIL'] },
  { stated: ['Rita Nunes e Rui Melo'], names: ['Rita Nunes', 'Rui Melo'] },
  { stated: ['Ada Quill, Jonas Ferrell, and Mei Tan'], names: ['Ada Quill', 'Jonas Ferrell', 'Mei Tan'] },
  { stated: ['The Orrin Gazette and NPA'], names: ['NPA'] },
  { stated: ['Ada Quill, MD, and Bo Reed, R.N.'], names: ['Ada Quill, MD', 'Bo Reed'] },
  { stated: ['陳美玲'], names: ['陳美玲'] },
  { stated: [`${'Very Long '.repeat(20)}Name`], names: [] },
])('$stated gives $names', ({ stated, names }) => {
  expect(authorsOf(SILENT, stated, ['The Orrin Gazette'])?.value ?? []).toEqual(names);
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
  expect(authorsOf({ ...page, print }, [], [])?.value).toEqual(['Ada Quill']);
  expect(authorsOf({ ...SILENT, print }, [], [])?.value).toEqual(['Nobody Else']);
});

/** A page that prints these bylines, each so many elements after the one before. */
function printing(...bylines: readonly (readonly [number, BylineSign, string])[]): PageStatements {
  let order = 0;
  const lines = bylines.map(([after, sign, words]) => {
    order += after;
    return { words, order, sign };
  });
  return { ...SILENT, print: { ...SILENT.print, bylines: lines } };
}

describe('printed bylines', () => {
  test.each<[string, PageStatements, readonly string[]]>([
    [
      'one by markup goes before one by its name',
      printing([1, 'named', 'By Mei Tan'], [1, 'marked', 'Ada Quill']),
      ['Ada Quill'],
    ],
    [
      'neighbours belong together',
      printing([1, 'linked', 'Ada Quill'], [3, 'linked', 'Mei Tan']),
      ['Ada Quill', 'Mei Tan'],
    ],
    [
      'those of a teaser far on do not',
      printing([1, 'linked', 'Ada Quill'], [300, 'linked', 'Mei Tan']),
      ['Ada Quill'],
    ],
    ['a button is passed over', printing([1, 'linked', 'Log in'], [1, 'linked', 'Ada Quill']), ['Ada Quill']],
  ])('%s', (_rule, page, names) => {
    expect(authorsOf(page, [], [])?.value).toEqual(names);
  });

  const outlet = 'The Orrin Gazette';
  test.each<[string, PageStatements, readonly string[]]>([
    [
      'a byline says more than the outlet for an author',
      printing([1, 'named', 'By Ada Quill']),
      ['Ada Quill'],
    ],
    ['two words in capitals beside it do not', printing([1, 'named', 'Social Media']), [outlet]],
  ])('%s', (_rule, page, names) => {
    expect(authorsOf(page, [outlet], [outlet])?.value).toEqual(names);
  });
});

test('says where the names came from', () => {
  expect(authorsOf(SILENT, ['Ada Quill'], [])?.source).toBe('json-ld author');
  expect(authorsOf(printing([1, 'marked', 'Ada Quill']), [], [])?.source).toBe('printed byline (marked)');
});
