import { describe, expect, test } from 'vitest';
import { joinSegments } from '@/text/comparison/join-segments';
import { printed } from './printed';

describe('joinSegments', () => {
  const passage = printed('We go,|to town,|now');
  const joined = joinSegments(passage);

  test('joins the segments by a space', () => {
    expect(joined.text).toBe('We go, to town, now');
  });

  test('leads every range back to the source', () => {
    const back = (words: string): string => {
      const start = joined.text.indexOf(words);
      const range = joined.toSource({ start, end: start + words.length });
      return passage.text.slice(range.start, range.end);
    };
    expect(['We', 'go,', 'to town', 'now'].map(back)).toEqual(['We', 'go,', 'to town', 'now']);
    expect(back('go, to')).toBe('go, she told reporters, to');
  });

  test('leads offsets of the source to the joined text, those outside to the nearest edge', () => {
    expect(joined.fromSource(passage.text.indexOf('town'))).toBe(joined.text.indexOf('town'));
    expect(joined.fromSource(passage.text.indexOf('reporters'))).toBe('We go,'.length);
    expect(joined.fromSource(9_999)).toBe(joined.text.length);
  });

  test('is empty for a passage without segments', () => {
    const empty = { ...passage, passage: { ...passage.passage, segments: [] }, words: [] };
    expect(joinSegments(empty).text).toBe('');
    expect(joinSegments(empty).toSource({ start: 0, end: 0 })).toEqual({ start: 0, end: 0 });
  });
});
