import { describe, expect, test } from 'vitest';
import packageFile from '@/package.json';
import { isBlocked, STEPS } from '@/scripts/test/steps.mjs';

describe('the steps of npm test', () => {
  test.each(STEPS)('$script is a script of the project', ({ script }) => {
    expect(Object.keys(packageFile.scripts)).toContain(script);
  });

  test.each(STEPS.filter(({ needs }) => needs !== undefined))('$script comes after what it needs', (step) => {
    const scripts = STEPS.map(({ script }) => script);
    expect(scripts.indexOf(step.needs ?? '')).toBeGreaterThanOrEqual(0);
    expect(scripts.indexOf(step.needs ?? '')).toBeLessThan(scripts.indexOf(step.script));
  });

  test('a step is kept back only by the failure of what it needs', () => {
    const e2e = { script: 'test:e2e', title: 'End to end', needs: 'build' };
    expect(isBlocked(e2e, new Set(['build']))).toBe(true);
    expect(isBlocked(e2e, new Set(['lint', 'test:unit']))).toBe(false);
    expect(isBlocked({ script: 'lint', title: 'Lint' }, new Set(['build']))).toBe(false);
  });
});
