import { chainWords } from '@/text/matching/align-words';
import { judgeWords } from '@/text/matching/judge-words';
import type { PairFrequency } from '@/text/matching/pair-frequency';
import type { Match, PrintedPassage } from '@/text/matching/passage';
import { weighWords } from '@/text/matching/weigh-words';

/** No corpus is asked: that both print one utterance is known, only where they do is sought. */
const NOBODY_ASKED: PairFrequency = { wordings: 1, countOf: () => null };
const PASSAGES = 1;

/** Equal words are lined up, however few they are. */
function wholly({ words: a }: PrintedPassage, { words: b }: PrintedPassage): Match | null {
  const length = a.length;
  if (length !== b.length || a.some(({ stem }, at) => stem !== b[at]?.stem)) return null;
  const stretch = { start: 0, end: length };
  return { score: 0, tiles: [{ a: 0, b: 0, length }], stretchA: stretch, stretchB: stretch };
}

/** Matches passages with one base, whose words are chained once. Gives null where too few words are shared. */
export function matcherOf(base: PrintedPassage): (other: PrintedPassage) => Match | null {
  const asked = chainWords(weighWords(base.words));
  return (other) =>
    wholly(base, other) ?? judgeWords(asked, weighWords(other.words), NOBODY_ASKED, PASSAGES)?.match ?? null;
}
