import { describe, expect, test } from 'vitest';
import { foundIn, fragment, type LanguageCase, speech, term } from './language-cases';

const CASES: readonly LanguageCase[] = [
  {
    shows: 'single marks, apostrophes and the subject behind its verb',
    text: '‘We gaan ’s ochtends open’, zegt burgemeester Anneke Visser. ‘Dat is zo’n mooi moment.’',
    quotations: [speech('Anneke Visser', 'We gaan ’s ochtends open', 'Dat is zo’n mooi moment.')],
  },
  {
    shows: 'double marks and the subject before its verb',
    text: 'Wethouder Bram Koster zei: “De brug blijft dicht.”',
    quotations: [speech('Bram Koster', 'De brug blijft dicht.')],
  },
  {
    shows: 'the subject behind the verb where a place stands before it',
    text: 'In een gesprek met de Duinkrant zei Bram Koster: “Het water komt terug.”',
    quotations: [speech('Bram Koster', 'Het water komt terug.')],
  },
  {
    shows: 'a tag without a verb',
    text: '“Het dorp is veilig”, aldus Anneke Visser.',
    quotations: [speech('Anneke Visser', 'Het dorp is veilig')],
  },
  {
    shows: 'a reference before the words',
    text: 'Volgens Anneke Visser is de dijk “in slechte staat”.',
    quotations: [fragment('Anneke Visser', 'in slechte staat')],
  },
  {
    shows: 'a verb whose second half closes the clause',
    text: '„Niemand raakte gewond”, liet Bram Koster maandag weten.',
    quotations: [speech('Bram Koster', 'Niemand raakte gewond')],
  },
  {
    shows: 'a particle before the colon',
    text: 'Bram Koster voegde toe: “We hebben genoeg zand.”',
    quotations: [speech('Bram Koster', 'We hebben genoeg zand.')],
  },
  {
    shows: 'a pronoun, and whom it means',
    text: 'Anneke Visser kwam naar het dorp. “De dijk houdt het”, zei ze.',
    quotations: [speech('Anneke Visser', 'De dijk houdt het')],
  },
  {
    shows: 'a participle behind the marks',
    text: 'Anneke Visser heeft het plan vorige week “een dure fout” genoemd.',
    quotations: [fragment('Anneke Visser', 'een dure fout')],
  },
  {
    shows: 'a company behind its verb and a name that begins with a particle',
    text: 'In een verklaring schrijft het bedrijf: “We betreuren dit.” “Te laat”, reageert Van der Meer.',
    quotations: [speech('het bedrijf', 'We betreuren dit.'), fragment('Van der Meer', 'Te laat')],
  },
  {
    shows: 'an article that is a pronoun elsewhere',
    text: 'Dat is volgens het kabinet “niet aan de orde”.',
    quotations: [fragment('het kabinet', 'niet aan de orde')],
  },
  {
    shows: 'titles of works, which quote nobody',
    text: 'De roman “Het huis aan de dijk” verscheen in de krant “De Duinbode”.',
    quotations: [term('Het huis aan de dijk'), term('De Duinbode')],
  },
];

describe('Dutch', () => {
  test.each(CASES)('reads $shows', ({ text, quotations }) => {
    expect(foundIn(text, 'nl')).toEqual(quotations);
  });
});
