import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { placeOfCard, takeTask } from '@/entrypoints/background/cards';
import { showCard } from '@/entrypoints/background/show-card';
import { readingOf } from '../capture/invented-reading';
import { inventedArticle } from '../storage/invented-article';
import type { CardTask } from '@/messaging/protocol';

const TOKEN = '0123456789abcdef0123456789abcdef';
const TAB = { id: 7, index: 3, url: 'https://news.example/ferry' };

/** What the script in the page returns; an error for a page it may not run in. */
function pageGives(result: unknown): void {
  vi.spyOn(fakeBrowser.scripting, 'executeScript').mockImplementation(async () => {
    if (result instanceof Error) throw result;
    return [{ frameId: 0, documentId: 'a', result }];
  });
}

/** What the script returns of words selected in the page, or in a field for text. */
function selected(words: string | null, typed: string | null = null): unknown {
  const article = inventedArticle({ url: TAB.url, outlet: 'news', paragraphs: words?.split('\n\n') ?? [] });
  const read =
    words === null
      ? { ok: false, reason: 'nothing-selected' }
      : { ok: true, reading: { ...readingOf(article), selection: true } };
  return { token: TOKEN, typed, read };
}

const inPage = (): Promise<CardTask | null> => takeTask(TOKEN, { tabId: 7, frameId: 12 });

let opened: string[];
beforeEach(() => {
  fakeBrowser.reset();
  opened = [];
  vi.spyOn(fakeBrowser.tabs, 'create').mockImplementation(async () => ({ id: 8 }) as never);
  vi.spyOn(fakeBrowser.tabs, 'update').mockImplementation((async (_id: number, { url }: { url: string }) => {
    opened.push(url);
  }) as never);
});
afterEach(() => vi.restoreAllMocks());

/** The task of the card in a tab of its own. */
function besides(): Promise<CardTask | null> {
  return takeTask(opened[0]?.split('#')[1] ?? '', { tabId: 8, frameId: 0 });
}

test.each<[string, string | null, string | null, string | null]>([
  ['the page’s words, which are whole', 'One.\n\nTwo, and more.', 'One. Two, and', 'One.\n\nTwo, and more.'],
  [
    'the menu’s, when the page’s script sees others: they stand in another site’s frame',
    'Other words.',
    'One. Two.',
    'One. Two.',
  ],
  ['the menu’s, when the page’s script sees none', null, 'One. Two.', 'One. Two.'],
  ['the page’s, for the shortcut', 'One.', null, 'One.'],
  ['none, when nothing is selected', null, null, null],
])('looks up %s', async (_name, words, menu, expected) => {
  pageGives(selected(words));
  await showCard(TAB, menu);
  expect(await inPage()).toEqual({ words: expected, tabId: 7, problem: null });
  expect(opened).toEqual([]);
});

test('looks words up that are selected in a field for text', async () => {
  pageGives(selected(null, 'We will stay.'));
  await showCard(TAB, null);
  expect(await inPage()).toMatchObject({ words: 'We will stay.' });
});

test.each<[string, string | null, string | null]>([
  ['the page they stand on, without what says nothing of it', null, 'https://news.example/ferry'],
  ['another site’s frame, no page: it may be any', 'Other words.', null],
])('knows of words in %s', async (_name, menu, page) => {
  pageGives(selected('One. Two.'));
  await showCard({ ...TAB, url: `${TAB.url}?utm_source=feed#comments` }, menu);
  await inPage();
  expect(await placeOfCard({ tabId: 7, frameId: 12 })).toMatchObject({ page });
});

test.each<[string, unknown, string, string]>([
  ['a page of the browser', new Error('Cannot access a chrome:// URL'), 'chrome://settings/', 'browser-page'],
  ['a PDF', new Error('Missing host permission for the tab'), 'https://news.example/a.pdf', 'pdf'],
  ['a document that holds no element of ours', null, 'https://news.example/a.svg', 'not-html'],
  ['an answer that makes no sense', { token: 'guess', typed: 7 }, 'https://news.example/a', 'not-html'],
])('opens beside %s, with the words the browser names', async (_name, result, url, problem) => {
  pageGives(result);
  await showCard({ ...TAB, url }, 'We will stay.');
  expect(await besides()).toEqual({ words: 'We will stay.', tabId: null, problem });
  expect(await inPage()).toBeNull();
});

test('opens nothing for a tab that went away', async () => {
  pageGives(new Error('No tab with id: 7.'));
  await showCard(TAB, 'We will stay.');
  expect(opened).toEqual([]);
});

test('a browser that opens no tab is no failure', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  pageGives(null);
  vi.spyOn(fakeBrowser.tabs, 'create').mockRejectedValue(new Error('no window'));
  await showCard(TAB, null);
  expect(told).toHaveBeenCalledTimes(1);
});
