import { hashWord } from '@/text/matching/hash';

const SECOND_SEED = 0x27d4eb2f;

/** A short name for a text, 64 bits in 16 hexadecimal digits: among a million two fall together once in some 10^7 devices. */
export function longHash(text: string): string {
  const halves = [hashWord(text), hashWord(text, SECOND_SEED)];
  return halves.map((half) => half.toString(16).padStart(8, '0')).join('');
}
