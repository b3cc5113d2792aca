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
    when: 'an attribution parts them in one text',
    a: 'I asked the Mayor|Council and all the others.',
    b: 'I asked the mayor council and all the others.',
    differences: ['case: Mayor → mayor', 'case: Council → council'],
  },
];

describe('differences of case where', () => {
  test.each(ROWS)('$when', ({ a, b, differences }) => {
    expect(described(compared(a, b))).toEqual(differences);
  });
});
