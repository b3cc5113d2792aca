import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filterSaved, type SavedFilter } from '@/text/saved/filter-saved';
import { groupBySpeaker, groupByStory } from '@/text/saved/group-saved';
import { savedChoices } from '@/text/saved/saved-choices';
import { type SavedRow, savedRow } from '@/text/saved/saved-row';
import { searchSaved } from '@/text/saved/search-saved';
import { type SavedOrder, sortSaved } from '@/text/saved/sort-saved';
import { HOSTILE, otherWitness, savedComparison, savedWitness } from '../saved-samples';

const rowOf = (given: Parameters<typeof savedComparison>[0] = {}): SavedRow => {
  const comparison = savedComparison(given);
  return savedRow(comparison, comparison);
};

const HARBOUR = rowOf({ id: 'harbour' });
const TUNNEL = rowOf({
  id: 'tunnel',
  savedAt: '2026-04-01T10:00:00.000Z',
  here: 'https://gull.example/tunnel',
  base: 'https://gull.example/tunnel',
  note: '',
  tags: [],
  witnesses: [
    otherWitness({
      id: 'https://gull.example/tunnel',
      headline: 'Ein Tunnel für Zürich',
      speaker: 'José Müller',
      publishedAt: '2026-03-31',
      printed: 'Nous avons besoin d’un tunnel.',
      language: 'fr',
    }),
  ],
});
const MAYOR = rowOf({
  id: 'mayor',
  savedAt: '2026-03-20T10:00:00.000Z',
  here: 'https://gull.example/mayor',
  base: 'https://gull.example/mayor',
  note: '  ',
  tags: ['mayor'],
  witnesses: [otherWitness({ speaker: null, publishedAt: null, printed: 'Nobody asked us about it.' })],
});
const ROWS = [HARBOUR, TUNNEL, MAYOR];
const ids = (rows: readonly SavedRow[]): string[] => rows.map(({ id }) => id);

describe('the row of a saved comparison', () => {
  test('tells what lists and filters need', () => {
    expect(HARBOUR).toMatchObject({
      words: 'We will never sell the old harbour to anybody.',
      speaker: 'Maria Bell',
      outlets: ['The Morning Ledger', 'The Gull'],
      earliest: '2026-03-04',
      latest: '2026-03-05T08:00:00+01:00',
      witnesses: 2,
      texts: 2,
      kinds: ['substitution'],
      weighty: true,
      note: 'Ask her office.',
      pages: ['https://ledger.example/harbour', 'https://gull.example/mayor'],
    });
  });

  test('tells other speakers, own words and other parts', () => {
    const { kinds } = rowOf({
      witnesses: [
        savedWitness(),
        otherWitness({ id: 'a', speaker: 'Ivo Lund' }),
        otherWitness({ id: 'b', quoted: false }),
        otherWitness({ id: 'c', printed: 'We will never sell the old harbour' }),
      ],
    });
    expect(kinds).toEqual(expect.arrayContaining(['another-speaker', 'own-words', 'quotes-another-part']));
  });

  test('takes whatever a page prints, and stays small', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...HOSTILE)), (text) => {
        const printed = text.repeat(200);
        const row = rowOf({ witnesses: [savedWitness({ printed, headline: text, speaker: text })] });
        expect(row.words.length).toBeLessThanOrEqual(240);
      }),
      { numRuns: 50 },
    );
  });
});

describe('searching', () => {
  test.each([
    ['', ['harbour', 'tunnel', 'mayor']],
    ['   ', ['harbour', 'tunnel', 'mayor']],
    ['harb', ['harbour']],
    ['HARBOUR never', ['harbour']],
    ['not sell', ['harbour']],
    ['arbour', []],
    ['gull', ['harbour', 'tunnel', 'mayor']],
    ['zurich', ['tunnel']],
    ['muller jose', ['tunnel']],
    ['brandt', ['harbour', 'mayor'].slice(0, 1)],
    ['office', ['harbour']],
    ['"old harbour"', ['harbour']],
    ['“harbour old”', []],
    ['"sell the o', ['harbour']],
    ['harbour "ask her"', ['harbour']],
    ['harbour tunnel', []],
    ['"', ['harbour', 'tunnel', 'mayor']],
  ])('%j finds %j', (query, found) => {
    expect(ids(searchSaved(ROWS, query))).toEqual(found);
  });

  test('finds every row by any of its words, whatever they are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const row = rowOf({ note: text });
        expect(searchSaved([row], text.replace(/["“”„«»]/gu, ' '))).toEqual([row]);
      }),
    );
  });
});

describe('filters', () => {
  test.each<[string, SavedFilter, string[]]>([
    ['nothing', {}, ['harbour', 'tunnel', 'mayor']],
    ['an outlet', { outlet: 'The Morning Ledger' }, ['harbour']],
    ['a speaker', { speaker: 'José Müller' }, ['tunnel']],
    ['a tag', { tag: 'mayor' }, ['harbour', 'mayor']],
    ['a kind', { kind: 'substitution' }, ['harbour']],
    ['what is weighty', { kind: 'weighty' }, ['harbour']],
    ['a note', { hasNote: true }, ['harbour']],
    ['no note', { hasNote: false }, ['tunnel', 'mayor']],
    ['days of publication', { publishedFrom: '2026-03-05', publishedTo: '2026-03-05' }, ['harbour']],
    ['publication from a day on', { publishedFrom: '2026-03-06' }, ['tunnel']],
    ['publication up to a day', { publishedTo: '2026-03-04' }, ['harbour']],
    ['days of saving', { savedFrom: '2026-03-20', savedTo: '2026-04-01' }, ['tunnel', 'mayor']],
    ['several at once', { tag: 'mayor', hasNote: true }, ['harbour']],
  ])('narrow to %s', (_name, filter, found) => {
    expect(ids(filterSaved(ROWS, filter))).toEqual(found);
  });

  test('are offered by name, with how many have them', () => {
    expect(savedChoices(ROWS)).toEqual({
      outlets: [
        { value: 'The Gull', count: 3 },
        { value: 'The Morning Ledger', count: 1 },
      ],
      speakers: [
        { value: 'José Müller', count: 1 },
        { value: 'Maria Bell', count: 1 },
      ],
      tags: [
        { value: 'harbour', count: 1 },
        { value: 'mayor', count: 2 },
      ],
      kinds: [{ value: 'substitution', count: 1 }],
    });
  });
});

describe('order', () => {
  test.each<[SavedOrder, string[]]>([
    ['saved-last', ['tunnel', 'mayor', 'harbour']],
    ['saved-first', ['harbour', 'mayor', 'tunnel']],
    ['published-last', ['tunnel', 'harbour', 'mayor']],
    ['published-first', ['harbour', 'tunnel', 'mayor']],
    ['speaker', ['tunnel', 'harbour', 'mayor']],
    ['words', ['mayor', 'tunnel', 'harbour']],
  ])('%s', (order, sorted) => {
    expect(ids(sortSaved(ROWS, order))).toEqual(sorted);
    expect(ids(sortSaved(ROWS.toReversed(), order))).toEqual(sorted);
  });
});

describe('groups', () => {
  test('by speaker', () => {
    const again = { ...HARBOUR, id: 'again' };
    expect(groupBySpeaker([...ROWS, again]).map(({ name, rows }) => [name, ids(rows)])).toEqual([
      ['Maria Bell', ['harbour', 'again']],
      ['José Müller', ['tunnel']],
      [null, ['mayor']],
    ]);
  });

  test('by story: whatever shares an article, however far along a chain', () => {
    const link = { ...TUNNEL, id: 'link', pages: [...TUNNEL.pages, ...MAYOR.pages] };
    expect(groupByStory(ROWS).map(({ rows }) => ids(rows))).toEqual([['harbour', 'mayor'], ['tunnel']]);
    expect(groupByStory([...ROWS, link]).map(({ rows }) => ids(rows))).toEqual([
      ['harbour', 'tunnel', 'mayor', 'link'],
    ]);
  });

  test('by story hold every row once, and no page stands in two', () => {
    const pages = fc.array(fc.array(fc.nat({ max: 12 }).map(String), { maxLength: 4 }), { maxLength: 20 });
    fc.assert(
      fc.property(pages, (all) => {
        const rows = all.map((own, at) => ({ ...MAYOR, id: String(at), pages: own }));
        const groups = groupByStory(rows);
        expect(groups.flatMap((group) => ids(group.rows)).sort()).toEqual(ids(rows).sort());
        const groupsWith = new Map<string, Set<string>>();
        for (const { key, rows: own } of groups)
          for (const page of own.flatMap((row) => row.pages))
            groupsWith.set(page, (groupsWith.get(page) ?? new Set()).add(key));
        for (const keys of groupsWith.values()) expect(keys.size).toBe(1);
      }),
    );
  });
});
