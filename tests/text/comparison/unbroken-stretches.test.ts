import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareVersions } from '@/text/comparison/compare-versions';
import { unbrokenStretches } from '@/text/comparison/unbroken-stretches';
import type { Match, PrintedPassage, Tile } from '@/text/matching/passage';
import { matched, printed } from './printed';

/** Equal neighbours in order, greedily: enough to line up texts that print the same words in the same order. */
function tilesOf(a: PrintedPassage, b: PrintedPassage): Tile[] {
  const tiles: Tile[] = [];
  let from = 0;
  a.words.forEach(({ stem }, at) => {
    const found = b.words.findIndex((word, index) => index >= from && word.stem === stem);
    if (found < 0) return;
    const last = tiles.at(-1);
    if (last !== undefined && last.a + last.length === at && last.b + last.length === found) {
      tiles[tiles.length - 1] = { ...last, length: last.length + 1 };
    } else tiles.push({ a: at, b: found, length: 1 });
    from = found + 1;
  });
  return tiles;
}

function parts(textA: string, textB: string): { a: string; b: string; kinds: readonly string[] }[] {
  const [a, b] = [printed(textA), printed(textB)];
  const match: Match = { ...matched(a, b), tiles: tilesOf(a, b) };
  return unbrokenStretches({ a, b, match }).map((part) => {
    const { stretchA, stretchB, kinds } = compareVersions(part.a, part.b, part.match);
    return {
      a: a.text.slice(stretchA.start, stretchA.end),
      b: b.text.slice(stretchB.start, stretchB.end),
      kinds,
    };
  });
}

const FIRST = 'The old bridge will hold all winter';
const SECOND = 'and nobody needs to leave the town';

describe('unbrokenStretches', () => {
  test('leaves two unbroken quotations alone', () => {
    const [a, b] = [printed(FIRST), printed(FIRST)];
    const pair = { a, b, match: { ...matched(a, b), tiles: tilesOf(a, b) } };
    expect(unbrokenStretches(pair)).toEqual([pair]);
  });

  test('gives a pair for each part of a broken quotation, without the attribution between', () => {
    expect(parts(`${FIRST},|${SECOND}.`, `${FIRST} ${SECOND}.`)).toEqual([
      { a: FIRST, b: FIRST, kinds: ['truncation'] },
      { a: SECOND, b: SECOND, kinds: ['truncation'] },
    ]);
  });

  test('says that two parts broken alike are the same', () => {
    expect(parts(`${FIRST},|${SECOND}.`, `${FIRST},|${SECOND}.`)).toEqual([
      { a: FIRST, b: FIRST, kinds: ['identical'] },
      { a: SECOND, b: SECOND, kinds: ['identical'] },
    ]);
  });

  test('leaves out a part that the other text does not print', () => {
    expect(parts(`${FIRST},|Thank you for your time.`, FIRST)).toEqual([
      { a: FIRST, b: FIRST, kinds: ['identical'] },
    ]);
  });

  test('keeps a pair whole where no two parts have enough in common', () => {
    const [a, b] = [printed('one two|three four'), printed('two three')];
    const pair = { a, b, match: { ...matched(a, b), tiles: [] } };
    expect(unbrokenStretches(pair)).toEqual([pair]);
  });

  test('never hands out words of another segment, whatever the tiles', () => {
    const words = fc.array(fc.constantFrom('the', 'bridge', 'will', 'hold', '|', 'winter'), {
      maxLength: 20,
    });
    const tile = fc.record({ a: fc.nat(18), b: fc.nat(18), length: fc.nat(6) });
    fc.assert(
      fc.property(words, words, fc.array(tile, { maxLength: 4 }), (inA, inB, tiles) => {
        const [a, b] = [printed(inA.join(' ')), printed(inB.join(' '))];
        const match = { ...matched(a, b), tiles };
        for (const part of unbrokenStretches({ a, b, match })) {
          if (part.a === a) continue;
          for (const side of [part.a, part.b]) {
            const [segment] = side.passage.segments;
            expect(side.passage.segments).toHaveLength(1);
            for (const word of side.words) {
              expect(word.start).toBeGreaterThanOrEqual(segment?.start ?? 0);
              expect(word.end).toBeLessThanOrEqual(segment?.end ?? 0);
            }
          }
        }
      }),
    );
  });
});
