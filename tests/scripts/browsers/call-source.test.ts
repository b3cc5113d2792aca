import { runInThisContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { callSource } from '@/scripts/browsers/call-source';

/** As the other process does it: in a global scope that has none of our names. */
const run = async (source: string): Promise<unknown> =>
  JSON.parse(String(await runInThisContext(source))).value;

describe('callSource', () => {
  test('carries any text there and back', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        expect(await run(callSource((value: string) => value, [text]))).toBe(text);
      }),
    );
  });

  test('carries several arguments in order', async () => {
    expect(await run(callSource((a: number, b: readonly string[]) => [b, a], [1, ['x']]))).toEqual([
      ['x'],
      1,
    ]);
  });

  test('waits for a promise', async () => {
    expect(await run(callSource(async () => 'later', []))).toBe('later');
  });

  test('carries a function whose inner functions a compiler has named', async () => {
    const source = callSource(() => 0, []).replace(
      '() => 0',
      '() => { const f = __name(() => 7, "f"); return f(); }',
    );
    expect(await run(source)).toBe(7);
  });

  test('gives no value for a function without one', async () => {
    expect(await run(callSource(() => undefined, []))).toBeUndefined();
  });
});
