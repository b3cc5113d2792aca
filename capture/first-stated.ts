import type { Sourced } from './sourced';

/** The first of these that says something; null when none does. */
export function firstStated(
  statements: readonly Sourced<string | null | undefined>[],
): Sourced<string> | null {
  for (const { source, value } of statements) if (typeof value === 'string') return { source, value };
  return null;
}
