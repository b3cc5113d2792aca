import { freshName } from '../storage/fresh-corpus';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import background from '@/entrypoints/background';
import { putCard, takeTask } from '@/entrypoints/background/cards';
import { keepCorpus } from '@/entrypoints/background/keep-corpus';
import { lookUp } from '@/entrypoints/background/look-up';
import { readPage } from '@/entrypoints/background/read-page';
import { CorpusDb } from '@/storage/corpus-db';
import type { Article } from '@/text/article';
import { readingOf } from '../capture/invented-reading';
import { inventedArticle } from '../storage/invented-article';
import { unheardEvents } from './unheard-events';

const TOKEN = '0123456789abcdef0123456789abcdef';
const YEAR = '“We will never raise fares on the harbour ferry this year,” said Ada Wren.';
const WINTER = '“We will never raise fares on the harbour ferry this winter,” said Ada Wren.';

/** Articles by the tab they stand in. */
let tabs: Map<number, Article>;

function articleIn(tabId: number, outlet: string, ...paragraphs: string[]) {
  const url = `https://${outlet}.example/ferry`;
  tabs.set(tabId, inventedArticle({ url, outlet, paragraphs }));
}

beforeEach(() => {
  fakeBrowser.reset();
  tabs = new Map();
  vi.spyOn(fakeBrowser.tabs, 'get').mockImplementation(async (id: number) => ({
    id,
    url: tabs.get(id)?.url,
  }));
  vi.spyOn(fakeBrowser.scripting, 'executeScript').mockImplementation(async ({ target }) => [
    { frameId: 0, documentId: 'a', result: { ok: true, reading: readingOf(tabs.get(target.tabId)) } },
  ]);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

/** A background with a corpus of its own, as it is after a wake. */
function wake(name = freshName()) {
  const corpus = keepCorpus(name);
  return { corpus, read: readPage(corpus, '/capture.js'), find: lookUp(corpus), name };
}

test('two pages read one after the other are compared', async () => {
  const { read } = wake();
  articleIn(1, 'post', YEAR);
  articleIn(2, 'mail', WINTER);
  expect(await read({ tabId: 1 })).toMatchObject({
    ok: true,
    value: { saved: 'new', others: { articles: 0 } },
  });
  expect(await read({ tabId: 2 })).toMatchObject({
    ok: true,
    value: {
      saved: 'new',
      quotations: [{ versions: [{ outlet: 'post' }] }],
      others: { articles: 1, outlets: 1 },
    },
  });
});

test('clicking twice on a page does not double it', async () => {
  const { read, corpus } = wake();
  articleIn(1, 'post', YEAR);
  const first = await read({ tabId: 1 });
  const second = await read({ tabId: 1 });
  expect(second).toMatchObject({ ok: true, value: { saved: 'known' } });
  expect([first.ok, await (await corpus()).articles.count()]).toEqual([true, 1]);
});

test('clicking twice at once does not double it either', async () => {
  const { read, corpus } = wake();
  articleIn(1, 'post', YEAR);
  const both = await Promise.all([read({ tabId: 1 }), read({ tabId: 1 })]);
  expect(both.every(({ ok }) => ok)).toBe(true);
  expect(await (await corpus()).articles.count()).toBe(1);
});

test('a page that changed is a revision', async () => {
  const { read } = wake();
  articleIn(1, 'post', YEAR);
  await read({ tabId: 1 });
  articleIn(1, 'post', WINTER);
  expect(await read({ tabId: 1 })).toMatchObject({ ok: true, value: { saved: 'revision' } });
});

test('a background that was stopped between two clicks finds the corpus again', async () => {
  const before = wake();
  articleIn(1, 'post', YEAR);
  await before.read({ tabId: 1 });
  (await before.corpus()).close();
  const after = wake(before.name);
  articleIn(2, 'mail', WINTER);
  expect(await after.read({ tabId: 2 })).toMatchObject({ ok: true, value: { others: { articles: 1 } } });
});

test('a corpus that closed in between is opened again', async () => {
  const { read, corpus } = wake();
  articleIn(1, 'post', YEAR);
  await read({ tabId: 1 });
  (await corpus()).close();
  expect(await read({ tabId: 1 })).toMatchObject({ ok: true, value: { saved: 'known' } });
});

test('two clicks at once open the corpus once', async () => {
  const { corpus } = wake();
  const [one, other] = await Promise.all([corpus(), corpus()]);
  expect(one).toBe(other);
});

test('a page that cannot be read is not saved', async () => {
  const { read, corpus } = wake();
  vi.spyOn(fakeBrowser.scripting, 'executeScript').mockImplementation(async () => [
    { frameId: 0, documentId: 'a', result: null },
  ]);
  articleIn(1, 'post', YEAR);
  expect(await read({ tabId: 1 })).toEqual({ ok: false, problem: 'capture-silent' });
  expect(await (await corpus()).articles.count()).toBe(0);
});

test('when the device is full, a page is answered, unsaved, and words are looked up', async () => {
  const { read, find, corpus } = wake();
  articleIn(1, 'post', YEAR);
  articleIn(2, 'mail', WINTER);
  await read({ tabId: 1 });
  const db = await corpus();
  db.texts.hook('creating', () => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  const found = { quotations: [{ versions: [{ outlet: 'post' }] }], others: { articles: 1, outlets: 1 } };
  expect(await read({ tabId: 2 })).toMatchObject({ ok: true, value: { ...found, saved: 'not-saved' } });
  expect(await find({ text: WINTER })).toMatchObject({ ok: true, value: found });
  expect(await db.articles.count()).toBe(1);
});

describe('a corpus that cannot serve is said plainly', () => {
  test('when the browser refuses the database', async () => {
    const { read, find } = wake();
    articleIn(1, 'post', YEAR);
    vi.spyOn(CorpusDb.dependencies.indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('refused', 'InvalidStateError');
    });
    expect(await read({ tabId: 1 })).toEqual({ ok: false, problem: 'corpus-unavailable' });
    expect(await find({ text: YEAR })).toEqual({ ok: false, problem: 'corpus-unavailable' });
  });

  test('and tried again at the next click', async () => {
    const { read } = wake();
    articleIn(1, 'post', YEAR);
    const refuse = vi.spyOn(CorpusDb.dependencies.indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('refused', 'InvalidStateError');
    });
    await read({ tabId: 1 });
    refuse.mockRestore();
    expect(await read({ tabId: 1 })).toMatchObject({ ok: true, value: { saved: 'new' } });
  });
});

describe('looking words up', () => {
  test('finds who prints them', async () => {
    const { read, find } = wake();
    articleIn(1, 'post', YEAR);
    await read({ tabId: 1 });
    expect(await find({ text: WINTER })).toMatchObject({
      ok: true,
      value: { quotations: [{ versions: [{ outlet: 'post' }] }], others: { articles: 1, outlets: 1 } },
    });
  });

  test('in a card does not find the page it stands on', async () => {
    const { read, find } = wake();
    articleIn(1, 'post', YEAR);
    articleIn(2, 'mail', WINTER);
    await read({ tabId: 1 });
    await read({ tabId: 2 });
    const place = { page: 'https://post.example/ferry', language: null };
    const task = { words: YEAR, tabId: 1, problem: null };
    await putCard(1, async () => ({ token: TOKEN, task, place }));
    await takeTask(TOKEN, { tabId: 1, frameId: 12 });
    const inCard = await find({ text: YEAR }, { tabId: 1, frameId: 12 });
    expect(inCard).toMatchObject({
      value: { quotations: [{ versions: [{ outlet: 'mail' }], found: 1 }], others: { articles: 1 } },
    });
    expect(await find({ text: YEAR }, { tabId: 1, frameId: 13 })).toMatchObject({
      value: { quotations: [{ found: 2 }], others: { articles: 2 } },
    });
  });

  test.each(['', ' \n\t '])('nothing pasted (%j) is said so', async (text) => {
    expect(await wake().find({ text })).toEqual({ ok: false, problem: 'nothing-pasted' });
  });

  test.each(['!!!', 'the', 'flood the zone'])('too few words (%j) are said to be too few', async (text) => {
    expect(await wake().find({ text })).toEqual({ ok: false, problem: 'too-few-words' });
  });
});

describe('when the background starts', () => {
  /** What it listens to that the fake browser does not have. */
  function heard() {
    const listeners = { menu: vi.fn(), ...unheardEvents() };
    vi.spyOn(fakeBrowser.contextMenus.onClicked, 'addListener').mockImplementation((listener) => {
      listeners.menu.mockImplementation(listener);
    });
    return listeners;
  }

  test('it registers at once, and answers the popup', async () => {
    heard();
    articleIn(1, 'post', YEAR);
    void background.main();
    const origin = fakeBrowser.runtime.getURL('/').replace(/\/$/, '');
    const reply = await new Promise((resolve) => {
      const message = { type: 'read-page', argument: { tabId: 1 } };
      const sender = { id: fakeBrowser.runtime.id, url: `${origin}/popup.html`, origin };
      void fakeBrowser.runtime.onMessage.trigger(message, sender, resolve);
    });
    expect(reply).toMatchObject({ ok: true, value: { saved: 'new', outlet: 'post' } });
  });

  test.each([
    ['its own entry of the menu', 'menu', { menuItemId: 'look-up-selection' }, 1],
    ['its own shortcut', 'command', 'look-up-selection', 1],
    ['another entry', 'menu', { menuItemId: 'another' }, 0],
    ['another shortcut', 'command', 'another', 0],
  ] as const)('%s shows the card or does not', async (_name, gesture, what, times) => {
    const listeners = heard();
    void background.main();
    listeners[gesture](what, { id: 1, index: 0, url: 'https://post.example/ferry' });
    await vi.waitFor(() => expect(fakeBrowser.scripting.executeScript).toHaveBeenCalledTimes(times));
  });
});
