import { expect, test } from 'vitest';
import { blocksOf } from '@/text/blocks-of';
import { rulesFor } from '@/text/quotations/languages/rules-for';
import { markStyle } from '@/text/quotations/mark-style';

const styleOf = (text: string) => markStyle(text, blocksOf(text, null), rulesFor('en'));

test.each<{ sentence: string; text: string; single: boolean }>([
  {
    sentence: 'apostrophes and elisions are no single quotes',
    text: 'Rock ’n’ roll of the ’90s, it’s the owners’ joy.',
    single: false,
  },
  {
    sentence: 'straight elisions are no single quotes',
    text: "'Tis the '90s, give 'em time.",
    single: false,
  },
  {
    sentence: 'single openers alone make a single style',
    text: '‘Yes,’ said Oda. ‘No,’ said Lowe.',
    single: true,
  },
  {
    sentence: 'single marks inside double ones do not',
    text: '“He said ‘no’ twice,” said Oda. “Yes.”',
    single: false,
  },
  {
    sentence: 'double marks inside single ones do not hide the style',
    text: '‘He said “no” to us,’ said Oda. ‘Yes.’',
    single: true,
  },
])('$sentence', ({ text, single }) => {
  expect(styleOf(text).singleQuotes).toBe(single);
});

test('guillemets point inwards when most openers do', () => {
  expect(styleOf('»Ja«, sagte sie. »Nein«, sagte er.').guillemetsPointInwards).toBe(true);
  expect(styleOf('«Oui», dit-elle. «Non», dit-il.').guillemetsPointInwards).toBe(false);
});
