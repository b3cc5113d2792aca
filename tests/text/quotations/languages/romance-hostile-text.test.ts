import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blocksOf } from '@/text/blocks-of';
import { extractQuotations } from '@/text/quotations/extract-quotations';
import { GROWTH_TIMEOUT_MS, growth, MOST_GROWTH } from '../growth';

const run = (text: string, language: string) =>
  extractQuotations({ text, headline: null, blocks: blocksOf(text, null), language });

/** Words the rules of these languages look for, in no order that makes sense. */
const piece = fc.oneof(
  fc.constantFrom(...'«»“”"‘’\'—–-,.:!?…()\n '),
  fc.constantFrom(
    ' a déclaré ',
    ', dit-elle. ',
    ' s’est-il ',
    ' l’',
    ' d’Arvel ',
    ' selon ',
    ' le maire ',
    'qu’',
  ),
  fc.constantFrom(
    ' ha dicho ',
    ', dijo ayer ',
    ' según ',
    ' Así lo ',
    ' de la Torre ',
    ' a los ',
    ' este martes ',
  ),
  fc.constantFrom(' – ha detto – ', ' dell’', ' Così ', ' il commento di ', ' si è detto ', ' Regione '),
  fc.constantFrom(
    ' disse a ',
    ' perguntou-lhe ',
    ' segundo ',
    ' (3) ',
    ' pelo ',
    ' dos Santos ',
    ' na avaliação da ',
  ),
  fc.constantFrom('\ud800', '\udc00', '\u0000', '\u00a0', '\u202f', '\n\n'),
);
const language = fc.constantFrom('fr', 'es', 'it', 'pt');

describe('in Romance languages', () => {
  test('any text gives segments in range, in order and apart', () => {
    const anyText = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(anyText, language, (text, tongue) => {
        let end = 0;
        for (const { segments, text: words } of run(text, tongue)) {
          for (const segment of segments) {
            expect(segment.start).toBeGreaterThanOrEqual(end);
            expect(segment.end).toBeGreaterThan(segment.start);
            end = segment.end;
          }
          expect(words).toBe(segments.map((segment) => text.slice(segment.start, segment.end)).join(' '));
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 400 },
    );
  });

  test.each([
    { shows: 'attributions inside the marks', unit: ', a dit le maire, il y a', tongue: 'fr', wrap: true },
    { shows: 'dashes inside the marks', unit: ' – ha poi detto ai – e ', tongue: 'it', wrap: true },
    { shows: 'verbs without subjects', unit: '«Sí», dijo. Añadió que «no». ', tongue: 'es', wrap: false },
    { shows: 'verbs and no end of the sentence', unit: ' dijo que «no» y dijo ', tongue: 'es', wrap: false },
    {
      shows: 'prepositions behind a verb',
      unit: '“Não”, disse na sala do prédio da rua do ',
      tongue: 'pt',
      wrap: false,
    },
    { shows: 'elided words', unit: ' l’d’qu’n’s’est-il', tongue: 'fr', wrap: false },
  ])(
    'time grows with the text and no faster: $shows',
    ({ unit, tongue, wrap }) => {
      const read = (count: number): void => {
        const words = unit.repeat(count);
        run(wrap ? `« ${words} »` : words, tongue);
      };
      expect(growth(read, 500)).toBeLessThan(MOST_GROWTH);
    },
    GROWTH_TIMEOUT_MS,
  );
});
