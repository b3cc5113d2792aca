import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blocksOf } from '@/text/blocks-of';
import { extractQuotations } from '@/text/quotations/extract-quotations';
import { GROWTH_TIMEOUT_MS, growth, MOST_GROWTH } from '../growth';

const run = (text: string, language: string) =>
  extractQuotations({ text, headline: null, blocks: blocksOf(text, null), language });

const piece = fc.oneof(
  fc.constantFrom(...'「」『』“”‘’"《》〈〉。、，：！？（）()・·…― \n'),
  fc.constantFrom(
    '田中',
    '市長',
    'さん',
    'は',
    'が',
    'も',
    'と述べた',
    'という',
    'によると',
    '（45）',
    'そう',
    '話す',
  ),
  fc.constantFrom('市长', '李明', '说', '表示', '他', '据', '的', '约翰·史密斯', '電（', '小说', '先生'),
  fc.constantFrom(
    '김민수 ',
    '시장은 ',
    '고 ',
    '라며',
    '며 ',
    '말했다. ',
    ' 씨',
    '에 따르면 ',
    '이 ',
    '그는 ',
    '의 말이다',
  ),
  fc.constantFrom('\ud800', '\udc00', '𠮷', '\u0000', '\n\n', '5日', '12'),
);

describe('in languages without capitals', () => {
  test('any text gives segments in range, in order and apart, that slice to the words', () => {
    const anyText = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(anyText, fc.constantFrom('ja', 'zh', 'ko'), (text, language) => {
        let end = 0;
        for (const quotation of run(text, language)) {
          for (const segment of quotation.segments) {
            expect(segment.start).toBeGreaterThanOrEqual(end);
            expect(segment.end).toBeGreaterThan(segment.start);
            end = segment.end;
          }
          const words = quotation.segments.map((segment) => text.slice(segment.start, segment.end));
          expect(quotation.text).toBe(words.join(' '));
          if (quotation.kind === 'term') expect(quotation.speaker).toBeNull();
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 800 },
    );
  });

  test.each<{ language: string; unit: string }>([
    { language: 'ja', unit: 'は' },
    { language: 'ja', unit: '「あ」' },
    { language: 'ja', unit: 'と「あ」' },
    { language: 'ja', unit: '田中市長は「橋は安全だ」と述べた。' },
    { language: 'ja', unit: '田中（4' },
    { language: 'zh', unit: '说' },
    { language: 'zh', unit: '李明，' },
    { language: 'zh', unit: '约翰·' },
    { language: 'zh', unit: '李明说：“好。”' },
    { language: 'ko', unit: '"가"며 ' },
    { language: 'ko', unit: '이 대표는 ' },
    { language: 'ko', unit: '이어 "가"고 말했다. ' },
  ])(
    'time grows with the text and no faster: $language, $unit',
    ({ language, unit }) => {
      const read = (length: number): void => {
        run(unit.repeat(Math.ceil(length / unit.length)), language);
      };
      expect(growth(read, 20_000)).toBeLessThan(MOST_GROWTH);
    },
    GROWTH_TIMEOUT_MS,
  );
});
