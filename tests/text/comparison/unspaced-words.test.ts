import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tokenize } from '@/text/comparison/tokenize';
import { signsInsideWords } from '@/text/comparison/unspaced-words';
import { compared, described } from './printed';

/** The words of a text, each sign that goes on with a word put to it. */
function words(text: string): string[] {
  const tokens = tokenize(text);
  const inside = signsInsideWords(tokens);
  const found: string[] = [];
  for (const token of tokens) {
    if (inside.has(token)) found.push(`${found.pop() ?? ''}${token.text}`);
    else found.push(token.text);
  }
  return found;
}

const japanese = { language: 'ja' };

describe('scripts without spaces', () => {
  test('a word of several signs is one word', () => {
    expect(words('東京の会議')).toEqual(['東京', 'の', '会議']);
  });

  test('words with spaces are left alone', () => {
    expect(signsInsideWords(tokenize('The old bridge will hold'))).toEqual(new Set());
  });

  test('a change inside a word takes the whole word', () => {
    const comparison = compared(
      '今日は東京で会議がありました',
      '今日は東北で会議がありました',
      japanese,
      japanese,
    );
    expect(described(comparison)).toEqual(['substitution: 東京 → 東北']);
  });

  test('equal words cut otherwise are no difference', () => {
    const signs = fc.array(fc.constantFrom(...'東京都市の会議員大学生が'), { maxLength: 12 });
    fc.assert(
      fc.property(signs, signs, signs, (before, shared, after) => {
        const text = `今日は東京で${shared.join('')}会議がありました`;
        const longer = `${before.join('')}。${text}。${after.join('')}`;
        expect(
          described(compared(text, longer, japanese, japanese)).filter((one) => / (.+) → \1$/.test(one)),
        ).toEqual([]);
      }),
    );
  });
});
