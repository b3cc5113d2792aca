import type { CollationAnswer, WitnessAnswer } from '@/text/collation-answer';
import type { Basis } from '@/text/comparison/comparison';
import { collate } from '@/text/comparison/collate';
import { type Said, witnesses } from '@/tests/text/comparison/witnesses';

/** What a test says of one text; its id is also its outlet's name. */
export interface Printed extends Said {
  readonly outlet?: string;
  readonly url?: string | null;
  readonly here?: true;
  /** Why the same words cannot be expected of it. */
  readonly basis?: Basis;
}

function shown(
  id: string,
  { text, outlet = id, domain = '', url = null, date = null, language = 'en', here }: Printed,
): WitnessAnswer {
  return {
    id,
    outlet,
    domain,
    headline: null,
    url,
    publishedAt: date,
    capturedAt: '2026-03-06T10:00:00Z',
    language,
    segments: [text],
    ...(here && { here }),
  };
}

/** What the background answers for these texts. */
export function collationAnswer(
  said: Readonly<Record<string, Printed>>,
  base: string | null = null,
  unlisted = 0,
): CollationAnswer {
  const here = Object.keys(said).find((id) => said[id]?.here);
  const collation = collate(witnesses(said), base ?? here ?? null, {
    basisOf: (_base, { id }) => said[id]?.basis ?? null,
  });
  if (collation === null) throw new Error('There are no texts');
  return {
    collation,
    witnesses: collation.order.flatMap((id) => (said[id] === undefined ? [] : [shown(id, said[id])])),
    unlisted,
  };
}

const WORDS = 'The old bridge will be closed to lorries before the winter storms.';

/** Three outlets: the page on screen, another wording, and a shorter quotation of the first. */
export const THREE: Readonly<Record<string, Printed>> = {
  'The Morning Ledger': { text: WORDS, date: '2026-03-05', speaker: 'Maria Bell', here: true },
  'The Gull': {
    text: WORDS.replace('old', 'stone').replace('lorries', 'lorries and buses'),
    date: '2026-03-04',
    speaker: 'Maria Bell',
  },
  'The Herald': {
    text: 'The old bridge will be closed to lorries',
    date: '2026-03-06',
    speaker: 'Ivo Brandt',
  },
};
