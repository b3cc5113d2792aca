import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Region } from '@/text/article';
import type { Quotation } from '@/text/quotations/quotation';
import { repeatedWords } from '@/text/quotations/repeated-words';
import { rulesFor } from '@/text/quotations/languages/rules-for';
import { explained } from './quoted';

const BODY = '“It held through the night, and nobody slept,” Quill said.';
const SOURCE = 'It held through the night, and nobody slept,';

/** For each quotation the words of the one it repeats, or null. */
function repeats(text: string, regions: readonly Region[] = [], headline: string | null = null) {
  const all = explained(text, { regions, headline }).map(({ quotation }) => quotation);
  return all.map(({ repeats: id }) => all.find((other) => other.id === id)?.text ?? null);
}

describe('a quotation is linked to the one it repeats when', () => {
  test.each<{
    place: string;
    text: string;
    regions?: readonly Region[];
    headline?: string;
    linked: (string | null)[];
  }>([
    {
      place: 'a headline that stands apart prints a part of it',
      text: BODY,
      headline: '“It held through the night,” says mayor',
      linked: [SOURCE, null],
    },
    {
      place: 'a headline prints two words of it',
      text: BODY,
      headline: 'Weir “held through”, says mayor',
      linked: [SOURCE, null],
    },
    {
      place: 'a headline names by the office whom the text names by name',
      text: '“It held through the night,” said Rosa Quill.',
      headline: 'Engineer: ‘It held’',
      linked: ['It held through the night,', null],
    },
    {
      place: 'a pull quotation stands before it',
      text: `“it held through the night”\n\n${BODY}`,
      regions: ['blockquote', 'body'],
      linked: [SOURCE, null],
    },
    {
      place: 'a caption prints it whole',
      text: `${BODY}\n\n“It held through the night, and nobody slept”: the weir`,
      regions: ['body', 'caption'],
      linked: [null, SOURCE],
    },
    {
      place: 'a caption stands before it',
      text: `“It held through the night”: the weir\n\n${BODY}`,
      regions: ['caption', 'body'],
      linked: [SOURCE, null],
    },
    {
      place: 'a paragraph of its own credits nobody',
      text: `${BODY}\n\n“It held through the night, and nobody slept.”`,
      linked: [null, SOURCE],
    },
    {
      place: 'a caption repeats what a pull quotation repeats',
      text: `${BODY}\n\n“it held through the night”\n\n“It held through the night”: the weir`,
      regions: ['body', 'blockquote', 'caption'],
      linked: [null, SOURCE, SOURCE],
    },
  ])('$place', ({ text, regions, headline, linked }) => {
    expect(repeats(text, regions, headline ?? null)).toEqual(linked);
  });
});

describe('a quotation repeats nothing when', () => {
  test.each<{ shows: string; text: string; regions?: readonly Region[]; headline?: string }>([
    { shows: 'its words differ', text: BODY, headline: '“It held through the day,” says mayor' },
    { shows: 'it ends inside a word', text: BODY, headline: 'Weir “held through the nigh”, says mayor' },
    {
      shows: 'somebody else is credited with it',
      text: `${BODY}\n\n“It held through the night, and nobody slept,” Reed said.`,
    },
    {
      shows: 'it stands shorter in the text, credited',
      text: `${BODY}\n\nQuill said that “nobody slept”.`,
    },
    {
      shows: 'only the standfirst prints it longer',
      text: '“It held through the night, and nobody slept”',
      regions: ['standfirst'],
      headline: '“It held through the night,” says mayor',
    },
  ])('$shows', ({ text, regions, headline }) => {
    expect(repeats(text, regions, headline ?? null).every((words) => words === null)).toBe(true);
  });
});

test('a part of a run without spaces is found in it', () => {
  const text = '「橋は一晩持ちこたえた」と田中市長は話した。';
  const all = explained(text, { headline: '「一晩持ちこたえた」と市長が話した', language: 'ja' });
  expect(all[0]?.quotation.repeats).toBe(all[1]?.quotation.id);
});

test('whatever is printed, what is repeated repeats nothing itself', () => {
  const quotation = fc.record({
    text: fc
      .array(fc.constantFrom('we', 'will', 'not', 'stay'), { minLength: 1, maxLength: 8 })
      .map((w) => w.join(' ')),
    region: fc.constantFrom<Region>('body', 'blockquote', 'caption', 'headline', 'standfirst'),
    cue: fc.constantFrom('said', null),
    speaker: fc.constantFrom('Rosa Quill', 'Quill', 'Ivo Lund', null),
  });
  fc.assert(
    fc.property(fc.array(quotation, { maxLength: 12 }), (made) => {
      const all = made.map(
        (one, index): Quotation => ({
          ...one,
          id: `q${index}`,
          standsIn: 'text',
          segments: [{ start: index, end: index + 1 }],
          speakerAsWritten: null,
          kind: 'speech',
        }),
      );
      const links = repeatedWords(all, rulesFor('en'));
      for (const [from, to] of links) {
        expect(links.has(to)).toBe(false);
        const [part, whole] = [from, to].map((id) => all.find((one) => one.id === id)?.text ?? '');
        expect(` ${whole} `).toContain(` ${part} `);
      }
    }),
  );
});
