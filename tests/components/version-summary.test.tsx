import { describe, expect, test } from 'vitest';
import { versionSummary } from '@/components/version-summary';
import type { Comparison } from '@/text/comparison/comparison';
import { english } from './read-catalogue';
import { comparison, difference } from './samples';

const small = difference({ kind: 'case' });
const big = difference();
const shown = difference({ kind: 'bracket', shown: true });
const weighty = difference({ weighty: true });
const goesOn = (text: string): Partial<Comparison> => ({
  overlap: 'contains',
  pieces: [
    { type: 'same', text: 'We go', difference: null },
    { type: 'around-a', text, difference: null },
  ],
});

describe('versionSummary', () => {
  test.each<[main: string, given: Partial<Comparison>]>([
    ['word for word the same', {}],
    ['word for word the same in what both print', { overlap: 'contains' }],
    ['the same but for spelling, capitals and small marks', { differences: [small, small] }],
    ['1 difference', { differences: [big, small] }],
    ['2 differences', { differences: [big, shown, small] }],
  ])('says "%s"', (main, given) => {
    expect(versionSummary(english, comparison(given)).main).toBe(main);
  });

  test.each<[told: string, given: Partial<Comparison>, notes: string[]]>([
    ['nothing when there is nothing to add', { differences: [big] }, []],
    [
      'that the other quotes less when the text on screen contains it',
      { overlap: 'contains' },
      ['quotes less'],
    ],
    [
      'that the other quotes more when it contains the text on screen',
      { overlap: 'contained' },
      ['quotes more'],
    ],
    [
      'the words by which the longer one limits what the shorter one ends with',
      goesOn(' unless the council pays.'),
      ['quotes less', 'the longer one goes on “unless the council pays.”'],
    ],
    ['that neither contains the other', { overlap: 'partial' }, ['each quotes words the other does not']],
    ['that it is no quotation there', { voice: 'paraphrase' }, ['in the outlet’s own words']],
    [
      'not how much is quoted by words that quote nothing',
      { voice: 'paraphrase', overlap: 'contains' },
      ['in the outlet’s own words'],
    ],
    ['what may touch the sense', { differences: [weighty, big] }, ['1 may touch the sense']],
    [
      'no such thing where other words are expected',
      { differences: [weighty, big], basis: 'perhaps two occasions' },
      ['perhaps said on two occasions'],
    ],
  ])('adds %s', (_, given, notes) => {
    expect(versionSummary(english, comparison(given)).notes).toEqual(notes);
  });

  test('says which of the two is told', () => {
    const told = comparison({ voice: 'paraphrase' });
    expect(versionSummary(english, told, true).notes).toEqual(['between quotation marks there']);
  });

  test.each<[told: string, given: Partial<Comparison>, details: string[]]>([
    ['nothing where nothing differs', {}, []],
    ['what dots or brackets show', { differences: [shown] }, ['1 shown by … or [ ]']],
    ['both shown and not shown', { differences: [shown, big] }, ['1 shown by … or [ ]', '1 not shown']],
    [
      'not who shows what, where other wording is expected',
      { differences: [shown, big], basis: 'two translations' },
      [],
    ],
    ['nor where one side does not quote', { differences: [shown], voice: 'paraphrase' }, []],
    ['that one stops inside a sentence', goesOn(' if we must.'), ['one starts or stops inside a sentence']],
    ['not that one stops where a sentence ends', goesOn('. We must.'), []],
    ['nor where other words are expected', { ...goesOn(' if we must.'), basis: 'two translations' }, []],
    ['not where narration starts', { ...goesOn(' if we must.'), voice: 'paraphrase' }, []],
  ])('adds, once it is open, %s', (_, given, details) => {
    expect(versionSummary(english, comparison(given)).details).toEqual(details);
  });
});
