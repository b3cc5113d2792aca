import { describe, expect, test } from 'vitest';
import { until } from '@/scripts/browsers/until';

describe('until', () => {
  test('gives what it sees as soon as there is something', async () => {
    let looks = 0;
    const look = async () => {
      looks += 1;
      return looks === 3 ? 'there' : null;
    };
    expect(await until(look, 'it')).toBe('there');
    expect(looks).toBe(3);
  });

  test('looks again after a look that failed', async () => {
    let looks = 0;
    const look = async () => {
      looks += 1;
      if (looks === 1) throw new Error('not yet');
      return looks;
    };
    expect(await until(look, 'it')).toBe(2);
  });

  test('says in a sentence what it waited for, and why the last look failed', async () => {
    const waiting = until(() => Promise.reject(new Error('no such page')), 'the popup to open', 100);
    await expect(waiting).rejects.toThrow('Waited 0.1 s for the popup to open.');
    await expect(waiting).rejects.toHaveProperty('cause.message', 'no such page');
  });

  test('takes false and 0 for something', async () => {
    expect(await until(async () => false, 'it')).toBe(false);
    expect(await until(async () => 0, 'it')).toBe(0);
  });
});
