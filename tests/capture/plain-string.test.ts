import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainString } from '@/capture/plain-string';

test.each([
  {
    what: 'named entities',
    value: 'Ferry &amp; bridge&hellip; &iquest;when? &euro;5',
    plain: 'Ferry & bridge… ¿when? €5',
  },
  { what: 'accents by name', value: 'Br&uuml;cke, caf&eacute;', plain: 'Brücke, café' },
  { what: 'numbers', value: 'It&#8217;s &#x2014; closed', plain: 'It’s — closed' },
  {
    what: 'numbers as Windows counted',
    value: 'It&#146;s &#147;closed&#148; &#x80;5',
    plain: 'It’s “closed” €5',
  },
  { what: 'numbers of no sign', value: 'a&#0;b&#99999999;', plain: 'a&#0;b&#99999999;' },
  { what: 'tags and line breaks', value: '<b>Ferry</b>\n  stays', plain: 'Ferry stays' },
  { what: 'a sign that only looks like a tag', value: 'profits < 3 % > none', plain: 'profits < 3 % > none' },
  { what: 'nothing to read', value: ' <br> &nbsp;', plain: null },
  { what: 'what is no string', value: 12, plain: null },
])('$what', ({ value, plain }) => {
  expect(plainString(value)).toBe(plain);
});

test('whatever is stated is short, sound and on one line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 3_000 }), (value) => {
      expect(plainString(value) ?? 'none').toMatch(/^[^\n\0\p{Surrogate}]{1,2000}$/u);
    }),
  );
});
