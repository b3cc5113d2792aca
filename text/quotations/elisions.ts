import type { LanguageRules } from './language-rules';

/** Longest elision in any table: nothing longer need be read. */
const LONGEST = 12;
const LETTERS = /^[\p{L}]+/u;
const DECADE = /^\d\d(?:s|\b)(?!\d)/;

/**
 * True when the mark just before `at` stands for left-out letters or digits: ’tis, ’em, rock ’n’ roll, the ’90s, ’24.
 */
export function opensElision(text: string, at: number, rules: LanguageRules): boolean {
  const ahead = text.slice(at, at + LONGEST);
  if (DECADE.test(ahead)) return true;
  const word = LETTERS.exec(ahead)?.[0];
  return word !== undefined && rules.elisions.has(word.toLowerCase());
}
