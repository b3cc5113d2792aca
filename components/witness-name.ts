import type { CollationAnswer } from '@/text/collation-answer';
import { useNamesHidden } from './hidden-names';
import { type Language, useLanguage } from './language';
import { useOutletHere } from './outlet-here';
import { outletName } from './outlet-name';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A to Z, then AA: a name that says nothing. */
function letterOf(index: number): string {
  const last = LETTERS.charAt(index % LETTERS.length);
  return index < LETTERS.length ? last : letterOf(Math.floor(index / LETTERS.length) - 1) + last;
}

/** What the texts of a collation are called. */
export type WitnessName = (id: string) => string;

function nameOf(
  language: Language,
  witness: CollationAnswer['witnesses'][number] | undefined,
  outletHere: string | null,
): string {
  if (witness?.here && witness.outlet === '') return outletHere ?? language.words('collation_pasted');
  return outletName(language, witness?.outlet ?? '');
}

/** The names of a collation's texts: their outlets', or letters in the order of the texts where names are hidden. */
export function useWitnessName({ witnesses }: CollationAnswer): WitnessName {
  const language = useLanguage();
  const hidden = useNamesHidden();
  const here = useOutletHere();
  const places = new Map(witnesses.map(({ id }, index) => [id, index]));
  return (id) => {
    const index = places.get(id) ?? 0;
    if (hidden) return language.words('outlet_letter', [letterOf(index)]);
    return nameOf(language, witnesses[index], here);
  };
}
