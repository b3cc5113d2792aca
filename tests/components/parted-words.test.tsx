import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PiecePart, partOfPiece, partedWords } from '@/components/parted-words';

/** Words in which | stands where A's segments end and ¦ where B's do. */
function piece(marked: string): PiecePart {
  const breaks: { at: number; side: 'a' | 'b' }[] = [];
  let text = '';
  for (const sign of marked) {
    if (sign === '|' || sign === '¦') breaks.push({ at: text.length, side: sign === '|' ? 'a' : 'b' });
    else text += sign;
  }
  return { text, breaks };
}

test.each<[because: string, pieces: string[], parted: string[][]]>([
  ['one segment ends nowhere', ['We stay.'], [['We stay.']]],
  ['two part at the space between them', ['We stay,| he said.'], [['We stay,', 'he said.']]],
  ['the other side’s segments part nothing', ['We stay,¦ he said.'], [['We stay, he said.']]],
  [
    'the end may lie between two pieces',
    ['We ', 'stay,|', ' and go.'],
    [['We '], ['stay,'], ['', 'and go.']],
  ],
  ['a space alone parts nothing yet', ['We stay,|', ' ', 'and go.'], [['We stay,'], [''], ['', 'and go.']]],
  ['dots belong to the words before them', ['We stay …| and go.'], [['We stay …', 'and go.']]],
  ['writing without spaces is parted too', ['港は。|売らない。'], [['港は。', '売らない。']]],
  ['three in one piece', ['Stay,| go,| come.'], [['Stay,', 'go,', 'come.']]],
])('%s', (_because, pieces, parted) => {
  const part = partedWords('a');
  expect(pieces.map((marked) => part(piece(marked)))).toEqual(parted);
});

test('no letter is lost, wherever breaks and pieces fall', () => {
  const marked = fc.array(fc.constantFrom('We', ' ', 'stay,', '|', '¦', '港'), { maxLength: 12 });
  fc.assert(
    fc.property(fc.array(marked, { maxLength: 5 }), fc.constantFrom('a', 'b'), (given, side) => {
      const pieces = given.map((signs) => piece(signs.join('')));
      const part = partedWords(side);
      const bare = (text: string): string => text.replace(/\s/g, '');
      const parted = pieces.flatMap(part).join('');
      expect(bare(parted)).toBe(bare(pieces.map(({ text }) => text).join('')));
    }),
  );
});

test('a piece cut into sentences keeps each of its breaks once', () => {
  const whole = piece('We stay.| They go,| or not.');
  const cuts = [partOfPiece(whole, 0, 9), partOfPiece(whole, 9, 26)];
  expect(cuts).toEqual([piece('We stay.| '), piece('They go,| or not.')]);
});
