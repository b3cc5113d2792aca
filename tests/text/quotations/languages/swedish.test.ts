import { describe, expect, test } from 'vitest';
import { foundIn, fragment, type LanguageCase, speech, term } from './language-cases';

const CASES: readonly LanguageCase[] = [
  {
    shows: 'marks of one shape and the subject behind its verb',
    text: '”Vi öppnar på måndag”, säger kommunalrådet Eva Lindmark.',
    quotations: [speech('Eva Lindmark', 'Vi öppnar på måndag')],
  },
  {
    shows: 'a turn led by a dash, its tag behind a comma',
    text: '– Vi öppnar på måndag, säger Eva Lindmark, ordförande i nämnden.',
    quotations: [speech('Eva Lindmark', 'Vi öppnar på måndag')],
  },
  {
    shows: 'a turn that goes on behind its tag',
    text: '– Bron håller, säger Nils Bergvall till Kustbladet. Den byggdes för att hålla.',
    quotations: [speech('Nils Bergvall', 'Bron håller', 'Den byggdes för att hålla.')],
  },
  {
    shows: 'a tag with a pronoun, and whom it means',
    text: 'Eva Lindmark kom till bron.\n\n– Vi är redo, säger hon.',
    quotations: [speech('Eva Lindmark', 'Vi är redo')],
  },
  {
    shows: 'the subject behind the verb where a place stands before it',
    text: 'I en intervju med Kustbladet sade Nils Bergvall: ”Det blir dyrt.”',
    quotations: [speech('Nils Bergvall', 'Det blir dyrt.')],
  },
  {
    shows: 'a reference before the words',
    text: 'Enligt Nils Bergvall är bron ”i uselt skick”.',
    quotations: [fragment('Nils Bergvall', 'i uselt skick')],
  },
  {
    shows: 'a supine far from its helping verb',
    text: 'Nils Bergvall har tidigare kallat beslutet ”ett dyrt misstag”.',
    quotations: [fragment('Nils Bergvall', 'ett dyrt misstag')],
  },
  {
    shows: 'titles of works, which quote nobody',
    text: 'Filmen ”Huset vid havet” och romanen ”Den sista färjan” säljer bra.',
    quotations: [term('Huset vid havet'), term('Den sista färjan')],
  },
  {
    shows: 'a turn without a tag, which goes on with the speaker before it',
    text: '– Bron är säker, säger Nils Bergvall.\n\n– Vi har prövat den hela veckan.',
    quotations: [
      speech('Nils Bergvall', 'Bron är säker'),
      speech('Nils Bergvall', 'Vi har prövat den hela veckan.'),
    ],
  },
  {
    shows: 'a speaker with a relative clause before the verb',
    text: 'Eva Lindmark, som bor vid bron, berättar: ”Det small till.”',
    quotations: [speech('Eva Lindmark', 'Det small till.')],
  },
  {
    shows: 'a list of items led by dashes, where nobody speaks',
    text: '– Bröd, smör och mjölk\n\n– Kaffe, te och socker',
    quotations: [],
  },
];

describe('Swedish', () => {
  test.each(CASES)('reads $shows', ({ text, quotations }) => {
    expect(foundIn(text, 'sv')).toEqual(quotations);
  });
});
