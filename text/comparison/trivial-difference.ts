import type { Difference, DifferenceKind } from './comparison';

/** A view says how many it hides, so nothing is lost by folding these. */
const TRIVIAL: ReadonlySet<DifferenceKind> = new Set([
  'punctuation',
  'case',
  'spelling',
  'tidying',
  'dots-nothing-missing',
]);

/** Whether a view may fold the difference away: small marks, capitals, spelling. A ? or ! is never small. */
export function isTrivial({ kind, weighty, a, b }: Difference): boolean {
  if (!TRIVIAL.has(kind) || weighty) return false;
  const strong = (text: string): string => text.replace(/[^?!]/g, '');
  return strong(a) === strong(b);
}
