import { describe, expect, test } from 'vitest';
import type { Region } from '@/text/article';
import { speakers } from './quoted';

const LEAD = 'Amos Lund said the letter was plain:';
const WORDS = 'The weir will not hold another winter like this one.';
const CREDIT = '— Petra Voss, county engineer';

describe('a block quotation is credited to the line that ends it', () => {
  test.each<{ sentence: string; paragraphs: string[] }>([
    { sentence: 'in a block of its own', paragraphs: [LEAD, WORDS, CREDIT] },
    { sentence: 'behind several paragraphs', paragraphs: [LEAD, WORDS, 'We have told you so.', CREDIT] },
    { sentence: 'at the end of its last line', paragraphs: [LEAD, `${WORDS} ${CREDIT}`] },
    { sentence: 'with marks', paragraphs: [LEAD, `“${WORDS}”`, CREDIT] },
  ])('$sentence', ({ paragraphs }) => {
    const regions = paragraphs.map((_, index): Region => (index === 0 ? 'body' : 'blockquote'));
    expect(speakers(paragraphs.join('\n\n'), { regions })).toEqual(['Petra Voss']);
  });
  test('and to its lead-in without one', () => {
    expect(speakers(`${LEAD}\n\n${WORDS}`, { regions: ['body', 'blockquote'] })).toEqual(['Amos Lund']);
  });
});

describe('an interview', () => {
  test.each<{ sentence: string; text: string }>([
    {
      sentence: 'names the one asked in its introduction, its outlet beside',
      text: 'The Courier spoke to Mayor Tom Askew about the weir.\n\nQ: When did you come?\n\nA: I came in the spring.\n\nQ: Why did you stay?\n\nA: I liked the river.',
    },
    {
      sentence: 'names the one asked before a note',
      text: 'Mayor Tom Askew runs the weir.\n\nThe interview has been shortened.\n\nQ: When did you come?\n\nA: I came in the spring.\n\nQ: Why did you stay?\n\nA: I liked the river.',
    },
    {
      sentence: 'leaves the questions of the outlet out',
      text: 'The weir is closed.\n\nThe Courier: When did you come?\n\nTom Askew: I came in the spring.\n\nThe Courier: Why did you stay?\n\nAskew: I liked the river.',
    },
  ])('$sentence', ({ text }) => {
    expect(speakers(text)).toEqual(['Tom Askew', 'Tom Askew']);
  });
});
