import { describe, expect, test } from 'vitest';
import { hasMorePages } from '@/capture/more-pages';

const HERE = 'https://post.example/news/ferry';
const none = { next: [], numbered: [], counters: [] };

describe('an article goes on', () => {
  test.each([
    ['at the same address with a number', HERE, { next: ['/news/ferry/2'] }],
    ['at a numbered page', HERE, { next: ['/news/ferry/page/2/'] }],
    ['at a number before the ending', 'https://post.example/ferry.html', { next: ['ferry-2.html'] }],
    ['at a German page', HERE, { numbered: ['/news/ferry/seite-2'] }],
    ['in a query', `${HERE}?id=7`, { numbered: ['?id=7&page=2'] }],
    ['after the second page', `${HERE}?page=2`, { next: ['?page=3'] }],
    ['by its counter', null, { counters: ['Page 1 of 5'] }],
    ['by a counter of another language', HERE, { counters: ['Seite 2 von 3'] }],
  ])('%s', (_what, address, given) => {
    expect(hasMorePages({ ...none, ...given }, address)).toBe(true);
  });
});

describe('nothing goes on', () => {
  test.each([
    ['where the next article is meant', HERE, { next: ['/news/bridge', 'https://post.example/news/fair'] }],
    [
      'where the numbers are those of the list it stands in',
      HERE,
      { numbered: ['/news/page/2', '/news?page=3'] },
    ],
    [
      'where readers’ comments have pages',
      HERE,
      { next: ['/news/ferry/comment-page-2'], numbered: ['/news/ferry?page=2#comments'] },
    ],
    [
      'on the last page',
      `${HERE}?page=3`,
      { numbered: [HERE, '?page=2', '?page=3'], counters: ['Page 3 of 3'] },
    ],
    ['on another site', HERE, { next: ['https://mail.example/news/ferry/2'] }],
    ['where the next number is a year later', 'https://post.example/2025', { next: ['/2026'] }],
    ['where addresses are broken', HERE, { next: ['http://[', 'javascript:void 0'], numbered: ['#'] }],
    ['where a picture is counted', HERE, { counters: ['5/5', 'no. 7'] }],
    ['where no address is known', null, { next: ['/news/ferry/2'] }],
  ])('%s', (_what, address, given) => {
    expect(hasMorePages({ ...none, ...given }, address)).toBe(false);
  });
});
