import { describe, expect, test } from 'vitest';
import { passagesOf, printedPassagesOf } from '@/text/matching/passages-of';
import type { Quotation } from '@/text/quotations/quotation';
import { quotationIn } from './passages';

const article = (text: string, headline: string | null = null) => ({
  text,
  headline,
  blocks: [],
  language: 'en',
});

/** What each passage prints, "told:" before narration. */
function passages(text: string, quotations: readonly Quotation[] = []): string[] {
  return passagesOf(article(text), quotations).map(({ quotation, segments }) => {
    const words = segments.map(({ start, end }) => text.slice(start, end).trim()).join(' | ');
    return quotation === null ? `told: ${words}` : words;
  });
}

const SPEECH = 'We warned them for twenty years and nobody listened';

test('a speech is a passage, and its attribution is none', () => {
  const text = `“${SPEECH},” said Mara Holt, the mayor.`;
  expect(passages(text, [quotationIn(text, SPEECH)])).toEqual([SPEECH]);
});

test('the segments of a quotation are one passage', () => {
  const text = '“We warned them,” Holt said, “for twenty years.”';
  const whole = quotationIn(text, 'We warned them');
  const segments = [...whole.segments, ...quotationIn(text, 'for twenty years').segments];
  expect(passages(text, [{ ...whole, segments }])).toEqual(['We warned them | for twenty years']);
});

test('a fragment is a passage and stays in the sentence that tells it', () => {
  const text = 'The mayor promised to “flood the zone” with new ferries before summer.';
  expect(passages(text, [quotationIn(text, 'flood the zone', 'fragment')])).toEqual([
    'flood the zone',
    `told: ${text}`,
  ]);
});

test('a contraction alone is one word, and no passage', () => {
  const text = 'The mayor was asked to come, said “don’t” and “we’ll see” and went.';
  const quotations = [quotationIn(text, 'don’t', 'fragment'), quotationIn(text, 'we’ll see', 'fragment')];
  expect(passages(text, quotations)).toEqual(['we’ll see', `told: ${text}`]);
});

test('a term is no passage and stays in its sentence', () => {
  const text = 'The so-called “ferry kings” of Brackwater bought the whole harbour.';
  expect(passages(text, [quotationIn(text, 'ferry kings', 'term')])).toEqual([`told: ${text}`]);
});

test('speech is cut out of a sentence that tells more', () => {
  const text = `Standing on the broken wall with two engineers and a priest, Holt said “${SPEECH}” before she left for the capital.`;
  expect(passages(text, [quotationIn(text, SPEECH)])[1]).toMatch(
    /^told: Standing on .* said “ \| ” before she left/,
  );
});

const left: readonly [string, string][] = [
  ['a sentence of a few words', 'Nobody answered at all.'],
  ['an empty text', ''],
  ['white space', ' \n\n \n'],
];
describe('no passage is made of', () => {
  test.each(left)('%s', (_, text) => {
    expect(passages(text)).toEqual([]);
  });
});

test('sentences never run over a paragraph', () => {
  const text = 'The ferry company of Brackwater\n\nNobody had seen the captain since spring';
  expect(passages(text)).toEqual(['told: Nobody had seen the captain since spring']);
});

test('a quotation in a headline that stands apart counts into the headline', () => {
  const headline = 'Mayor: ‘Flood the zone with ferries’';
  const quotation = {
    ...quotationIn(headline, 'Flood the zone with ferries'),
    standsIn: 'headline' as const,
  };
  const [passage] = printedPassagesOf(article('Nothing here.', headline), [quotation]);
  expect(passage?.text).toBe(headline);
  expect(passage?.words.map(({ fold }) => fold)).toEqual(['flood', 'the', 'zone', 'with', 'ferries']);
});
