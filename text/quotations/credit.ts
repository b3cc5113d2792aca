import type { Attribution, SpeakerRule } from './attribution';
import type { Speaker } from './speaker';
import type { SpeakerContext } from './speaker-context';
import { nameSpeaker } from './speaker-name';

/** An attribution with whom it names. */
export interface Credit {
  readonly attribution: Attribution;
  readonly speaker: Speaker | null;
}

/** Lower is better: a name tells most, a pronoun nobody could resolve least. */
const RANK = { name: 0, phrase: 1, pronoun: 2 } as const;

/** The best of the attributions of one utterance: a name before a phrase, a phrase before a pronoun, then the first. */
export function bestCredit(
  group: readonly number[],
  attributions: readonly (Attribution | null)[],
  context: SpeakerContext,
): Credit | null {
  const credits = group.flatMap((index) => {
    const attribution = attributions[index];
    return attribution ? [{ attribution, speaker: nameSpeaker(context, attribution) }] : [];
  });
  const rank = ({ speaker }: Credit): number =>
    speaker === null ? 4 : RANK[speaker.kind] + (speaker.speaker === null ? 1 : 0);
  return credits.reduce<Credit | null>(
    (best, credit) => (best === null || rank(credit) < rank(best) ? credit : best),
    null,
  );
}

/** The credit of the quotation before, taken over by a rule; null when there is nobody to take over. */
export function carry(credit: Credit | null, rule: SpeakerRule | null): Credit | null {
  if (rule === null || !credit?.speaker) return null;
  return { attribution: { ...credit.attribution, rule }, speaker: credit.speaker };
}

/**
 * 이어 "…"라고 덧붙였다: where subjects are left out, a verb without one goes on with who spoke last, in the same block or
 * the one before.
 */
export function fillDropped(own: Credit, before: Credit | null, blocks: number): Credit {
  const { attribution, speaker } = own;
  if (speaker !== null || attribution.subject !== null || !before?.speaker || blocks > 1) return own;
  const rule = blocks === 0 ? 'carried inside the block' : 'carried from the block before';
  return { attribution: { ...attribution, rule }, speaker: { ...before.speaker, confidence: 'carried' } };
}
