import { describe, expect, test } from 'vitest';
import type { Region } from '@/text/article';
import { explained } from './quoted';

const BODY = '“It held through the night, and nobody slept,” Quill said.';

/** For each quotation the words of the one it repeats, or null. */
function repeats(text: string, regions: readonly Region[], headline: string | null = null) {
  const all = explained(text, { regions, headline }).map(({ quotation }) => quotation);
  return all.map(({ repeats: id }) => all.find((other) => other.id === id)?.text ?? null);
}

describe('a quotation is linked to the one it repeats when it stands in', () => {
  const source = 'It held through the night, and nobody slept,';
  test.each<{
    place: string;
    text: string;
    regions: readonly Region[];
    headline?: string;
    linked: (string | null)[];
  }>([
    {
      place: 'a headline that stands apart',
      text: BODY,
      regions: ['body'],
      headline: '“It held through the night,” says mayor',
      linked: [source, null],
    },
    {
      place: 'a pull quote before it',
      text: `“it held through the night”\n\n${BODY}`,
      regions: ['blockquote', 'body'],
      linked: [source, null],
    },
    {
      place: 'a caption',
      text: `${BODY}\n\n“It held through the night, and nobody slept”: the weir`,
      regions: ['body', 'caption'],
      linked: [null, source],
    },
    {
      place: 'a paragraph of its own that credits nobody',
      text: `${BODY}\n\n“It held through the night, and nobody slept.”`,
      regions: ['body', 'body'],
      linked: [null, source],
    },
  ])('$place', ({ text, regions, headline, linked }) => {
    expect(repeats(text, regions, headline ?? null)).toEqual(linked);
  });
});

describe('a quotation repeats nothing when', () => {
  test.each<{ shows: string; text: string; regions: readonly Region[]; headline?: string }>([
    {
      shows: 'its words differ',
      text: BODY,
      regions: ['body'],
      headline: '“It held through the day,” says mayor',
    },
    {
      shows: 'it is too short to tell',
      text: BODY,
      regions: ['body'],
      headline: 'Weir “held through”, says mayor',
    },
    {
      shows: 'somebody is credited with saying it again',
      text: `${BODY}\n\n“It held through the night, and nobody slept,” Reed said.`,
      regions: ['body', 'body'],
    },
  ])('$shows', ({ text, regions, headline }) => {
    expect(repeats(text, regions, headline ?? null).every((words) => words === null)).toBe(true);
  });
});
