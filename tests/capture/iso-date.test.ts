import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoDate } from '@/capture/iso-date';

test.each([
  ['2026-02-03', '2026-02-03'],
  ['2026-02-03T19:05:00+01:00', '2026-02-03T19:05:00+01:00'],
  ['2026-02-03T19:05:00.123Z', '2026-02-03T19:05:00Z'],
  ['2026-02-03T19:05:00+0100', '2026-02-03T19:05:00+01:00'],
  ['2026-02-03T19:05+01', '2026-02-03T19:05:00+01:00'],
  ['2026-02-03 19:05:00', '2026-02-03T19:05:00'],
  ['2026-02-03 9:05:00 UTC', '2026-02-03T09:05:00Z'],
  ['2026/2/3', '2026-02-03'],
  ['20260203', '2026-02-03'],
  ['1770145500', '2026-02-03T19:05:00.000Z'],
  ['1770145500000', '2026-02-03T19:05:00.000Z'],
  ['03.02.2026', '2026-02-03'],
  ['February 3, 2026', '2026-02-03'],
  ['Tuesday, Feb. 3rd 2026', '2026-02-03'],
  ['3 February 2026', '2026-02-03'],
  ['3. Februar 2026', '2026-02-03'],
  ['3 de febrero de 2026', '2026-02-03'],
  ['3 février 2026', '2026-02-03'],
  ['3.2.26', '2026-02-03'],
  ['3.2.98', '1998-02-03'],
  ['23/2/2026', '2026-02-23'],
  ['2/23/26', '2026-02-23'],
  ['03-FEB-2026', '2026-02-03'],
  ['Published February 3, 2026', '2026-02-03'],
  ['٣ فبراير ٢٠٢٦', '2026-02-03'],
  ['3 كانون الثاني 2026', '2026-01-03'],
  ['३ फ़रवरी २०२६', '2026-02-03'],
  ['۳ فوریه ۲۰۲۶', '2026-02-03'],
  ['3 tháng 2 năm 2026', '2026-02-03'],
  ['２０２６年２月３日', '2026-02-03'],
  ['Tue, 03 Feb 2026 19:05:06 GMT', '2026-02-03T19:05:06Z'],
  ['Tue, 03 Feb 2026 19:05:06 -0500', '2026-02-03T19:05:06-05:00'],
])('%s is %s', (text, date) => {
  expect(isoDate(text)).toBe(date);
});

test.each([
  { order: 'day-first', date: '2026-04-03' },
  { order: 'month-first', date: '2026-03-04' },
  { order: null, date: null },
] as const)('3/4/2026 is $date where pages write $order', ({ order, date }) => {
  expect(isoDate('3/4/2026', order)).toBe(date);
});

test.each([
  '',
  '12-11-10',
  'yesterday',
  '2026',
  '2026-13-01',
  '2026-02-30',
  '3/4/2026',
  '99991231',
  'page 12',
  '12 apples 2026',
  '555-123-4567',
])('"%s" is no date', (text) => {
  expect(isoDate(text)).toBeNull();
});

test('whatever stands there, the answer is null or begins with a day that exists', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[\d/:. TZ+-]{0,30}$/)),
      (text) => {
        const date = isoDate(text);
        if (date === null) return;
        expect(date).toMatch(/^\d{4}-\d\d-\d\d/);
        expect(Number.isNaN(Date.parse(date.slice(0, 10)))).toBe(false);
      },
    ),
  );
});
