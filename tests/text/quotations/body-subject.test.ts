import { expect, test } from 'vitest';
import { explained } from './quoted';

/** The last quotation: who is credited, as what, and how surely. */
const last = (text: string) => {
  const quotation = explained(text).at(-1)?.quotation;
  return quotation && [quotation.speaker, quotation.speakerAsWritten, quotation.speakerConfidence];
};

test.each<{ sentence: string; text: string; speaker: string; pronoun: string }>([
  {
    sentence: '"it" is the body that spoke last',
    text: '“We will appeal,” the company said. It added that the ruling “sets a bad example for every port”.',
    speaker: 'the company',
    pronoun: 'It',
  },
  {
    sentence: '"it" is the body the sentence before is about',
    text: 'The commission met at noon. “We have found nothing at all,” it said.',
    speaker: 'The commission',
    pronoun: 'it',
  },
  {
    sentence: '"it" is a document',
    text: 'The report, written by Rosa Quill, came out on Friday. “The weir will not hold,” it reads.',
    speaker: 'The report',
    pronoun: 'it',
  },
  {
    sentence: '"it" is a name nothing gives to a person',
    text: 'Tarnholt Energy apologised on Sunday. “We fell short of our aims,” it said in a letter.',
    speaker: 'Tarnholt Energy',
    pronoun: 'it',
  },
  {
    sentence: '"it" steps over a person',
    text: 'The commission met at noon. Rosa Quill was away. “We have found nothing at all,” it said.',
    speaker: 'The commission',
    pronoun: 'it',
  },
  {
    sentence: '"they" are the people the sentence before is about',
    text: 'The teachers voted to strike. “We are not asking for the moon,” they said.',
    speaker: 'The teachers',
    pronoun: 'they',
  },
])('$sentence', ({ text, speaker, pronoun }) => {
  expect(last(text)).toEqual([speaker, pronoun, 'guessed']);
});

test.each<{ sentence: string; text: string; pronoun: string }>([
  {
    sentence: '"it" is no person',
    text: 'Rosa Quill said no on Friday. “We have found nothing at all,” it said.',
    pronoun: 'it',
  },
  {
    sentence: '"it" stays open when something else that may speak is named on the way',
    text: 'The company met at noon. Rosa Quill released a report. “We have found nothing at all,” it said.',
    pronoun: 'it',
  },
  {
    sentence: 'a capital at the head of a sentence is no body',
    text: 'Outrage, but few answers. “We have found nothing at all,” it said.',
    pronoun: 'it',
  },
  {
    sentence: 'several people are no "it"',
    text: 'The teachers met at noon. “We have found nothing at all,” it said.',
    pronoun: 'it',
  },
  {
    sentence: 'one body is no "they"',
    text: 'The weather changed at noon. “We have found nothing at all,” they said.',
    pronoun: 'they',
  },
])('$sentence', ({ text, pronoun }) => {
  expect(last(text)).toEqual([null, pronoun, undefined]);
});
