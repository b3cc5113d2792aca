import { describe, expect, test } from 'vitest';
import { foundIn, fragment, type LanguageCase, speech, term } from './language-cases';

const CASES: readonly LanguageCase[] = [
  {
    shows: 'guillemets that point inwards and the subject behind its verb',
    text: '»Vi åbner på mandag,« siger borgmester Kirsten Holt.',
    quotations: [speech('Kirsten Holt', 'Vi åbner på mandag,')],
  },
  {
    shows: 'marks of one shape and the subject before its verb',
    text: 'Kirsten Holt siger: ”Broen er sikker.”',
    quotations: [speech('Kirsten Holt', 'Broen er sikker.')],
  },
  {
    shows: 'a turn led by a dash, its tag behind a comma',
    text: '- Det bliver dyrt, siger Jens Krogh, formand for havnen.',
    quotations: [speech('Jens Krogh', 'Det bliver dyrt')],
  },
  {
    shows: 'a turn that goes on behind its tag',
    text: '– Broen holder, fortæller Jens Krogh til Fjordavisen. Den er bygget til det.',
    quotations: [speech('Jens Krogh', 'Broen holder', 'Den er bygget til det.')],
  },
  {
    shows: 'the subject behind the verb where a place stands before it',
    text: 'I et interview med Fjordavisen sagde Jens Krogh: ”Vi venter ikke længere.”',
    quotations: [speech('Jens Krogh', 'Vi venter ikke længere.')],
  },
  {
    shows: 'a reference before the words',
    text: 'Ifølge Jens Krogh er planen ”helt uden mening”.',
    quotations: [fragment('Jens Krogh', 'helt uden mening')],
  },
  {
    shows: 'a pronoun, and whom it means',
    text: 'Kirsten Holt kom til broen. ”Den er sikker,” sagde hun.',
    quotations: [speech('Kirsten Holt', 'Den er sikker,')],
  },
  {
    shows: 'a letter that speaks for itself',
    text: 'I et brev fra kommunen hedder det: ”Broen lukker i juni.”',
    quotations: [speech('et brev fra kommunen', 'Broen lukker i juni.')],
  },
  {
    shows: 'titles of works, which quote nobody',
    text: 'Filmen ”Huset ved havet” og romanen »Den sidste færge« sælger godt.',
    quotations: [term('Huset ved havet'), term('Den sidste færge')],
  },
];

describe('Danish', () => {
  test.each(CASES)('reads $shows', ({ text, quotations }) => {
    expect(foundIn(text, 'da')).toEqual(quotations);
  });
});
