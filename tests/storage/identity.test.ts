import { describe, expect, test } from 'vitest';
import { identityOf, pageOf, selectionsOf } from '@/storage/identity';

const page = { url: 'https://post.example/ferry?utm_source=mail#top', canonicalUrl: null };
const loose = { url: null, canonicalUrl: null };

describe('the identity of', () => {
  test.each([
    ['an article is its address', page, 'https://post.example/ferry'],
    ['a text without an address is its words', loose, 'words:abc'],
    [
      'selected words is the page they stand on, and the words',
      { ...page, selection: true as const },
      'https://post.example/ferry#selection-abc',
    ],
    [
      'words selected in a file is the words',
      { ...loose, selection: true as const },
      'words:abc#selection-abc',
    ],
  ])('%s', (_what, article, identity) => {
    expect(identityOf(article, 'abc')).toBe(identity);
  });
});

test('two selections on one page are two texts of one page', () => {
  const [one, other] = ['abc', 'def'].map((words) => identityOf({ ...page, selection: true }, words));
  expect(one).not.toBe(other);
  expect([one, other].map((identity) => pageOf(identity ?? ''))).toEqual([
    'https://post.example/ferry',
    'https://post.example/ferry',
  ]);
  expect(one?.startsWith(selectionsOf('https://post.example/ferry'))).toBe(true);
});

test('an article’s own identity is its page', () => {
  const identity = identityOf(page, 'abc');
  expect(pageOf(identity)).toBe(identity);
});
