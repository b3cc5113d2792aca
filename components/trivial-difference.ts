import type { Difference } from '@/text/comparison/comparison';

/** A question or an exclamation is never folded away as a small mark. */
const SPEAKING_MARKS = /[?!？！؟]/g;

const speakingMarks = (text: string): string => (text.match(SPEAKING_MARKS) ?? []).join('');

/**
 * Whether a difference is folded away until the reader asks for it: spelling, capitals, small marks and the
 * small repairs of speech, unless it touches the sense.
 */
export function isTrivial({ kind, a, b, weighty }: Difference): boolean {
  if (weighty) return false;
  switch (kind) {
    case 'punctuation':
      return speakingMarks(a) === speakingMarks(b);
    case 'case':
    case 'spelling':
    case 'tidying':
    case 'dots-nothing-missing':
      return true;
    default:
      return false;
  }
}
