import { describe, expect, test } from 'vitest';
import { collate } from '@/text/comparison/collate';
import type { Collation, Witness } from '@/text/comparison/collation';
import type { Basis } from '@/text/comparison/comparison';
import { drawn, type Said, witnesses } from './witnesses';

function collated(said: Readonly<Record<string, string | Said>>, base = 'a'): Collation {
  const collation = collate(witnesses(said), base);
  if (collation === null) throw new Error('nothing was collated');
  return collation;
}

const BRIDGE = 'the old bridge will be closed to lorries before the winter storms';

const ROWS: { what: string; said: Record<string, string | Said>; base?: string; runs: string }[] = [
  { what: 'one text agrees with itself', said: { a: BRIDGE }, runs: BRIDGE },
  { what: 'equal texts agree', said: { a: BRIDGE, b: BRIDGE, c: BRIDGE }, runs: BRIDGE },
  {
    what: 'a word printed otherwise has its readings, each with its witnesses',
    said: {
      a: BRIDGE,
      b: BRIDGE.replace('old', 'stone'),
      c: BRIDGE.replace('old', 'iron'),
      d: BRIDGE.replace('old', 'stone'),
    },
    runs: 'the {old=a|stone=b,d|iron=c} bridge will be closed to lorries before the winter storms',
  },
  {
    what: 'the chosen base comes first',
    said: { a: BRIDGE, b: BRIDGE.replace('old', 'stone') },
    base: 'b',
    runs: 'the {stone=b|old=a} bridge will be closed to lorries before the winter storms',
  },
  {
    what: 'words put in stand between two words of the base',
    said: { a: BRIDGE, b: BRIDGE.replace('closed', 'closed again') },
    runs: 'the old bridge will be closed {=a|again =b}to lorries before the winter storms',
  },
  {
    what: 'what two texts do to neighbouring words is one place',
    said: { a: BRIDGE, b: BRIDGE.replace('old', 'stone'), c: BRIDGE.replace('bridge', 'ferry') },
    runs: 'the {old bridge=a|stone bridge=b|old ferry=c} will be closed to lorries before the winter storms',
  },
  {
    what: 'spellings of one wording are one reading that tells its forms',
    said: {
      a: 'we will organise the whole harbour again before winter',
      b: 'we will organize the whole harbour again before winter',
      c: 'we will rebuild the whole harbour again before winter',
    },
    runs: 'we will {organise=a~organize=b|rebuild=c} the whole harbour again before winter',
  },
  {
    what: 'a place with nothing but spellings is a small one',
    said: {
      a: 'we will organise the whole harbour again before winter',
      b: 'we will organize the whole harbour again before winter',
    },
    runs: 'we will (organise=a~organize=b) the whole harbour again before winter',
  },
  {
    what: 'a question is another reading, however like its words',
    said: {
      a: 'the council knew all about it? I will not say more',
      b: 'the council knew all about it. I will not say more',
    },
    runs: 'the council knew all about it{?=a|.=b} I will not say more',
  },
  {
    what: 'what a shorter quotation does not reach is not quoted there',
    said: {
      a: BRIDGE,
      b: BRIDGE.replace('winter', 'autumn'),
      c: 'the old bridge will be closed to lorries',
    },
    runs: 'the old bridge will be closed to lorries before the {winter=a|autumn=b|×c} storms',
  },
  {
    what: 'nor does it say anything of words put in right behind it',
    said: {
      a: BRIDGE,
      b: BRIDGE.replace('lorries', 'lorries and buses'),
      c: 'the old bridge will be closed to lorries',
    },
    runs: 'the old bridge will be closed to lorries {=a|and buses =b|×c}before the winter storms',
  },
  {
    what: 'a quotation that begins inside a place prints a part of it',
    said: {
      a: BRIDGE,
      b: BRIDGE.replace('the old bridge', 'that road'),
      c: 'bridge will be closed to lorries before the winter storms',
    },
    runs: '{the old bridge=a|that road=b|›bridge=c} will be closed to lorries before the winter storms',
  },
  {
    what: 'brackets are a reading of their own',
    said: { a: BRIDGE, b: BRIDGE.replace('old', '[old]') },
    runs: 'the {old=a|[old]=b} bridge will be closed to lorries before the winter storms',
  },
];

describe('collate lines up', () => {
  test.each(ROWS)('$what', ({ said, base, runs }) => {
    expect(drawn(collated(said, base))).toBe(runs);
  });
});

const standings = ({ printings }: Collation) =>
  Object.fromEntries(
    printings.flatMap(({ copies, standing }) =>
      copies.flatMap(({ witnesses: ids }) => ids.map((id) => [id, standing])),
    ),
  );

describe('collate tells', () => {
  test('nothing of no witnesses', () => {
    expect(collate([], 'a')).toBeNull();
  });

  test('who tells a quotation in their own words, and keeps those out of its places', () => {
    const told = BRIDGE.replace('will be', 'would be');
    const collation = collated({ a: BRIDGE, b: { text: told, narration: true } });
    expect(standings(collation)).toEqual({ a: 'base', b: 'own-words' });
    expect(drawn(collation)).toBe(BRIDGE);
    expect(collation.printings[1]?.text).toBe(told);
  });

  test('where narration is the base, quotations all the same', () => {
    const told = BRIDGE.replace('will be', 'would be');
    const collation = collated({ a: BRIDGE, b: { text: told, narration: true } }, 'b');
    expect(standings(collation)).toEqual({ b: 'base', a: 'lined-up' });
  });

  test('which text shares too little with the base to be lined up', () => {
    const collation = collated({ a: BRIDGE, b: 'lorries' });
    expect(standings(collation)).toEqual({ a: 'base', b: 'apart' });
  });

  test('equal printings once, copies of one story as one text of it', () => {
    const { printings, texts } = collated({
      a: { text: BRIDGE, date: '2026-03-01' },
      b: { text: BRIDGE, date: '2026-03-02', textId: 'wire' },
      c: { text: BRIDGE, date: '2026-03-03', textId: 'wire' },
      d: { text: BRIDGE.replace('old', 'stone'), date: '2026-03-04', textId: 'wire' },
    });
    expect(printings.map(({ copies }) => copies)).toEqual([
      [
        { textId: 'a', witnesses: ['a'] },
        { textId: 'wire', witnesses: ['b', 'c'] },
      ],
      [{ textId: 'wire', witnesses: ['d'] }],
    ]);
    expect(texts).toBe(2);
  });

  test('who credits another speaker', () => {
    const { printings } = collated({
      a: { text: BRIDGE, speaker: 'Ada Marlow' },
      b: { text: BRIDGE, speaker: 'Ivo Brandt' },
      c: { text: BRIDGE, speaker: 'Marlow' },
    });
    expect(printings.map(({ speaker, attribution }) => [speaker, attribution])).toEqual([
      ['Ada Marlow', 'same'],
      ['Ivo Brandt', 'another'],
      ['Marlow', 'same'],
    ]);
  });

  test('words that stand elsewhere', () => {
    const { runs } = collated({
      a: 'only the court can ever say what this law means for the town',
      b: 'the court can ever only say what this law means for the town',
    });
    const kinds = runs.flatMap((run) =>
      run.type === 'place' ? run.readings.flatMap((reading) => reading.kinds) : [],
    );
    expect(new Set(kinds)).toEqual(new Set(['transposition']));
  });

  test('what a text quotes before and after the base', () => {
    const { printings } = collated({ a: BRIDGE, b: `I tell you now, ${BRIDGE}, all of you.` });
    expect(printings[1]).toMatchObject({
      before: 'I tell you now, ',
      after: ', all of you.',
      overlap: 'contained',
      wordForWord: false,
    });
  });

  test.each([
    {
      what: 'the earliest date and all that give it',
      dates: ['2026-03-02', '2026-03-01', '2026-03-01'],
      earliest: ['b', 'c'],
    },
    {
      what: 'the day each page gives, whatever its zone and hour',
      dates: ['2026-03-01T23:30:00+02:00', '2026-03-02T00:00:00+14:00', '2026-03-01T09:00:00Z'],
      earliest: ['a', 'c'],
    },
    { what: 'no earliest date where there is none', dates: [null, 'soon', null], earliest: null },
  ])('$what', ({ dates, earliest }) => {
    const [a, b, c] = dates.map((date) => ({ text: BRIDGE, date: date ?? null }));
    if (a === undefined || b === undefined || c === undefined) throw new Error('three dates are needed');
    expect(collated({ a, b, c }).earliest?.witnesses ?? null).toEqual(earliest);
  });

  test('all witnesses by date, then domain, then id', () => {
    const { order } = collated({
      z: { text: BRIDGE, date: '2026-03-01', domain: 'b.example' },
      y: { text: BRIDGE, date: '2026-03-01', domain: 'a.example' },
      x: { text: BRIDGE, date: '2026-03-01', domain: 'a.example' },
      a: { text: BRIDGE, domain: 'a.example' },
      b: { text: BRIDGE, date: '2026-02-28' },
    });
    expect(order).toEqual(['b', 'x', 'y', 'z', 'a']);
  });

  test('the first in order when there is no such base', () => {
    expect(collated({ b: BRIDGE, c: BRIDGE }, 'gone').base).toBe('b');
  });
});

const OTHER_BASES: { what: string; bases: Record<string, Basis | null>; printings: string[][] }[] = [
  { what: 'equal printings are one', bases: {}, printings: [['a', 'b', 'c', 'd'], ['e']] },
  {
    what: 'of which the same words may be expected, are still one',
    bases: { b: 'same words expected', c: 'same words expected' },
    printings: [['a', 'b', 'c', 'd'], ['e']],
  },
  {
    what: 'one that quotes another report stands apart from its like',
    bases: { c: 'quoted from another report' },
    printings: [['a', 'b', 'd'], ['c'], ['e']],
  },
];

describe('a collation tells of bases:', () => {
  const said = { a: BRIDGE, b: BRIDGE, c: BRIDGE, d: BRIDGE, e: BRIDGE.replace('old', 'stone') };

  test.each(OTHER_BASES)('$what', ({ bases, printings }) => {
    const basisOf = (_base: Witness, { id }: Witness): Basis | null => bases[id] ?? null;
    const collation = collate(witnesses(said), 'a', { basisOf });
    expect(
      collation?.printings.map(({ copies }) => copies.flatMap(({ witnesses: ids }) => ids)).toSorted(),
    ).toEqual(printings);
  });

  test('what the caller knows, lined up or not, and nothing of the base', () => {
    const bases = (text: string, basis: Basis | null): (Basis | null)[] | undefined =>
      collate(witnesses({ a: BRIDGE, b: text }), 'a', { basisOf: () => basis })?.printings.map(
        (one) => one.basis,
      );
    expect(bases(BRIDGE.replace('old', 'stone'), null)).toEqual([null, 'same words expected']);
    expect(bases(BRIDGE.replace('old', 'stone'), 'perhaps two occasions')).toEqual([
      null,
      'perhaps two occasions',
    ]);
    expect(bases('nobody asked the engineers', 'two translations')).toEqual([null, 'two translations']);
  });
});

test('a collation names the words a text prints at another place', () => {
  const moved = 'before the winter storms the old bridge will be closed to lorries';
  const { printings, runs } = collated({ a: BRIDGE, b: moved, c: BRIDGE.replace('old', 'stone') });
  expect(printings.map(({ moved: words }) => words)).toEqual([[], ['before the winter storms'], []]);
  const kinds = runs.flatMap((run) =>
    run.type === 'place' ? [run.readings.flatMap((one) => one.kinds)] : [],
  );
  expect(kinds).toEqual([['transposition'], ['substitution'], ['transposition']]);
});
