import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { captureTab } from '@/entrypoints/background/capture-tab';
import { readingOf } from '../capture/invented-reading';
import { inventedArticle } from '../storage/invented-article';

const article = inventedArticle({ canonicalUrl: 'https://post.example/quay' });
const reading = readingOf(article);

interface InventedTab {
  readonly url?: string;
  readonly status?: 'complete' | 'unloaded' | 'loading';
  readonly favIconUrl?: string;
}

/** A tab, and what the capture script does there. */
function openTab(tab: InventedTab, script: () => unknown) {
  vi.spyOn(fakeBrowser.tabs, 'get').mockImplementation(async () => ({ id: 7, ...tab }));
  return vi
    .spyOn(fakeBrowser.scripting, 'executeScript')
    .mockImplementation(async () => [{ result: await script(), frameId: 0, documentId: 'a' }]);
}

const tabAt = (url: string | undefined, script: () => unknown) =>
  openTab(url === undefined ? {} : { url }, script);

const fails = (message: string) => () => {
  throw new Error(message);
};

beforeEach(() => fakeBrowser.reset());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('runs the capture script in the main frame and gives its article', async () => {
  const run = tabAt('https://post.example/quay', () => ({ ok: true, reading }));
  expect(await captureTab(7, '/capture.js')).toEqual({ ok: true, value: article });
  expect(run).toHaveBeenCalledExactlyOnceWith({
    target: { tabId: 7 },
    files: ['/capture.js'],
    injectImmediately: false,
  });
});

test('reads a tab whose address the browser does not tell', async () => {
  tabAt(undefined, () => ({ ok: true, reading }));
  expect(await captureTab(7, '/capture.js')).toEqual({ ok: true, value: article });
});

test('does not even try where nothing can run', async () => {
  const run = tabAt('chrome://settings/', () => ({ ok: true, reading }));
  expect(await captureTab(7, '/capture.js')).toEqual({ ok: false, problem: 'browser-page' });
  expect(run).not.toHaveBeenCalled();
});

test('a tab that is gone', async () => {
  vi.spyOn(fakeBrowser.tabs, 'get').mockRejectedValue(new Error('No tab with id: 7.'));
  expect(await captureTab(7, '/capture.js')).toEqual({ ok: false, problem: 'page-went-away' });
});

describe('says why a page gives no article', () => {
  const WEB = 'https://post.example/quay';
  const PDF = 'https://council.example/minutes.pdf';
  const FILE = 'file:///home/reader/a.html';
  test.each<[string, string, () => unknown, string]>([
    ['the script’s own reason', WEB, () => ({ ok: false, reason: 'no-article' }), 'no-article'],
    ['a script that returns nothing', WEB, () => undefined, 'capture-silent'],
    ['a script that threw', WEB, () => null, 'capture-silent'],
    ['a renderer that returns nonsense', WEB, () => ({ ok: true, reading: 7 }), 'capture-failed'],
    ['a page that did not load', WEB, fails('Frame with ID 0 is showing error page'), 'error-page'],
    ['a page that forbids it', WEB, fails('Missing host permission for the tab'), 'no-access'],
    ['a page that was left meanwhile', WEB, fails('The frame was removed.'), 'page-went-away'],
    [
      'a store',
      'https://addons.mozilla.org/en-GB/',
      fails('Missing host permission for the tab'),
      'store-page',
    ],
    ['an error page the script knows', WEB, () => ({ ok: false, reason: 'error-page' }), 'error-page'],
    [
      'a store’s page that was read',
      'https://addons.mozilla.org/',
      () => ({ ok: false, reason: 'no-article' }),
      'no-article',
    ],
    ['a file that was read', FILE, () => ({ ok: false, reason: 'no-article' }), 'no-article'],
    ['a PDF the viewer keeps', PDF, fails('Missing host permission for the tab'), 'pdf'],
    ['a PDF whose viewer was read', PDF, () => ({ ok: false, reason: 'not-html' }), 'pdf'],
    ['a file the reader has not allowed', FILE, fails('Cannot access contents of the page.'), 'local-file'],
  ])('%s', async (_name, address, script, problem) => {
    tabAt(address, script);
    expect(await captureTab(7, '/capture.js')).toEqual({ ok: false, problem });
  });
});

describe('a refusal without a reason', () => {
  const REFUSED = fails('Missing host permission for the tab');
  test.each<[string, { favIconUrl?: string; status?: string }, string]>([
    ['of Firefox’s error page', { favIconUrl: 'chrome://global/skin/icons/info.svg' }, 'error-page'],
    ['of Firefox’s PDF viewer', { favIconUrl: 'chrome://global/skin/icons/pdf.svg' }, 'pdf'],
    ['of a tab whose page has crashed', { status: 'unloaded' }, 'error-page'],
    ['of a page with an icon of its own', { favIconUrl: 'https://post.example/pdf.ico' }, 'no-access'],
    ['of a page without an icon', {}, 'no-access'],
  ])('%s', async (_name, facts, problem) => {
    tabAt('https://post.example/quay', REFUSED);
    vi.spyOn(fakeBrowser.tabs, 'get').mockImplementation(async () => ({
      id: 7,
      url: 'https://post.example/quay',
      ...facts,
    }));
    expect(await captureTab(7, '/capture.js')).toEqual({ ok: false, problem });
  });
});

test.each([
  ['a page that only ends in “.pdf”', 'https://post.example/quay.pdf'],
  ['a host that only the other browser keeps closed', 'https://support.mozilla.org/en-GB/kb/quay'],
  ['a store’s page, if the browser lets it', 'https://chrome.google.com/webstore/quay'],
])('%s is read', async (_what, url) => {
  tabAt(url, () => ({ ok: true, reading }));
  expect(await captureTab(7, '/capture.js')).toMatchObject({ ok: true });
});

test('a page that claims another host’s address is placed where the browser says it is', async () => {
  tabAt('https://hostile.example/x', () => ({ ok: true, reading }));
  expect(await captureTab(7, '/capture.js')).toMatchObject({
    ok: true,
    value: { url: 'https://hostile.example/x' },
  });
});

describe('a page that makes its address too long to keep', () => {
  const path = `https://hostile.example/${'a'.repeat(500_000)}`;
  const readAt = async (url: string) => {
    tabAt(url, () => ({ ok: true, reading: { ...reading, address: url } }));
    const answer = await captureTab(7, '/capture.js');
    return answer.ok ? [answer.value.url, answer.value.canonicalUrl] : [];
  };

  test('in its path has none, and is not believed to stand elsewhere', async () => {
    expect(await readAt(path)).toEqual([null, null]);
  });

  test.each(['?', '#'])('after “%s” has what stands before that', async (sign) => {
    const long = `https://hostile.example/x${sign}${'a'.repeat(500_000)}`;
    expect(await readAt(long)).toEqual(['https://hostile.example/x', 'https://hostile.example/x']);
  });
});

test('a file keeps the address it names, and has none of its own', async () => {
  tabAt('file:///home/reader/a.html', () => ({
    ok: true,
    reading: { ...reading, address: 'file:///home/reader/a.html' },
  }));
  expect(await captureTab(7, '/capture.js')).toMatchObject({
    ok: true,
    value: { url: null, canonicalUrl: 'https://post.example/quay' },
  });
});

test('a page that never gives the script a turn is given up', async () => {
  vi.useFakeTimers();
  tabAt('https://post.example/quay', () => new Promise(() => {}));
  const result = captureTab(7, '/capture.js');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await result).toEqual({ ok: false, problem: 'capture-silent' });
});

describe('a page that is still loading', () => {
  const url = 'https://post.example/quay';

  /** A page that never gets to where scripts are injected, and how much of it is there each time it is looked at. */
  function loading(lengths: readonly number[], early: unknown = { ok: true, reading }) {
    let looked = 0;
    vi.spyOn(fakeBrowser.tabs, 'get').mockImplementation(async () => ({ id: 7, url, status: 'loading' }));
    return vi.spyOn(fakeBrowser.scripting, 'executeScript').mockImplementation(async (injection) => {
      if ('func' in injection && injection.func) {
        const result = lengths[Math.min(looked, lengths.length - 1)];
        looked += 1;
        return [{ result, frameId: 0, documentId: 'a' }];
      }
      return injection.injectImmediately
        ? [{ result: early, frameId: 0, documentId: 'a' }]
        : new Promise(() => {});
    });
  }

  /** What it is answered with, and after how many seconds. */
  async function answered() {
    vi.useFakeTimers();
    const answer = vi.fn();
    void captureTab(7, '/capture.js').then(answer);
    for (let seconds = 1; seconds <= 20; seconds += 1) {
      await vi.advanceTimersByTimeAsync(1_000);
      if (answer.mock.calls.length > 0) return { answer: answer.mock.calls[0]?.[0], seconds };
    }
    return null;
  }

  test('and grows no more, is read as it is', async () => {
    loading([4_000]);
    expect(await answered()).toEqual({ answer: { ok: true, value: article }, seconds: 2 });
  });

  test('and still grows, is waited for', async () => {
    loading([100, 900, 2_500, 4_000]);
    expect(await answered()).toMatchObject({ answer: { ok: true }, seconds: 5 });
  });

  test('and has nothing in it yet, is waited for', async () => {
    const run = loading([0]);
    expect(await answered()).toMatchObject({ answer: { problem: 'still-loading' }, seconds: 10 });
    expect(run).not.toHaveBeenCalledWith(
      expect.objectContaining({ files: ['/capture.js'], injectImmediately: true }),
    );
  });

  test('and holds no article yet, is waited for', async () => {
    loading([4_000], { ok: false, reason: 'no-article' });
    expect(await answered()).toMatchObject({ answer: { problem: 'still-loading' }, seconds: 10 });
  });

  test('is left alone once it is read', async () => {
    vi.useFakeTimers();
    openTab({ url, status: 'loading' }, () => ({ ok: true, reading }));
    await captureTab(7, '/capture.js');
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('a tab that crashed or sleeps is told as one that did not load', async () => {
  const run = openTab({ url: 'https://post.example/quay', status: 'unloaded' }, () => ({
    ok: true,
    reading,
  }));
  expect(await captureTab(7, '/capture.js')).toEqual({ ok: false, problem: 'error-page' });
  expect(run).not.toHaveBeenCalled();
});

test.each([
  ['info.svg', 'error-page'],
  ['pdf.svg', 'pdf'],
])('Firefox’s icon %s explains a refusal: %s', async (icon, problem) => {
  const favIconUrl = `chrome://global/skin/icons/${icon}`;
  openTab(
    { url: 'https://council.example/minutes', favIconUrl },
    fails('Missing host permission for the tab'),
  );
  expect(await captureTab(7, '/capture.js')).toEqual({ ok: false, problem });
});

test('an icon that comes late is waited for, a little', async () => {
  const tab = { id: 7, url: 'https://nothing.example/' };
  openTab(tab, fails('Missing host permission for the tab'));
  vi.spyOn(fakeBrowser.tabs, 'get')
    .mockImplementationOnce(async () => tab)
    .mockImplementationOnce(async () => tab)
    .mockImplementation(async () => ({ ...tab, favIconUrl: 'chrome://global/skin/icons/info.svg' }));
  expect(await captureTab(7, '/capture.js')).toEqual({ ok: false, problem: 'error-page' });
});
