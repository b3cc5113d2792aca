import type { Attribution, SpeakerRule } from './attribution';
import { nameSpeaker, type Speaker, type SpeakerContext } from './speaker-name';

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
