import type { Basis } from '@/text/comparison/comparison';
import type { Language } from './language';

const NOTES = {
  'same words expected': null,
  'two translations': 'basis_translations',
  'perhaps two occasions': 'basis_occasions',
  'quoted from another report': 'basis_report',
} as const;

/** Why the same words cannot be expected of two texts, in a few words; nothing where they can, or nobody compared them. */
export function basisNotes({ words }: Language, basis: Basis | null): string[] {
  const note = basis === null ? null : NOTES[basis];
  return note === null ? [] : [words(note)];
}
