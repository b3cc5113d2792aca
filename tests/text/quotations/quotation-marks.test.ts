import { expect, test } from 'vitest';
import { MARK_GLYPHS, mayBeMark } from '@/text/quotations/quotation-marks';

test.each([...MARK_GLYPHS.keys(), '`'])('%s is never passed over', (glyph) => {
  expect(mayBeMark(glyph.charCodeAt(0))).toBe(true);
});

test.each([...'az09 .,\n-éßжя漢はの가'])('%s is passed over', (character) => {
  expect(mayBeMark(character.charCodeAt(0))).toBe(false);
});
