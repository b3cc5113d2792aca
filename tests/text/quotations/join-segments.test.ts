import { describe, expect, test } from 'vitest';
import { explained } from './quoted';

/** Quotations as lists of their segments. */
const segments = (text: string) =>
  explained(text).map(({ quotation }) => quotation.segments.map(({ start, end }) => text.slice(start, end)));

describe('one quotation', () => {
  test.each<{ sentence: string; text: string; parts: string[] }>([
    {
      sentence: 'broken inside a sentence',
      text: '“The vote,” Quill said, “was never close.”',
      parts: ['The vote,', 'was never close.'],
    },
    {
      sentence: 'broken between sentences',
      text: '“It held,” said Quill. “All night.”',
      parts: ['It held,', 'All night.'],
    },
    {
      sentence: 'with a clause about the speaker between',
      text: '“It floods,” said Rosa Quill, who runs the mill her father Ray built in 1961. “Every year.”',
      parts: ['It floods,', 'Every year.'],
    },
    {
      sentence: 'broken by where it was said, though a work is named',
      text: '“It held,” she said in the film, “because we had luck.”',
      parts: ['It held,', 'because we had luck.'],
    },
    {
      sentence: 'over re-opened paragraphs',
      text: '“It held.\n\n“Then it broke,” Quill said.',
      parts: ['It held.', 'Then it broke,'],
    },
    {
      sentence: 'broken, then continued in the next paragraph',
      text: '“Cases fell,” Quill said. “The rest did not.\n\n“So we wait.”',
      parts: ['Cases fell,', 'The rest did not.', 'So we wait.'],
    },
    {
      sentence: 'over straight re-opened paragraphs',
      text: '"It held.\n\n"Then it broke," Quill said.',
      parts: ['It held.', 'Then it broke,'],
    },
  ])('$sentence', ({ text, parts }) => {
    expect(segments(text)).toEqual([parts]);
  });
});

describe('two quotations', () => {
  test.each<{ sentence: string; text: string; parts: string[][] }>([
    {
      sentence: 'with "and" between',
      text: 'Quill said it “puts us all at risk” and “must be stopped”.',
      parts: [['puts us all at risk'], ['must be stopped']],
    },
    {
      sentence: 'with a second reporting word between',
      text: 'Quill called it “a mess”, adding: “We will fix it.”',
      parts: [['a mess'], ['We will fix it.']],
    },
    {
      sentence: 'each with its own attribution',
      text: '“It held,” Quill said. “It broke,” Lund said.',
      parts: [['It held,'], ['It broke,']],
    },
    {
      sentence: 'with narration between',
      text: '“It held,” Quill said. The river fell. “We slept well that night.”',
      parts: [['It held,'], ['We slept well that night.']],
    },
    {
      sentence: 'when what follows is the title of her memoir',
      text: '“It held by luck alone,” she wrote in her memoir, “Low Water.”',
      parts: [['It held by luck alone,'], ['Low Water.']],
    },
    {
      sentence: 'in two closed paragraphs',
      text: '“It held,” Quill said.\n\n“We slept very well that night.”',
      parts: [['It held,'], ['We slept very well that night.']],
    },
  ])('$sentence', ({ text, parts }) => {
    expect(segments(text)).toEqual(parts);
  });
});

test('a quotation with a name for one segment and a pronoun for another takes the name', () => {
  expect(
    explained('Rosa Quill, a nurse, said: “They need it today.\n\n“If not, we wait,” she added.')[0]
      ?.quotation.speaker,
  ).toBe('Rosa Quill');
});
