/** @file Rules that every style sheet keeps: both writing directions, zoom, calm, contrast. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const sheets = globSync(['components/**/*.css', 'entrypoints/**/*.css']).map((path) => ({
  path,
  css: readFileSync(path, 'utf8').replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, ''),
}));

/** Sides of the screen instead of the text's start and end. */
const PHYSICAL =
  /(?<![-\w])(?:(?:margin|padding|border|inset)-(?:left|right|top|bottom)|left|right|top|bottom|width|height|(?:min|max)-(?:width|height))(?=\s*:)|:\s*(?:left|right)\s*;/g;
/** Pixels do not grow with the reader's letters; 1px of a box for ears is never seen. */
const PIXELS = /(?<![\w-])(?!-?1px)-?\d*\.?\d+px/g;

describe.each(sheets)('$path', ({ css }) => {
  test('speaks of start and end, never of left and right', () => {
    expect(css.match(PHYSICAL) ?? []).toEqual([]);
  });

  test('grows with the reader’s letters', () => {
    expect(css.match(PIXELS) ?? []).toEqual([]);
  });

  test('moves only for readers who do not mind', () => {
    const calm = css.replace(/@media \(prefers-reduced-motion: no-preference\) \{[\s\S]*?\n\}/g, '');
    expect(calm.match(/(?:animation|transition)\s*:/g) ?? []).toEqual([]);
  });

  test('takes its colours from the theme', () => {
    const own = /#[\da-f]{3,8}\b/gi;
    expect(css.includes('--sic-ground:') ? [] : (css.match(own) ?? [])).toEqual([]);
  });
});

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe('the theme', () => {
  const css = readFileSync('components/theme.css', 'utf8');
  const [light = '', dark = ''] = css.split('prefers-color-scheme: dark');
  const colours = (part: string) =>
    new Map(
      [...part.matchAll(/--sic-([\w-]+):\s*(#[\da-f]{6})/g)].map(([, name, hex]) => [name ?? '', hex ?? '']),
    );

  test.each(
    [
      ['ink', 'ground'],
      ['ink', 'raised'],
      ['quiet', 'ground'],
      ['quiet', 'raised'],
      ['accent', 'ground'],
      ['accent', 'raised'],
      ['here', 'here-ground'],
      ['there', 'there-ground'],
    ].flatMap(([text = '', ground = '']) => [
      ['light', light, text, ground] as const,
      ['dark', dark, text, ground] as const,
    ]),
  )('%s %#: text can be read on its ground', (_, part, text, ground) => {
    const found = colours(part);
    expect(contrast(found.get(text) ?? '#000000', found.get(ground) ?? '#000000')).toBeGreaterThanOrEqual(
      4.5,
    );
  });
});
