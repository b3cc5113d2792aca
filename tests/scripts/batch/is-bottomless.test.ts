import { expect, test } from 'vitest';
import { isBottomless } from '@/scripts/batch/is-bottomless';

const DEEPEST = 100;
const many = (source: string) => source.repeat(DEEPEST + 1);

test.each<[what: string, source: string, bottomless: boolean]>([
  ['a hundred elements inside each other', '<div>'.repeat(DEEPEST), false],
  ['more than a hundred', many('<div>'), true],
  ['elements of any name', many('<main><x-card>'), true],
  ['elements that are closed again', many('<section><b>x</b></section>'), false],
  ['elements without an end', many('<br><img src="a.png">'), false],
  ['paragraphs and items whose end is left out', many('<p>One<li>Two<td>Three'), false],
  ['tags in a script', `<script>const page = "${many('<div>')}"</script>`, false],
  ['tags in a comment', `<!--${many('<div>')}-->`, false],
  ['elements after a script', `<SCRIPT>"<div>"</SCRIPT>${many('<div>')}`, true],
  ['signs that are no tags', many('a < b << 3 <'), false],
])('%s: %#', (_what, source, bottomless) => {
  expect(isBottomless(source, DEEPEST)).toBe(bottomless);
});

test.each(['<script>', '<!--', '<', '<div'])('is linear on a megabyte of %j', (piece) => {
  expect(isBottomless(piece.repeat(Math.ceil(1_000_000 / piece.length)), 1000)).toBe(false);
});
