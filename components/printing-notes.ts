import type { Printing } from '@/text/comparison/collation';
import { basisNotes } from './basis-notes';
import { isolated } from './isolated';
import type { Language } from './language';
import { quoted } from './quoted';

const OVERLAP_NOTES = {
  whole: null,
  contains: 'overlap_less',
  contained: 'overlap_more',
  partial: 'overlap_partial',
} as const;

/** What a collation says of a whole printing, beside its words at each place. */
export function printingNotes(language: Language, printing: Printing): string[] {
  const { words } = language;
  const { standing, wordForWord, overlap, attribution, speaker, basis, moved } = printing;
  if (standing === 'base') return [words('collation_base_note')];
  const more = overlap === null ? null : OVERLAP_NOTES[overlap];
  return [
    ...(wordForWord ? [words('same')] : []),
    ...(more === null ? [] : [words(more)]),
    ...moved.map((text) => words('collation_moved', [quoted(language, text)])),
    ...basisNotes(language, basis),
    ...(attribution === 'another' && speaker !== null ? [words('credited_to', [isolated(speaker)])] : []),
  ];
}
