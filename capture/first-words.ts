import type { PrintedLine } from './page-reading';
import { plainString } from './plain-string';

/** The first of these lines that says something; null when none does. */
export function firstWords(lines: readonly PrintedLine[]): string | null {
  for (const { words } of lines) {
    const plain = plainString(words);
    if (plain !== null) return plain;
  }
  return null;
}
