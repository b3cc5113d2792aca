import type { Plain } from './browser';

/**
 * A function call as the source of an expression, to be run in another process; its value is a promise of
 * `{"value": …}` as JSON text, so that `undefined` survives the way back as an absent value.
 *
 * Compilers that keep function names wrap inner functions in calls of `__name`, which only exists where they were
 * compiled; the expression brings its own.
 */
export function callSource(call: (...values: never[]) => unknown, values: readonly Plain[]): string {
  return `(async (__name) => JSON.stringify({ value: await (${call})(...${JSON.stringify(values)}) }))((made) => made)`;
}
