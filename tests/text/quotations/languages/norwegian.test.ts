import { describe, expect, test } from 'vitest';
import { foundIn, fragment, type LanguageCase, speech, term } from './language-cases';

const CASES: readonly (LanguageCase & { readonly language: string })[] = [
  {
    shows: 'guillemets and the subject behind its verb',
    language: 'nb',
    text: '«Vi åpner på mandag», sier ordfører Kari Solvang.',
    quotations: [speech('Kari Solvang', 'Vi åpner på mandag')],
  },
  {
    shows: 'a turn led by a dash, its tag behind a comma',
    language: 'no',
    text: '– Det blir dyrt, sier Odd Fjellheim, leder av havnestyret.',
    quotations: [speech('Odd Fjellheim', 'Det blir dyrt')],
  },
  {
    shows: 'a turn that goes on behind its tag',
    language: 'nb',
    text: '– Broen holder, forteller Odd Fjellheim til Fjordposten. Den er bygget for det.',
    quotations: [speech('Odd Fjellheim', 'Broen holder', 'Den er bygget for det.')],
  },
  {
    shows: 'a tag with a pronoun, and whom it means',
    language: 'nb',
    text: 'Kari Solvang kom til broen.\n\n– Vi er klare, sier hun.',
    quotations: [speech('Kari Solvang', 'Vi er klare')],
  },
  {
    shows: 'the subject behind the verb where a place stands before it',
    language: 'nb',
    text: 'I et intervju med Fjordposten sa Odd Fjellheim: «Vi venter ikke lenger.»',
    quotations: [speech('Odd Fjellheim', 'Vi venter ikke lenger.')],
  },
  {
    shows: 'a reference before the words',
    language: 'nb',
    text: 'Ifølge Odd Fjellheim er planen «helt uten mening».',
    quotations: [fragment('Odd Fjellheim', 'helt uten mening')],
  },
  {
    shows: 'a second turn behind the tag, led by a dash of its own',
    language: 'nb',
    text: '– Jeg er sjokkert, forteller nabo Per Fjellheim. – Det smalt kraftig.',
    quotations: [speech('Per Fjellheim', 'Jeg er sjokkert', 'Det smalt kraftig.')],
  },
  {
    shows: 'Nynorsk and its verbs',
    language: 'nn',
    text: '«Vi opnar på måndag», seier Kari Solvang. «Det er ikkje for seint.»',
    quotations: [speech('Kari Solvang', 'Vi opnar på måndag', 'Det er ikkje for seint.')],
  },
  {
    shows: 'titles of works, which quote nobody',
    language: 'nb',
    text: 'Filmen «Huset ved havet» og romanen «Den siste fergen» selger godt.',
    quotations: [term('Huset ved havet'), term('Den siste fergen')],
  },
];

describe('Norwegian', () => {
  test.each(CASES)('reads $shows ($language)', ({ text, language, quotations }) => {
    expect(foundIn(text, language)).toEqual(quotations);
  });
});
