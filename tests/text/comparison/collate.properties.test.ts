import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { collate } from '@/text/comparison/collate';
import type { Collation, Printing, Witness } from '@/text/comparison/collation';
import { tokenize } from '@/text/comparison/tokenize';
import type { Match, PrintedPassage } from '@/text/matching/passage';
import { printed } from './printed';

const WORDS =
  `the a of and we they will not never said city council bridge Safe safe U.S. it's it is 25 three 3 um [the] (mayor) […] … f--k 漢字 👈 \ud800 — , . ? ! “ ” ( ) [ ] & $5 |`.split(
    ' ',
  );
const words = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 24 });
const edit = fc.tuple(fc.nat(24), fc.nat(3), fc.array(fc.constantFrom(...WORDS), { maxLength: 3 }));
const said = fc.record({
  edits: fc.array(edit, { maxLength: 3 }),
  cut: fc.tuple(fc.nat(12), fc.integer({ min: 1, max: 24 })),
  publishedAt: fc.constantFrom(null, '2026-03-01', '2026-03-02T10:00:00Z', 'soon'),
  domain: fc.constantFrom('a.example', 'b.example', ''),
  textId: fc.constantFrom('one', 'two', 'three'),
  narration: fc.boolean(),
});

/** Versions of one text: some of its words replaced, and a part of it quoted. */
const versions = fc.tuple(words, fc.array(said, { minLength: 1, maxLength: 6 })).map(([text, all]) =>
  all.map(({ edits, cut, narration, ...known }, at): Witness => {
    const own = [...text];
    for (const [from, length, put] of edits) own.splice(from, length, ...put);
    const part = own.slice(cut[0] % Math.max(1, own.length)).slice(0, cut[1]);
    const passage = printed(part.join(' '), { narration });
    return { ...known, id: `w${at}`, printed: passage, speaker: null };
  }),
);
const anything = fc
  .array(fc.string({ unit: 'binary', maxLength: 40 }), { minLength: 1, maxLength: 4 })
  .map((texts) =>
    texts.map(
      (text, at): Witness => ({
        id: `w${at}`,
        textId: `w${at}`,
        domain: '',
        publishedAt: null,
        printed: printed(text),
        speaker: null,
      }),
    ),
  );

/** The whole of both, matched, so that every printing is lined up, whatever matching would say. */
function everything(a: PrintedPassage, b: PrintedPassage): Match {
  const stretch = ({ words: own }: PrintedPassage) => ({ start: 0, end: own.length });
  return { score: 1, tiles: [], stretchA: stretch(a), stretchB: stretch(b) };
}

function collated(witnesses: readonly Witness[], base: string, all: boolean): Collation {
  const own = witnesses.find(({ id }) => id === base);
  const matchOf = (other: Witness) =>
    all && own !== undefined ? everything(own.printed, other.printed) : null;
  const collation = collate(witnesses, base, { matchOf });
  if (collation === null) throw new Error('there are witnesses');
  return collation;
}

/** Words letter for letter; forms of the apostrophe, brackets and a full stop, which may be the sentence's, aside. */
function wordsOf(text: string): string[] {
  return tokenize(text)
    .filter(({ kind }) => kind === 'word')
    .map((token) => token.text.replace(/[’‘]/g, "'").replace(/[[\]]|\.$/g, ''));
}

/** A printing read off the collation. */
function readOff({ text, runs }: Collation, { covers, before, after, copies }: Printing): string {
  const id = copies[0]?.witnesses[0] ?? '';
  const own = runs.map((run) => {
    if (run.type === 'place') {
      const forms = run.readings.flatMap((reading) => reading.forms);
      return forms.find(({ witnesses }) => witnesses.includes(id))?.text ?? '';
    }
    const end = Math.min(run.range.end, covers.end);
    return text.slice(Math.min(Math.max(run.range.start, covers.start), end), end);
  });
  return [before, ...own, after].join('');
}

const lineUp = fc.tuple(fc.oneof({ weight: 4, arbitrary: versions }, anything), fc.nat(5), fc.boolean());
const baseOf = (witnesses: readonly Witness[], at: number): string => `w${at % witnesses.length}`;

describe('collate, whatever the texts', () => {
  test('holds the words of every version it lines up, in order', () => {
    fc.assert(
      fc.property(lineUp, ([witnesses, at, all]) => {
        const collation = collated(witnesses, baseOf(witnesses, at), all);
        for (const printing of collation.printings) {
          if (printing.standing !== 'base' && printing.standing !== 'lined-up') continue;
          expect(wordsOf(readOff(collation, printing))).toEqual(wordsOf(printing.text));
        }
      }),
      { numRuns: 400 },
    );
  });

  test('its runs are the text of the base', () => {
    fc.assert(
      fc.property(lineUp, ([witnesses, at, all]) => {
        const { text, runs } = collated(witnesses, baseOf(witnesses, at), all);
        expect(runs.map(({ range }) => text.slice(range.start, range.end)).join('')).toBe(text);
      }),
    );
  });

  test('names every witness once in the printings, and once at every place where it is lined up', () => {
    fc.assert(
      fc.property(lineUp, ([witnesses, at, all]) => {
        const { runs, printings } = collated(witnesses, baseOf(witnesses, at), all);
        const ids = (chosen: readonly Printing[]) =>
          chosen.flatMap(({ copies }) => copies.flatMap((text) => text.witnesses)).toSorted();
        expect(ids(printings)).toEqual(witnesses.map(({ id }) => id).toSorted());
        const lined = ids(printings.filter(({ standing }) => standing === 'base' || standing === 'lined-up'));
        for (const run of runs) {
          if (run.type === 'agreed') continue;
          const named = run.readings.flatMap(({ forms }) => forms.flatMap((form) => form.witnesses));
          expect([...named, ...run.notQuoted].toSorted()).toEqual(lined);
        }
      }),
    );
  });

  test('is the same in whatever order the texts were captured', () => {
    const shuffled = lineUp.chain(([witnesses, at, all]) =>
      fc.tuple(
        fc.constant(witnesses),
        fc.shuffledSubarray(witnesses, { minLength: witnesses.length }),
        fc.constant(baseOf(witnesses, at)),
        fc.constant(all),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([witnesses, other, base, all]) => {
        expect(collated(other, base, all)).toEqual(collated(witnesses, base, all));
      }),
    );
  });
});
