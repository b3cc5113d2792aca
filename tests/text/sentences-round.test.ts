import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sentencesRound } from '@/text/sentences-round';

/** The words between ⟦ and ⟧ are asked about. */
function round(marked: string): { before: string; after: string } {
  const start = marked.indexOf('⟦');
  const end = marked.indexOf('⟧') - 1;
  return sentencesRound(marked.replace(/[⟦⟧]/g, ''), { start, end });
}

describe('sentencesRound', () => {
  test.each<[because: string, text: string, before: string, after: string]>([
    ['nothing stands beside a whole text', '⟦We stay.⟧', '', ''],
    [
      'two sentences on either side',
      'It rained. The hall was full. Nobody left. ⟦We stay.⟧ She sat down. They clapped. It snowed.',
      'The hall was full. Nobody left. ',
      ' She sat down. They clapped.',
    ],
    [
      'what is left of its own sentence counts as one, its marks included',
      'It rained. The hall was full. Voss said: “⟦We stay⟧,” and sat down. They clapped. It snowed.',
      'The hall was full. Voss said: “',
      ',” and sat down. They clapped.',
    ],
    [
      'a paragraph’s end is a sentence’s end',
      'A heading\n\nIt rained.\n\n“⟦We stay.⟧”\n\nAnother heading\n\nThey clapped.\n\nIt snowed.',
      'A heading\n\nIt rained.\n\n“',
      '”\n\nAnother heading\n\nThey clapped.',
    ],
    [
      'an abbreviation ends none',
      'It rained. Then Mr. Lund and Dr. Wren left. ⟦We stay.⟧',
      'It rained. Then Mr. Lund and Dr. Wren left. ',
      '',
    ],
  ])('%s', (_because, text, before, after) => {
    expect(round(text)).toEqual({ before, after });
  });

  test('is the text itself, cut nowhere but at its far ends', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(), fc.nat(), (text, one, other) => {
        const start = Math.min(one % (text.length + 1), other % (text.length + 1));
        const end = Math.max(one % (text.length + 1), other % (text.length + 1));
        const { before, after } = sentencesRound(text, { start, end });
        expect(text.slice(0, start).endsWith(before)).toBe(true);
        expect(text.slice(end).startsWith(after)).toBe(true);
      }),
    );
  });

  test('a sentence without an end is cut at a word, and costs no more for being long', () => {
    const endless = 'word '.repeat(200_000);
    const { before, after } = sentencesRound(`${endless}⟦⟧${endless}`, {
      start: endless.length,
      end: endless.length + 2,
    });
    expect(before.length).toBeLessThan(1300);
    expect(before.startsWith('word ')).toBe(true);
    expect(after.trim().endsWith('word')).toBe(true);
  });

  test('ranges outside the text give nothing', () => {
    expect(sentencesRound('We stay.', { start: 50, end: 60 }).after).toBe('');
  });
});
