import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainString } from '@/capture/plain-string';
import { soundText } from '@/capture/sound-text';

test.each([
  { name: 'whole signs stay', text: 'a 😀 b', sound: 'a 😀 b' },
  { name: 'a lone first half', text: 'a \ud83d b', sound: 'a \ufffd b' },
  { name: 'a lone second half', text: '\ude00', sound: '\ufffd' },
  { name: 'halves in the wrong order', text: '\ude00\ud83d', sound: '\ufffd\ufffd' },
  { name: 'NUL', text: 'a\0b\0', sound: 'ab' },
])('$name', ({ text, sound }) => {
  expect(soundText(text)).toBe(sound);
});

test('sound text survives encoding, and making it sound again changes nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 0xffff })), (units) => {
      const sound = soundText(String.fromCharCode(...units));
      expect(new TextDecoder().decode(new TextEncoder().encode(sound)).length).toBe(
        sound.replace(/^\ufeff/, '').length,
      );
      expect(soundText(sound)).toBe(sound);
    }),
  );
});

test.each([
  { value: '  Bridge \n closed ', plain: 'Bridge closed' },
  { value: 'Brandt&#8217;s &quot;bridge&quot; &amp; road', plain: 'Brandt’s "bridge" & road' },
  { value: 'The <em>old</em> bridge', plain: 'The old bridge' },
  { value: 'profits < 3 % > 2 %', plain: 'profits < 3 % > 2 %' },
  { value: 'AT&T; &unknown; &#xffffffff;', plain: 'AT&T; &unknown; &#xffffffff;' },
  { value: '   ', plain: null },
  { value: 7, plain: null },
  { value: undefined, plain: null },
])('metadata $value reads $plain', ({ value, plain }) => {
  expect(plainString(value)).toBe(plain);
});
