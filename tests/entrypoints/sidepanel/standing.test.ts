import { expect, test } from 'vitest';
import { type Standing, standing } from '@/entrypoints/sidepanel/standing';
import type { TabInView } from '@/entrypoints/sidepanel/tab-in-view';

const PAGE = 'https://post.example/quay';
const tab = (changes: Partial<TabInView> = {}): TabInView => ({
  id: 7,
  windowId: 1,
  url: PAGE,
  title: 'The quay',
  moves: 0,
  ...changes,
});

test.each<[what: string, read: TabInView, now: TabInView | null, is: Standing]>([
  ['the same page', tab(), tab(), 'fresh'],
  ['another place in the same page', tab(), tab({ url: `${PAGE}#said` }), 'fresh'],
  ['another page of the site', tab(), tab({ url: 'https://post.example/ferry' }), 'moved-on'],
  ['a page whose address is not told any more', tab(), tab({ url: null }), 'moved-on'],
  ['another tab with the same page', tab(), tab({ id: 8 }), 'other-tab'],
  ['no tab at all', tab(), null, 'other-tab'],
  ['a page that was never told and stays', tab({ url: null }), tab({ url: null }), 'fresh'],
  ['one that was never told and loads', tab({ url: null }), tab({ url: null, moves: 1 }), 'moved-on'],
  ['one that was never told and is told now', tab({ url: null }), tab(), 'fresh'],
])('%s', (_what, read, now, is) => {
  expect(standing(read, now)).toBe(is);
});
