import { describe, expect, test } from 'vitest';
import { sourceLink } from '@/components/source-link';
import { version } from './samples';

const SEGMENTS = ['We will not sell the harbour.'];
const FRAGMENT = ':~:text=We%20will%20not%20sell%20the%20harbour';
const link = (given: Parameters<typeof version>[0]) => sourceLink(version({ segments: SEGMENTS, ...given }));

describe('sourceLink', () => {
  test.each<[because: string, url: string, link: string]>([
    ['opens an article at the words', 'https://gull.example/a', `https://gull.example/a#${FRAGMENT}`],
    [
      'keeps the place an address names',
      'https://gull.example/a#top',
      `https://gull.example/a#top${FRAGMENT}`,
    ],
    [
      'keeps what follows a question mark',
      'https://gull.example/a?id=7',
      `https://gull.example/a?id=7#${FRAGMENT}`,
    ],
    [
      'takes the place of other words',
      'https://gull.example/a#:~:text=Other',
      `https://gull.example/a#${FRAGMENT}`,
    ],
    ['opens a PDF at its beginning', 'https://gull.example/a.pdf?v=1', 'https://gull.example/a.pdf?v=1'],
  ])('%s', (_because, url, expected) => {
    expect(link({ url })).toBe(expected);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'nonsense', null])(
    'makes no link of %s',
    (url) => {
      expect(link({ url })).toBeNull();
    },
  );

  test.each([
    ['the page does not print the words any more', { earlierCopy: true }],
    ['the words are not known', { segments: [] }],
    ['the words could stand anywhere', { segments: ['Never'] }],
  ])('opens the article at its beginning where %s', (_because, given) => {
    expect(link(given)).toBe('https://gull.example/mayor');
  });

  test('tells short words apart by what stands beside them', () => {
    const short = version({ segments: ['Never'] });
    expect(sourceLink(short, { before: 'Voss said: “', after: '”' })).toContain(
      '#:~:text=Voss%20said%3A%20%E2%80%9C-,Never',
    );
  });
});
