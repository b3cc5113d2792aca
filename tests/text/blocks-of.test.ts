import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blocksOf } from '@/text/blocks-of';

const paragraphs = (text: string) => blocksOf(text, null).map(({ start, end }) => text.slice(start, end));

const WRAPPED = `The keeper of the weir said on Monday that the water had
risen by half a metre since noon, and that nobody in the
lower town had been told of it before the evening, when it
was too late for most of them to leave.`;

describe('blocksOf parts', () => {
  test.each<{ sentence: string; text: string; parts: string[] }>([
    { sentence: 'nothing into nothing', text: '', parts: [] },
    { sentence: 'blank space into nothing', text: ' \n\n \t\n', parts: [] },
    { sentence: 'at blank lines', text: 'One.\n\nTwo.\n\n\nThree.', parts: ['One.', 'Two.', 'Three.'] },
    { sentence: 'at lines of white space', text: 'One.\n \t\nTwo.', parts: ['One.', 'Two.'] },
    { sentence: 'with Windows line ends', text: 'One.\r\n\r\nTwo.\r\n', parts: ['One.', 'Two.'] },
    { sentence: 'without the white space at the edges', text: '  One. \n\n\tTwo. ', parts: ['One.', 'Two.'] },
    {
      sentence: 'at single line breaks that end paragraphs',
      text: 'A title without a stop\n“It held,” Quill said.\nIn the lower town nobody had been told, and the keeper of the weir would not speak to the paper about it until Friday.\nComments',
      parts: [
        'A title without a stop',
        '“It held,” Quill said.',
        'In the lower town nobody had been told, and the keeper of the weir would not speak to the paper about it until Friday.',
        'Comments',
      ],
    },
    { sentence: 'not at the breaks of hard-wrapped text', text: WRAPPED, parts: [WRAPPED] },
    {
      sentence: 'wrapped paragraphs at the blank line between them',
      text: `${WRAPPED}\n\n${WRAPPED}`,
      parts: [WRAPPED, WRAPPED],
    },
    {
      sentence: 'a list of items that look wrapped',
      text: '- bread and wine\n- some fruit too\n- a loaf of rye\n- salt',
      parts: ['- bread and wine', '- some fruit too', '- a loaf of rye', '- salt'],
    },
    {
      sentence: 'two short lines',
      text: 'REPORTER: Ever?\nROWE: No.',
      parts: ['REPORTER: Ever?', 'ROWE: No.'],
    },
  ])('$sentence', ({ text, parts }) => {
    expect(paragraphs(text)).toEqual(parts);
  });
});

describe('the headline', () => {
  test.each<{ sentence: string; headline: string | null; region: string }>([
    { sentence: 'is the first paragraph that repeats it', headline: 'Weir holds', region: 'headline' },
    { sentence: 'is recognised with other white space', headline: ' Weir\u00a0 holds\n', region: 'headline' },
    { sentence: 'is not a first paragraph of other words', headline: 'Weir breaks', region: 'body' },
    { sentence: 'is nothing when it is empty', headline: '', region: 'body' },
    { sentence: 'is nothing when there is none', headline: null, region: 'body' },
    { sentence: 'is recognised with a full stop', headline: 'Weir holds.', region: 'headline' },
    { sentence: 'is not one with a question mark', headline: 'Weir holds?', region: 'body' },
  ])('$sentence', ({ headline, region }) => {
    expect(blocksOf('Weir holds\n\nWeir holds', headline).map((block) => block.region)).toEqual([
      region,
      'body',
    ]);
  });
});

test('any text: blocks are in order, trimmed, and lose nothing but white space', () => {
  const text = fc
    .array(
      fc.constantFrom(
        'a',
        'Bc ',
        '.',
        ' ',
        '\n',
        '\n\n',
        '\r\n',
        '\ud800',
        'a long run of words that fills a line',
        '- ',
      ),
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, fc.option(fc.string()), (whole, headline) => {
      let end = 0;
      let kept = '';
      for (const block of blocksOf(whole, headline)) {
        expect(block.start).toBeGreaterThanOrEqual(end);
        const words = whole.slice(block.start, block.end);
        expect(words.trim()).toBe(words);
        expect(words).not.toBe('');
        kept += words;
        end = block.end;
      }
      expect(kept.replace(/\s/gu, '')).toBe(whole.replace(/\s/gu, ''));
    }),
  );
});
