import { describe, expect, test } from 'vitest';
import { compared, described } from './printed';

const SAID = 'I will step down at the end of the month, and I will not run again.';
const narrated = (text: string) => compared(SAID, text, {}, { narration: true });

describe('“I will step down …” beside “Ortega said he would step down …”', () => {
  test('is the quotation told: what both print is compared, from the verb on', () => {
    const comparison = compared(
      'I will step down at the end of the month.',
      'Ortega said he would step down at the end of the month.',
      {},
      { narration: true },
    );
    const source = 'Ortega said he would step down at the end of the month.';
    const { stretchB } = comparison;
    expect(source.slice(stretchB.start, stretchB.end)).toBe('step down at the end of the month');
    expect(comparison).toMatchObject({ voice: 'paraphrase', kind: 'quote-vs-paraphrase', differences: [] });
  });

  test('person and tense that follow from the telling carry no weight', () => {
    const comparison = narrated(
      'Ortega said he would step down at the end of the month and would not run again.',
    );
    expect(described(comparison)).toEqual(['punctuation: month, → month', 'substitution: I will → would']);
    expect(comparison.differences.filter(({ weighty }) => weighty)).toEqual([]);
  });

  test.each([
    ['a negation left out', 'Ortega said he would step down at the end of the month and would run again.'],
    ['another number', 'Ortega said he would step down at the end of the 12 months and would not run again.'],
  ])('%s carries weight in a telling too', (_, text) => {
    expect(narrated(text).differences.some(({ weighty }) => weighty)).toBe(true);
  });
});
