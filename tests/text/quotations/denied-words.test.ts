import { describe, expect, test } from 'vitest';
import { blocksOf } from '@/text/blocks-of';
import { passagesOf } from '@/text/matching/passages-of';
import { extractQuotations } from '@/text/quotations/extract-quotations';
import { explained } from './quoted';

describe('nobody said the words in marks when the article', () => {
  test.each<{ shows: string; text: string }>([
    { shows: 'says they were never said', text: 'Quill never said “burn the mill down”, her office wrote.' },
    { shows: 'negates the verb', text: 'Quill did not call the plan “a gift to the rich”.' },
    { shows: 'writes the negation short', text: 'Quill hasn’t yet called it “a gift to the rich”.' },
    { shows: 'has them declined', text: 'Quill declined to call it “a defeat for the town”.' },
    { shows: 'has them refused', text: 'The mayor has refused to use the words “a man-made flood”.' },
    { shows: 'has them denied', text: 'Quill denied calling the board “a nest of crows”.' },
    {
      shows: 'puts a clause between denial and marks',
      text: 'Quill denied that she had ever told the board that “the dam will not hold”.',
    },
  ])('$shows: $text', ({ text }) => {
    expect(explained(text)).toMatchObject([
      { quotation: { kind: 'term', denied: true, speaker: null, cue: null }, kindReason: 'denied words' },
    ]);
  });
});

describe('somebody said the words when the denial', () => {
  test.each<{ shows: string; text: string; speaker: string }>([
    {
      shows: 'is of something else, before a comma',
      text: 'Quill denied the charges, calling them “a cheap trick”.',
      speaker: 'Quill',
    },
    {
      shows: 'ends at "and"',
      text: 'Quill denied the claim and said “it is a lie”.',
      speaker: 'Quill',
    },
    {
      shows: 'is taken back by "only"',
      text: 'Rosa Quill not only said “no” but slammed the door.',
      speaker: 'Rosa Quill',
    },
    { shows: 'stands before a colon', text: 'Quill did not say much: “We lost.”', speaker: 'Quill' },
    { shows: 'is the speaker’s own', text: '“I never said ‘burn it down’,” Quill said.', speaker: 'Quill' },
  ])('$shows: $text', ({ text, speaker }) => {
    const [only, second] = explained(text);
    expect(second).toBeUndefined();
    expect(only?.quotation).toMatchObject({ speaker });
    expect(only?.quotation.denied).toBeUndefined();
  });
});

test('no passage is made of denied words', () => {
  const text = 'Quill never said “burn the old mill down”. “Leave the old mill alone,” Quill said.';
  const article = { text, headline: null, blocks: blocksOf(text, null), language: 'en' };
  const quotations = extractQuotations(article);
  const quoted = passagesOf(article, quotations).flatMap(({ quotation }) => quotation ?? []);
  expect(quoted).toEqual(quotations.filter(({ denied }) => denied !== true).map(({ id }) => id));
});
