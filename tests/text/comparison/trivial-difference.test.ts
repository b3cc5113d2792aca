import { expect, test } from 'vitest';
import { isTrivial } from '@/text/comparison/trivial-difference';
import { compared } from './printed';

const ROWS: { what: string; a: string; b: string; trivial: boolean }[] = [
  { what: 'a comma', a: 'with us, and we go', b: 'with us and we go', trivial: true },
  { what: 'a capital', a: 'we go To town now', b: 'we go to town now', trivial: true },
  { what: 'a contraction', a: "we know it's cold", b: 'we know it is cold', trivial: true },
  { what: 'dots for nothing', a: 'we go … to town', b: 'we go to town', trivial: true },
  { what: 'a question mark', a: 'will it hold? we go', b: 'will it hold. we go', trivial: false },
  { what: 'another word', a: 'we go to town now', b: 'we go to school now', trivial: false },
  { what: 'a bracket', a: 'a lack [of] money hurts', b: 'a lack of money hurts', trivial: false },
];

test.each(ROWS)('$what: trivial is $trivial', ({ a, b, trivial }) => {
  expect(compared(a, b).differences.map(isTrivial)).toEqual([trivial]);
});
