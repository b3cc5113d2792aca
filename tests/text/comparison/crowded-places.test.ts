import { describe, expect, test } from 'vitest';
import { compared, described } from './printed';

const ROWS: { when: string; a: string; b: string; differences: string[] }[] = [
  {
    when: 'a capital follows dots and another word, it goes with the word',
    a: 'I agree with the plan … So if the ferry stops we walk.',
    b: 'I agree with the plan, and let us do it together. If the ferry stops we walk.',
    differences: ['ellipsis: … → and let us do it', 'substitution: So if → together. If'],
  },
  {
    when: 'a title stands between two brackets, it goes with the first',
    a: 'Sen. Marlow is leaving us.',
    b: '[Harbour] Senator [Ada] Marlow is leaving us.',
    differences: ['bracket: Sen. → [Harbour] Senator', 'bracket:  → [Ada]'],
  },
  {
    when: 'only two stand side by side, both are told',
    a: 'We all like the plan very much.',
    b: 'We all like our Plan very much.',
    differences: ['substitution: the → our', 'case: plan → Plan'],
  },
  {
    when: 'a word both print stands between, nothing is a crowd',
    a: 'I like the Plan that Nobody read.',
    b: 'I like our plan that somebody wrote.',
    differences: [
      'substitution: the → our',
      'case: Plan → plan',
      'substitution: Nobody read → somebody wrote',
    ],
  },
];

describe('differences side by side: where', () => {
  test.each(ROWS)('$when', ({ a, b, differences }) => {
    expect(described(compared(a, b))).toEqual(differences);
  });
});
