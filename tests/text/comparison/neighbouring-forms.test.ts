import { describe, expect, test } from 'vitest';
import { compared, described } from './printed';

const ROWS: { when: string; a: string; b: string; differences: string[] }[] = [
  {
    when: 'two words side by side have other capitals',
    a: 'I asked the Attorney General about it.',
    b: 'I asked the attorney general about it.',
    differences: ['case: Attorney General → attorney general'],
  },
  {
    when: 'a word between them has none',
    a: 'I asked the Secretary of State about it.',
    b: 'I asked the secretary of state about it.',
    differences: ['case: Secretary → secretary', 'case: State → state'],
  },
  {
    when: 'a comma parts them',
    a: 'I asked the Mayor, Council and all.',
    b: 'I asked the mayor, council and all.',
    differences: ['case: Mayor → mayor', 'case: Council → council'],
  },
  {
    when: 'a capital and a comma stand at one word',
    a: 'We waited and, in fact, we went home.',
    b: 'We waited. And in fact, we went home.',
    differences: ['punctuation: waited and, → waited. And'],
  },
  {
    when: 'every word of a row has a stop and a capital of its own',
    a: 'We will never, ever, ever leave.',
    b: 'We will never. Ever. Ever leave.',
    differences: ['punctuation: never, ever, ever → never. Ever. Ever'],
  },
  {
    when: 'a word both print alike stands between mark and capital',
    a: 'We went home, and Nobody saw us.',
    b: 'We went home and nobody saw us.',
    differences: ['punctuation: home, → home', 'case: Nobody → nobody'],
  },
  {
    when: 'one text shouts and has another word in between',
    a: 'THE SAFETY OF OUR TOWN IS AT STAKE.',
    b: 'the safety of our harbour is at stake.',
    differences: ['case: THE SAFETY OF OUR → the safety of our', 'substitution: TOWN → harbour'],
  },
  {
    when: 'an attribution parts them in one text',
    a: 'I asked the Mayor|Council and all the others.',
    b: 'I asked the mayor council and all the others.',
    differences: ['case: Mayor → mayor', 'case: Council → council'],
  },
];

describe('differences of form where', () => {
  test.each(ROWS)('$when', ({ a, b, differences }) => {
    expect(described(compared(a, b))).toEqual(differences);
  });
});
