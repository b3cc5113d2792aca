import { describe, expect, test } from 'vitest';
import { extractQuotations } from '@/text/quotations/extract-quotations';
import { explained, spoken } from './quoted';

const quotations = (...args: Parameters<typeof explained>) =>
  explained(...args).map(({ quotation }) => quotation);

describe('extractQuotations', () => {
  test('finds nothing in nothing', () => {
    expect(extractQuotations({ text: '', headline: null, blocks: [], language: null })).toEqual([]);
    expect(quotations('No marks stand here.')).toEqual([]);
  });

  test('gives every part of a quotation', () => {
    const text = 'Mayor Rosa Quill came to the weir. “It held,” she said.';
    expect(quotations(text)).toEqual([
      {
        id: 'q36-44',
        standsIn: 'text',
        segments: [{ start: 36, end: 44 }],
        text: 'It held,',
        speaker: 'Rosa Quill',
        speakerConfidence: 'resolved',
        speakerAsWritten: 'she',
        cue: 'said',
        kind: 'speech',
        region: 'body',
      },
    ]);
  });

  test('reads a text without a language as English', () => {
    expect(quotations('“It held,” said Rosa Quill.', { language: null })[0]?.speaker).toBe('Rosa Quill');
  });

  test('finds marks, but no speakers, in a language without tables', () => {
    const [found] = quotations('”Se kestää koko yön”, sanoi Rosa Vik.', { language: 'fi' });
    expect(found).toMatchObject({ text: 'Se kestää koko yön', kind: 'fragment', speaker: null });
  });
});

describe('a headline', () => {
  test('that stands apart is counted in the headline itself', () => {
    const headline = 'Weir ‘was like a bomb’, say residents';
    const [found] = quotations('The weir broke.', { headline });
    expect(found).toMatchObject({ standsIn: 'headline', region: 'headline', text: 'was like a bomb' });
    const { start, end } = found?.segments[0] ?? { start: 0, end: 0 };
    expect(headline.slice(start, end)).toBe('was like a bomb');
  });

  test('that is the first paragraph is counted in the text, once', () => {
    const headline = '‘Like a bomb’: residents speak';
    const found = quotations(`${headline}\n\n“It was like a bomb going off,” said Tess Wynn.`, { headline });
    expect(found.map(({ standsIn, region }) => [standsIn, region])).toEqual([
      ['text', 'headline'],
      ['text', 'body'],
    ]);
  });

  test('in capitals keeps its quotation, unlike a title in the body', () => {
    const words = 'Police Help Us ‘Behind the Scenes’';
    expect(quotations('The weir broke.', { headline: words })[0]?.kind).toBe('fragment');
  });

  test('reads a lone word in marks as distance', () => {
    expect(quotations('The weir broke.', { headline: 'The ‘haven’ town votes' })[0]?.kind).toBe('term');
  });

  test('is credited with the name of the article', () => {
    expect(
      quotations('Rosa Quill runs the weir.', { headline: 'Quill: ‘it held all night’' })[0],
    ).toMatchObject({ speaker: 'Rosa Quill' });
  });
});

describe('a region of the page', () => {
  test('is that of the block a quotation stands in', () => {
    const found = quotations('Ana Silva: “We start again.” Photograph: N. Roy', { regions: ['caption'] });
    expect(found).toMatchObject([{ region: 'caption', speaker: 'Ana Silva', text: 'We start again.' }]);
  });

  test('makes a block quotation without marks a quotation as a whole', () => {
    const text = 'In a statement, Chancellor Mei Lin said:\n\nThe college will stay open through June.';
    expect(quotations(text, { regions: ['body', 'blockquote'] })).toMatchObject([
      { text: 'The college will stay open through June.', speaker: 'Mei Lin', region: 'blockquote' },
    ]);
  });

  test('joins block quotations that follow each other', () => {
    const text = 'Mei Lin said:\n\nWe stay open.\n\nWe close in July.\n\nThe college is old.';
    const [found] = quotations(text, { regions: ['body', 'blockquote', 'blockquote', 'body'] });
    expect(found).toMatchObject({ text: 'We stay open. We close in July.', speaker: 'Mei Lin' });
  });

  test('leaves the credit of an embedded post out of its words', () => {
    const text = 'Proud of this team tonight. — Lena Ortiz (@lortiz) May 3, 2024';
    expect(quotations(text, { regions: ['blockquote'] })).toMatchObject([
      { text: 'Proud of this team tonight.', speaker: 'Lena Ortiz' },
    ]);
  });

  test('reads the marks of a block quotation that has them', () => {
    expect(spoken('“The college stays open,” said Mei Lin.', { regions: ['blockquote'] })).toEqual([
      'The college stays open,',
    ]);
  });

  test('does not take a word in marks for the whole of a block quotation', () => {
    const text = 'The so-called “haven” will stay open through June, whatever comes.';
    expect(spoken(text, { regions: ['blockquote'] })).toEqual([text]);
  });
});
