import { useContext } from 'preact/hooks';
import type { CollationAnswer, WitnessAnswer } from '@/text/collation-answer';
import { useNamesHidden } from './hidden-names';
import { type Language, useLanguage } from './language';
import { outletLetter, OutletOrderContext, withOutlets } from './outlet-letters';
import { outletName } from './outlet-name';

/** What the texts of a collation are called, by their id. */
export type WitnessName = (id: string) => string;

function nameOf(language: Language, { outlet, domain, here }: WitnessAnswer): string {
  // A page that could not be saved is known by its address only; pasted words stand nowhere.
  if (here && outlet === '') return domain === '' ? language.words('collation_pasted') : domain;
  return outletName(language, outlet);
}

/** The names of a collation's texts: their outlets', or where names are hidden the letters they have on the page as well. */
export function useWitnessName({ witnesses }: CollationAnswer): WitnessName {
  const language = useLanguage();
  const hidden = useNamesHidden();
  const others = witnesses.filter(({ here }) => !here);
  const order = withOutlets(useContext(OutletOrderContext), others);
  const letterOf = (witness: WitnessAnswer): string =>
    witness.here
      ? language.words('text_on_screen')
      : language.words('outlet_letter', [outletLetter(order, witness)]);
  const names = new Map(
    witnesses.map((witness) => [witness.id, hidden ? letterOf(witness) : nameOf(language, witness)]),
  );
  return (id) => names.get(id) ?? outletName(language, '');
}
