import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { listenForMarks, markRead, showInPage } from '@/entrypoints/background/mark-page';
import { turn } from '@/messaging/settings';
import { readArticle } from '@/storage/read-article';
import type { PageAnswer } from '@/text/answer';
import { inventedArticle } from '../storage/invented-article';

const TAB = 7;
const READ = readArticle(
  inventedArticle({
    paragraphs: [
      '“We will never raise fares on the harbour ferry this year,” said Ada Wren.',
      '“The quay has stood for a hundred years and will stand for a hundred more,” she said.',
    ],
  }),
);

/** Nobody else prints any of it. */
const ALONE: PageAnswer = {
  headline: null,
  identity: 'https://post.example/quay',
  outlet: 'The Harbour Post',
  domain: 'post.example',
  publishedAt: null,
  language: 'en',
  saved: 'new',
  quotations: READ.quotations.map((quotation) => ({ quotation, versions: [], found: 0 })),
  others: { articles: 0, outlets: 0 },
};

/** What was asked of the page, in order: the script put into it, or a call of it. */
let asked: unknown[];

function pageAnswers(answer: unknown): void {
  vi.spyOn(fakeBrowser.scripting, 'executeScript').mockImplementation((async (injection: {
    files?: string[];
    args?: unknown[];
  }) => {
    if (answer instanceof Error) throw answer;
    asked.push(injection.files?.[0] ?? injection.args?.[0]);
    return [{ frameId: 0, documentId: 'a', result: injection.files ? null : answer }];
  }) as never);
}

beforeEach(() => {
  fakeBrowser.reset();
  asked = [];
  pageAnswers(true);
});
afterEach(() => vi.restoreAllMocks());

test('a page is left alone until the reader wants marks', async () => {
  await (await markRead(TAB, READ))(ALONE);
  expect(asked).toEqual([]);
});

test('all quotations are marked before anybody is asked what others print', async () => {
  await turn('pageMarks', true);
  const tell = await markRead(TAB, READ);
  const [script, call] = asked;
  expect(script).toBe('/mark-page.js');
  expect(call).toMatchObject({
    what: 'mark',
    sought: [
      [{ words: 'We will never raise fares on the harbour ferry this year,', before: '“' }],
      [
        {
          words: 'The quay has stood for a hundred years and will stand for a hundred more,',
          after: '” she said.',
        },
      ],
    ],
  });
  await tell(ALONE);
  expect(asked.slice(2)).toEqual([{ what: 'tell', kinds: ['alone', 'alone'] }]);
});

test('a page that cannot be marked is read all the same', async () => {
  await turn('pageMarks', true);
  pageAnswers(new Error('Cannot access contents of the page'));
  await expect((await markRead(TAB, READ))(ALONE)).resolves.toBeUndefined();
});

test('marks that were switched off while they were made are taken away', async () => {
  await turn('pageMarks', true);
  vi.spyOn(fakeBrowser.scripting, 'executeScript').mockImplementation((async (injection: {
    args?: { what: string }[];
  }) => {
    const [call] = injection.args ?? [];
    asked.push(call?.what);
    if (call?.what === 'mark') await turn('pageMarks', false);
    return [{ frameId: 0, documentId: 'a', result: [] }];
  }) as never);
  await markRead(TAB, READ);
  expect(asked).toEqual([undefined, 'mark', 'clear']);
});

test('switched off, they are taken off every tab', async () => {
  vi.spyOn(fakeBrowser.tabs, 'query').mockImplementation((async () => [{ id: 1 }, {}, { id: 2 }]) as never);
  listenForMarks();
  await turn('pageMarks', true);
  expect(asked).toEqual([]);
  await turn('pageMarks', false);
  await vi.waitFor(() => expect(asked).toEqual([{ what: 'clear' }, { what: 'clear' }]));
});

test.each<[string, unknown, boolean]>([
  ['shown', true, true],
  ['not there', false, false],
  ['in a page that answers something else', 'yes', false],
  ['in a page that may not be touched', new Error('No tab with id'), false],
])('words to be shown are %s', async (_how, answer, shown) => {
  pageAnswers(answer);
  const segments = ['We will never raise fares', 'this year'];
  expect(await showInPage({ tabId: TAB, segments })).toEqual({ ok: true, value: { shown } });
});
