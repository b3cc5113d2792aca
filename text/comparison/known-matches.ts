import type { Match } from '@/text/matching/passage';
import { turnMatch } from '@/text/matching/turn-match';
import type { Witness } from './collation';

/**
 * The matches a search has made already, for `collate`: of the text it was made for with any other, from whichever side they are
 * asked. Two others have to be matched anew.
 *
 * @param here `Witness.id` of the text the search was made for
 * @param matchOf its match with the witness of this id, side A being `here`; null where there is none
 */
export function knownMatches(
  here: string,
  base: string,
  matchOf: (id: string) => Match | null,
): (witness: Witness) => Match | null {
  if (base === here) return ({ id }) => matchOf(id);
  const ofBase = matchOf(base);
  return ({ id }) => (id === here && ofBase !== null ? turnMatch(ofBase) : null);
}
