import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blocksOf } from '@/text/blocks-of';
import { mendedMarks } from '@/text/quotations/mended-marks';

const mend = (text: string, language: string | null = 'en'): string =>
  mendedMarks(text, blocksOf(text, null), language);

test.each<[how: string, text: string, opener: string, language?: string]>([
  ['curly marks', 'up the boats in winter,” said Ilse Brandt.', '“'],
  ['straight marks', 'up the boats in winter," said Ilse Brandt. "The slipway', '"'],
  ['single marks', 'up the boats in winter,’ said Ilse Brandt.', '‘'],
  ['German marks', 'noch jemand zur Insel muss“, sagte Ilse Brandt.', '„', 'de'],
  ['French marks', 'sur l’île en hiver », a déclaré le maire.', '«', 'fr'],
  ['corner brackets', '釘も見ていない」と大森さんは話した。', '「', 'ja'],
])('words closed by %s without being opened get their opener', (_how, text, opener, language) => {
  expect(mend(text, language)).toBe(opener + text);
});

test.each<[how: string, text: string]>([
  ['that are opened and closed', '“We lay up the boats,” said Ilse Brandt.'],
  ['that are opened only', 'She said: “We lay up the boats in'],
  ['without marks', 'We lay up the boats in winter.'],
  ['with an apostrophe', 'The fishermen’s boats don’t sail in winter.'],
  ['with inches', 'A 12" pipe broke in the harbour on Monday.'],
  ['whose closer stands in a later paragraph', 'We lay up the boats.\n\nAnd “we mean it,” she said.'],
])('words %s stay as they are', (_how, text) => {
  expect(mend(text)).toBe(text);
});

test('nothing but one mark is ever added', () => {
  const piece = fc.constantFrom(
    '“',
    '”',
    '"',
    '’',
    '«',
    '»',
    '」',
    ' ',
    ',',
    '\n\n',
    'boats',
    'said',
    '\ud83d',
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('');
      const mended = mend(text);
      expect(mended.length - text.length).toBeLessThanOrEqual(1);
      expect(mended.endsWith(text.trimStart())).toBe(true);
    }),
  );
});
