import { describe, expect, test } from 'vitest';
import type { SpeakerConfidence } from '@/text/quotations/quotation';
import { explained } from './quoted';

describe('the last quotation is cut', () => {
  test.each<{ shows: string; text: string; cut: boolean }>([
    { shows: 'where the text ends inside it', text: 'Quill said: “We checked every bolt, and we', cut: true },
    {
      shows: 'where a subscription offer follows',
      text: 'Quill said: “We checked every bolt, and we\n\nSubscribe to go on reading.',
      cut: true,
    },
    {
      shows: 'never behind a closing mark',
      text: 'Quill said: “We checked every bolt, and we …”',
      cut: false,
    },
    {
      shows: 'never where only the mark is missing',
      text: 'Quill said: “We checked every bolt.\n\nReed left the room.',
      cut: false,
    },
    {
      shows: 'never where it goes on in the next paragraph',
      text: '“We checked every bolt, all of them.\n\n“And we will again,” Quill said.',
      cut: false,
    },
  ])('$shows', ({ text, cut }) => {
    expect(explained(text).at(-1)?.quotation.truncated).toBe(cut ? true : undefined);
  });
});

describe('the speaker is', () => {
  test.each<{ confidence: SpeakerConfidence; shows: string; text: string }>([
    { confidence: 'named', shows: 'printed', text: '“It held,” Rosa Quill said.' },
    { confidence: 'described', shows: 'a phrase', text: '“It held,” said a farmer from Orrin.' },
    {
      confidence: 'resolved',
      shows: 'the one person near by',
      text: 'Rosa Quill came. “It held,” she said.',
    },
    {
      confidence: 'resolved',
      shows: 'the one holder',
      text: 'Mayor Rosa Quill came. “It held,” the mayor said.',
    },
    {
      confidence: 'guessed',
      shows: 'the likelier of two',
      text: 'Rosa Quill met Ann Bell. Quill wept. “It held,” she said.',
    },
    {
      confidence: 'carried',
      shows: 'whoever spoke before',
      text: '“It held,” Quill said. The hall filled. “We won.”',
    },
  ])('$confidence: $shows', ({ text, confidence }) => {
    expect(explained(text).at(-1)?.quotation.speakerConfidence).toBe(confidence);
  });
  test('without confidence when nobody is credited', () => {
    const quotation = explained('“It held through the night and day.”').at(-1)?.quotation;
    expect(quotation).toMatchObject({ speaker: null });
    expect(quotation).not.toHaveProperty('speakerConfidence');
  });
});

test('the evidence shows the places the rules went by', () => {
  const text = 'Mayor Rosa Quill came. “It held,” she said.';
  const { evidence, speakerRule } = explained(text)[0] ?? {};
  const words = (range: { start: number; end: number } | null | undefined) =>
    range ? text.slice(range.start, range.end) : null;
  expect(speakerRule).toBe('subject-verb after the quotation');
  expect(words(evidence?.cue)).toBe('said');
  expect(words(evidence?.knownFrom)).toBe('Rosa Quill');
  expect(evidence).toMatchObject({ wordCount: 2, isAdjacent: true });
});
