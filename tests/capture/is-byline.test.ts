import { expect, test } from 'vitest';
import { isByline } from '@/capture/is-byline';

test.each([
  ['3 February 2026', true],
  ['Published on Tuesday, 3 February 2026, 19:05 CET.', true],
  ['Publicado el 3 de febrero de 2026.', true],
  ['By Ada Quill, transport editor', true],
  ['Ada Quill and staff', true],
  ['The old bridge closed on 3 February 2026.', false],
  ['On 3 February 2026 the old bridge closed.', false],
  ['Die alte Brücke wurde am 3. Februar 2026 endgültig gesperrt.', false],
  ['Ada Quill stood at the bridge when the first of the lorries turned back.', false],
  ['The bridge is closed', false],
])('"%s" is a byline: %s', (text, is) => {
  expect(isByline(text, ['Ada Quill'])).toBe(is);
});
