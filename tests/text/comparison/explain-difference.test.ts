import { describe, expect, test } from 'vitest';
import { type Explanation, explainDifference } from '@/text/comparison/explain-difference';
import { compared } from './printed';

const ROWS: { what: string; a: string; b: string; expected: Explanation }[] = [
  {
    what: 'a comma after a word',
    a: 'with us, and we go',
    b: 'with us and we go',
    expected: { type: 'mark', side: 'a', mark: ',', beside: 'us', where: 'after' },
  },
  {
    what: 'a mark before a word',
    a: 'we call it safe today',
    b: 'we call it “safe today',
    expected: { type: 'mark', side: 'b', mark: '“', beside: 'safe', where: 'before' },
  },
  {
    what: 'a hyphen',
    a: 'a long-term plan it is',
    b: 'a long term plan it is',
    expected: { type: 'mark', side: 'a', mark: '-', beside: 'long-term', where: 'inside' },
  },
  {
    what: 'other marks',
    a: 'by today. So it is',
    b: 'by today, So it is',
    expected: { type: 'marks', a: '.', b: ',', beside: 'today' },
  },
  {
    what: 'a capital',
    a: 'we go To town now',
    b: 'we go to town now',
    expected: { type: 'capital', side: 'a', letter: 'T', word: 'To' },
  },
  {
    what: 'dots for words',
    a: 'we go … now and here',
    b: 'we go to town now and here',
    expected: { type: 'dots', side: 'a', words: 'to town', count: 2 },
  },
  {
    what: 'dots for nothing',
    a: 'we go now and here',
    b: 'we go … now and here',
    expected: { type: 'dots', side: 'b', words: '', count: 0 },
  },
  {
    what: 'a bracket',
    a: 'He told me that much',
    b: '[Ada] told me that much',
    expected: { type: 'bracket', side: 'b', bracketed: '[Ada]', printed: 'He' },
  },
  {
    what: 'words of A',
    a: 'we go to old town now',
    b: 'we go to town now',
    expected: { type: 'only', side: 'a', words: 'old', joins: false },
  },
  {
    what: 'words of B',
    a: 'we go to town now',
    b: 'we go to old town now',
    expected: { type: 'only', side: 'b', words: 'old', joins: false },
  },
  {
    what: 'joined sentences',
    a: 'I love this town. All know that I never leave',
    b: 'I love this town I never leave',
    expected: { type: 'only', side: 'a', words: 'All know that', joins: true },
  },
  {
    what: 'moved words',
    a: 'only the court can ever decide this',
    b: 'the court can ever only decide this',
    expected: { type: 'moved', words: 'only' },
  },
  {
    what: 'a spelling',
    a: 'our defence is good',
    b: 'our defense is good',
    expected: { type: 'spelled', a: 'defence', b: 'defense' },
  },
  {
    what: 'tidying',
    a: 'we um go to town',
    b: 'we go to town',
    expected: { type: 'tidied', a: 'um', b: '' },
  },
  {
    what: 'exchanged words',
    a: 'we go to town now',
    b: 'we go to school now',
    expected: { type: 'exchanged', a: 'town', b: 'school' },
  },
];

describe('explainDifference says of', () => {
  test.each(ROWS)('$what', ({ a, b, expected }) => {
    const { differences } = compared(a, b);
    expect(differences.map(explainDifference)).toEqual([expected]);
  });
});
