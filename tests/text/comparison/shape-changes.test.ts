import { describe, expect, test } from 'vitest';
import { type ShapedSide, shapeChanges } from '@/text/comparison/shape-changes';
import { diffWords } from '@/text/comparison/word-diff';

/** Words parted by spaces; a word's "." or "," makes an edge behind it, "…" a gap. */
function side(text: string): ShapedSide {
  const words: string[] = [];
  const edges: number[] = [2];
  const gaps: boolean[] = [false];
  for (const part of text.split(' ')) {
    if (part === '…') gaps[words.length] = true;
    else {
      words.push(part.replace(/[.,]/g, ''));
      edges.push(part.endsWith('.') ? 2 : part.endsWith(',') ? 1 : 0);
      gaps.push(false);
    }
  }
  edges[words.length] = 2;
  return { keys: words.map((word) => word.toLowerCase()), written: words, edges, gaps };
}

/** The changes as "words of A > words of B". */
function shaped(textA: string, textB: string): string[] {
  const a = side(textA);
  const b = side(textB);
  return shapeChanges(diffWords(a.keys, b.keys), a, b).map(
    (change) =>
      `${a.written.slice(change.a.start, change.a.end).join(' ')} > ${b.written.slice(change.b.start, change.b.end).join(' ')}`,
  );
}

const ROWS: { what: string; a: string; b: string; changes: string[] }[] = [
  {
    what: 'small words between rewritten phrases',
    a: 'red wine of the old south came',
    b: 'good beer of the new north came',
    changes: ['red wine of the old south > good beer of the new north'],
  },
  {
    what: 'a telling word between rewritten phrases not',
    a: 'red wine grows old south came',
    b: 'good beer grows new north came',
    changes: ['red wine > good beer', 'old south > new north'],
  },
  {
    what: 'small words between exchanged single words not',
    a: 'wine of the south came',
    b: 'beer of the north came',
    changes: ['wine > beer', 'south > north'],
  },
  {
    what: 'missing words to the edge of a sentence',
    a: 'We ran. We hid. We slept.',
    b: 'We ran. We slept.',
    changes: ['We hid > '],
  },
  {
    what: 'missing words to the edge of a clause',
    a: 'next days, next weeks and next months',
    b: 'next days, next months',
    changes: ['next weeks and > '],
  },
  {
    what: 'missing words to dots on the other side',
    a: 'I know that she knows that he left',
    b: 'I know … that he left',
    changes: ['that she knows > '],
  },
  {
    what: 'missing words to where the letters agree',
    a: 'No, no, no, we go',
    b: 'No, no, we go',
    changes: ['no > '],
  },
];

describe('shapeChanges moves', () => {
  test.each(ROWS)('$what', ({ a, b, changes }) => {
    expect(shaped(a, b)).toEqual(changes);
    const mirrored = changes.map((change) => change.split(' > ').toReversed().join(' > '));
    expect(shaped(b, a)).toEqual(mirrored);
  });
});
