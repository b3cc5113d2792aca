import { expect, test } from 'vitest';
import { GROWTH_TIMEOUT_MS, growth, MOST_GROWTH } from './growth';

test.each([
  { sentence: 'squared time is more than the measure allows', power: 2, size: 500, isTooMuch: true },
  { sentence: 'time in step with the size is not', power: 1, size: 250_000, isTooMuch: false },
])('$sentence', { timeout: GROWTH_TIMEOUT_MS }, ({ power, size, isTooMuch }) => {
  let sum = 0;
  const work = (length: number): void => {
    for (let step = length ** power; step > 0; step -= 1) sum += step % 7;
  };
  expect(growth(work, size) > MOST_GROWTH).toBe(isTooMuch);
  expect(sum).toBeGreaterThan(0);
});
