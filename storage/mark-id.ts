import { hashWord } from '@/text/matching/hash';
import type { Claim } from '@/text/reader-mark';
import { nameOfClaim } from './reader-marks';

const SECOND_SEED = 0x27d4eb2f;

/**
 * The id of a mark with this claim: the same for the same words, so that a message sent twice makes one mark and another name
 * for the speaker replaces the first. 64 bits: among a million marks two fall together once in some 10^7 devices.
 */
export function markId(claim: Claim): string {
  const name = nameOfClaim(claim);
  const halves = [hashWord(name), hashWord(name, SECOND_SEED)];
  return `${claim.what}-${halves.map((half) => half.toString(16).padStart(8, '0')).join('')}`;
}
