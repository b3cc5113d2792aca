import { expect, test } from 'vitest';
import { segmentTexts } from '@/components/segment-texts';
import { segmentsInText } from '@/components/segments-in-text';
import type { Quotation } from '@/text/quotations/quotation';

test.each<[rule: string, given: Pick<Quotation, 'text' | 'segments'>, texts: string[]]>([
  ['one segment is the whole text', { text: 'We stay.', segments: [{ start: 40, end: 48 }] }, ['We stay.']],
  [
    'two segments part where the article puts its attribution',
    {
      text: 'We stay, whatever comes.',
      segments: [
        { start: 10, end: 18 },
        { start: 32, end: 47 },
      ],
    },
    ['We stay,', 'whatever comes.'],
  ],
  [
    'no word is lost where the lengths do not fit',
    { text: 'We stay, whatever comes.', segments: [{ start: 0, end: 4 }] },
    ['We stay, whatever comes.'],
  ],
])('%s', (_rule, given, texts) => {
  expect(segmentTexts(given)).toEqual(texts);
});

test('segments are found again in the text that joins them', () => {
  const text = 'We stay, and go. Now.';
  const segments = [
    { start: 40, end: 48 },
    { start: 90, end: 97 },
    { start: 130, end: 134 },
  ];
  expect(segmentsInText({ text, segments }).map(({ start, end }) => text.slice(start, end))).toEqual([
    'We stay,',
    'and go.',
    'Now.',
  ]);
});
