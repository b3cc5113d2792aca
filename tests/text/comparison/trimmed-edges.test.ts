import { describe, expect, test } from 'vitest';
import { limitingWords, type Trimming, trimmingOf } from '@/text/comparison/trimmed-edges';
import { compared } from './printed';

const ROWS: { when: string; a: string; b: string; trimming: Trimming; limiting?: string }[] = [
  {
    when: 'both quote the same',
    a: 'The bridge is safe.',
    b: 'The bridge is safe,',
    trimming: 'not trimmed',
  },
  {
    when: 'a sentence follows',
    a: 'The bridge is safe. We tested it.',
    b: 'The bridge is safe,',
    trimming: 'at a sentence',
  },
  {
    when: 'a sentence stands in front',
    a: 'The bridge is safe.',
    b: 'We tested it. The bridge is safe.',
    trimming: 'at a sentence',
  },
  {
    when: 'a segment stands in front',
    a: 'The bridge is safe.',
    b: 'We tested it all,|The bridge is safe.',
    trimming: 'at a sentence',
  },
  {
    when: 'a new sentence with if follows behind the attribution, its full stop left out',
    a: 'The bridge is safe|If it were not, we would have closed it.',
    b: 'The bridge is safe,',
    trimming: 'at a sentence',
  },
  {
    when: 'a new sentence with but follows behind the attribution',
    a: 'The bridge is safe,|But nobody believes us.',
    b: 'The bridge is safe',
    trimming: 'at a sentence',
  },
  {
    when: 'tags and a picture follow',
    a: 'We will rebuild the pier #harbour #pier pic.example/xyz',
    b: 'We will rebuild the pier',
    trimming: 'at a sentence',
  },
  {
    when: 'a link follows',
    a: 'We will rebuild the pier https://brackwater.example/pier',
    b: 'We will rebuild the pier',
    trimming: 'at a sentence',
  },
  {
    when: 'a name follows in the same sentence',
    a: 'The bridge is safe, Anna Brandt told us that.',
    b: 'The bridge is safe',
    trimming: 'inside a sentence',
  },
  {
    when: 'the sentence begins earlier',
    a: 'the bridge is safe.',
    b: 'I believe that the bridge is safe.',
    trimming: 'inside a sentence',
  },
  {
    when: 'the sentence goes on',
    a: 'The bridge is safe',
    b: 'The bridge is safe for cars.',
    trimming: 'inside a sentence',
  },
  {
    when: 'it goes on with but',
    a: 'The bridge is safe, but only for cars.',
    b: 'The bridge is safe.',
    trimming: 'inside a sentence',
    limiting: 'but only for cars.',
  },
  {
    when: 'it goes on with unless',
    a: 'The bridge is safe',
    b: 'The bridge is safe unless it rains',
    trimming: 'inside a sentence',
    limiting: 'unless it rains',
  },
  {
    when: 'dots stand before a small letter',
    a: 'Look … the bridge is safe.',
    b: 'The bridge is safe.',
    trimming: 'inside a sentence',
  },
  {
    when: 'dots stand before a capital',
    a: 'Look … The bridge is safe.',
    b: 'The bridge is safe.',
    trimming: 'at a sentence',
  },
];

describe('where a text is trimmed when', () => {
  test.each(ROWS)('$when', ({ a, b, trimming, limiting = null }) => {
    expect(trimmingOf(compared(a, b))).toBe(trimming);
    expect(trimmingOf(compared(b, a))).toBe(trimming);
    expect(limitingWords(compared(a, b))).toBe(limiting);
  });
});
