import type { Claim } from '@/text/reader-mark';
import { longHash } from './long-hash';
import { nameOfClaim } from './reader-marks';

/**
 * The id of a mark with this claim: the same for the same words, so that a message sent twice makes one mark and another name
 * for the speaker replaces the first.
 */
export function markId(claim: Claim): string {
  return `${claim.what}-${longHash(nameOfClaim(claim))}`;
}
