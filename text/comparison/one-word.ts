/*
 * Whether two words printed apart are the same as the one word their letters make. A hyphen or a space is often a
 * matter of a style book ("health-care", "non-sense"), but not always: "re-sign" and "resign", "a part" and "apart",
 * "15-20" and "1520" say different things. So a join has to be allowed by a rule, or be listed; whatever is not, is
 * shown. Constant time.
 */

import { wordList } from '@/text/quotations/word-list';

/** Shorter parts make other words of their own: "re-form", "co-op", "a way". */
const LEAST_HYPHENED = 3;
/** A space is more often meant than a hyphen: "may be", "all ready", "now here". */
const LEAST_SPACED = 4;
/** Behind "co" so many letters are a word of their own: "co-worker", but not "co-op". */
const LEAST_AFTER_CO = 5;

/** One word or two without another meaning, though a part is short. */
const LISTED: ReadonlySet<string> = wordList(
  `awhile anymore everyday forever someday today tomorrow tonight goodbye online offline onsite offsite website webpage
  underway halftime midday bypass byproduct costar airstrike airstrikes nobody`,
);

const HYPHEN = /^\s?\p{Pd}\s?$/u;
const SPACE = /^\s+$/;
const INITIALS = /^\.?\s*$/;
const ONE_LETTER = /^\p{L}$/u;

/** Hyphens alone: "e-mail", "X-ray", "re-elect", "co-worker", and any two parts that are long enough. */
function mayLoseHyphen(left: string, right: string): boolean {
  if (ONE_LETTER.test(left)) return left !== 'a' && left !== 'i';
  if (left === 're') return right.startsWith('e');
  if (left === 'co') return right.length >= LEAST_AFTER_CO;
  return Math.min(left.length, right.length) >= LEAST_HYPHENED;
}

/**
 * Whether the folded words `left` and `right`, printed with `between` between them, may be printed as one word.
 * Never two figures: what stands between them is part of the number.
 */
export function isOneWord(left: string, right: string, between: string): boolean {
  const figures = /[0-9]$/.test(left) && /^[0-9]/.test(right);
  if (figures) return false;
  const isPlain = HYPHEN.test(between) || SPACE.test(between);
  // "COVID-19", "9 am": the figures show where the word ends.
  if (/[0-9]$/.test(left) || /^[0-9]/.test(right)) return isPlain;
  if (ONE_LETTER.test(left) && ONE_LETTER.test(right) && INITIALS.test(between)) return true;
  if (!isPlain) return false;
  if (LISTED.has(left + right)) return true;
  if (HYPHEN.test(between)) return mayLoseHyphen(left, right);
  return Math.min(left.length, right.length) >= LEAST_SPACED;
}
