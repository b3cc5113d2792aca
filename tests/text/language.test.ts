import { expect, test } from 'vitest';
import { primaryLanguage } from '@/text/language';

test.each<[string | null, string | null]>([
  ['en', 'en'],
  ['en-GB', 'en'],
  ['EN_us', 'en'],
  [' zh-Hant-TW ', 'zh'],
  ['enm', 'enm'],
  ['und', null],
  ['mul', null],
  ['und-Latn', null],
  ['', null],
  ['-', null],
  [null, null],
])('%j is %j', (tag, language) => {
  expect(primaryLanguage(tag)).toBe(language);
});
