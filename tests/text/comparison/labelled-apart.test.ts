import { describe, expect, test } from 'vitest';
import type { CoarseKind } from '@/text/comparison/comparison';
import { compared } from './printed';

interface Row {
  readonly when: string;
  readonly a: string;
  readonly b: string;
  readonly kinds: readonly CoarseKind[];
}

/** How people label these pairs; the finer differences stay as they are. */
const ROWS: readonly Row[] = [
  {
    when: 'one text begins at the word and the other goes on in front of it, the capital is part of the cut',
    a: 'The bridge will hold this winter.',
    b: 'I know that the bridge will hold this winter.',
    kinds: ['truncation'],
  },
  {
    when: 'a full stop stands for a comma, the capital behind it is part of the mark',
    a: 'The bridge will hold. The dam will not.',
    b: 'The bridge will hold, the dam will not.',
    kinds: ['punctuation'],
  },
  {
    when: 'dots stand before the word in one text, so is the capital behind them',
    a: 'The bridge will hold … The dam is old.',
    b: 'The bridge will hold and the dam is old.',
    kinds: ['ellipsis-omission'],
  },
  {
    when: 'both begin at the word, it is another capital',
    a: 'The bridge will hold this winter.',
    b: 'the bridge will hold this winter.',
    kinds: ['case'],
  },
  {
    when: 'a word inside has a capital, it is another capital',
    a: 'The Council knew of the dam.',
    b: 'The council knew of the dam.',
    kinds: ['case'],
  },
  {
    when: 'the same words stand in round and in square brackets, it is a bracket',
    a: 'The vote (in Hallow) was close.',
    b: 'The vote [in Hallow] was close.',
    kinds: ['bracket-insertion'],
  },
  {
    when: 'both print square brackets, it is none',
    a: 'The vote [in Hallow] was close.',
    b: 'The vote [in Hallow] was close.',
    kinds: ['identical'],
  },
];

describe('the coarse kinds where', () => {
  test.each(ROWS)('$when', ({ a, b, kinds }) => {
    expect(compared(a, b).kinds).toEqual(kinds);
    expect(compared(b, a).kinds).toEqual(kinds);
  });
});
