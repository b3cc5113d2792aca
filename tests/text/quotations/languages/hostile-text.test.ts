import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { blocksOf } from '@/text/blocks-of';
import { extractQuotations } from '@/text/quotations/extract-quotations';
import { GROWTH_TIMEOUT_MS, growth, MOST_GROWTH } from '../growth';

const run = (text: string, language: string) =>
  extractQuotations({ text, headline: null, blocks: blocksOf(text, null), language });

const piece = fc.oneof(
  fc.constantFrom(...'«»„”"—–-,.:!?…()\n\'’ '),
  fc.constantFrom(
    '«A, — сказал ',
    '. — Б',
    ' Иван ',
    ' Петрова',
    ' по словам ',
    ' его ',
    ' что ',
    ' говорится ',
  ),
  fc.constantFrom('. – Tak ', ' – mówi ', ' zdaniem ', ' jej ', ' Jana ', ' dodała ', ' w ', ' PAP '),
  fc.constantFrom(
    '" dedi',
    " Yılmaz'a göre ",
    ' diyen ',
    ' diye konuştu',
    ' Başkan ',
    ' İ',
    ' adlı ',
    ' denildi',
  ),
  fc.constantFrom('\ud800', '\udc00', '\u0000', '\n\n'),
);

describe('in Slavic languages and Turkish', () => {
  test('any text gives segments in range, in order and apart', () => {
    const anyText = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(anyText, fc.constantFrom('ru', 'uk', 'pl', 'tr'), (text, language) => {
        let end = 0;
        for (const segment of run(text, language).flatMap(({ segments }) => segments)) {
          expect(segment.start).toBeGreaterThanOrEqual(end);
          expect(segment.end).toBeGreaterThan(segment.start);
          end = segment.end;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 600 },
    );
  });

  test.each<{ language: string; unit: string }>([
    { language: 'ru', unit: '«' },
    { language: 'ru', unit: '«а ' },
    { language: 'ru', unit: '«а «б», — ' },
    { language: 'ru', unit: 'а, — сказал ' },
    { language: 'ru', unit: '«а, — сказал Иван. — б» ' },
    { language: 'ru', unit: 'сказал в ' },
    { language: 'ru', unit: 'по словам ' },
    { language: 'ru', unit: 'По словам Петрова, «а». Петров сказал. ' },
    { language: 'pl', unit: '. – A ' },
    { language: 'pl', unit: '– a – mówi ' },
    { language: 'uk', unit: 'сказав Іван та ' },
    { language: 'tr', unit: '"a" dedi ' },
    { language: 'tr', unit: "Yılmaz'a göre " },
    { language: 'tr', unit: 'Ali, "a" ' },
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
