import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { captureTab } from '@/entrypoints/background/capture-tab';
import { inventedArticle } from '../storage/invented-article';

const article = inventedArticle();

interface InventedTab {
  readonly url?: string;
  readonly status?: 'complete' | 'unloaded';
  readonly favIconUrl?: string;
  /** What the server answered the page with. */
  readonly httpStatus?: unknown;
}

/** A tab, and what the capture script does there. */
function openTab({ httpStatus = 200, ...tab }: InventedTab, script: () => unknown) {
  vi.spyOn(fakeBrowser.tabs, 'get').mockImplementation(async () => ({ id: 7, ...tab }));
  return vi.spyOn(fakeBrowser.scripting, 'executeScript').mockImplementation(async (injection) => {
    const result = 'files' in injection && injection.files ? await script() : httpStatus;
    return [{ result, frameId: 0, documentId: 'a' }];
  });
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
  const run = tabAt('https://post.example/quay', () => ({ ok: true, article }));
  expect(await captureTab(7)).toEqual({ ok: true, value: article });
  expect(run).toHaveBeenCalledWith({ target: { tabId: 7 }, files: ['/capture.js'] });
});

test('reads a tab whose address the browser does not tell', async () => {
  tabAt(undefined, () => ({ ok: true, article }));
  expect(await captureTab(7)).toEqual({ ok: true, value: article });
});

test('does not even try where nothing can run', async () => {
  const run = tabAt('chrome://settings/', () => ({ ok: true, article }));
  expect(await captureTab(7)).toEqual({ ok: false, problem: 'browser-page' });
  expect(run).not.toHaveBeenCalled();
});

test('a tab that is gone', async () => {
  vi.spyOn(fakeBrowser.tabs, 'get').mockRejectedValue(new Error('No tab with id: 7.'));
  expect(await captureTab(7)).toEqual({ ok: false, problem: 'page-went-away' });
});

describe('says why a page gives no article', () => {
  const WEB = 'https://post.example/quay';
  const PDF = 'https://council.example/minutes.pdf';
  const FILE = 'file:///home/reader/a.html';
  test.each<[string, string, () => unknown, string]>([
    ['the script’s own reason', WEB, () => ({ ok: false, reason: 'no-article' }), 'no-article'],
    ['a script that returns nothing', WEB, () => undefined, 'capture-silent'],
    ['a script that threw', WEB, () => null, 'capture-silent'],
    ['a renderer that returns nonsense', WEB, () => ({ ok: true, article: 7 }), 'capture-failed'],
    ['a page that did not load', WEB, fails('Frame with ID 0 is showing error page'), 'error-page'],
    ['a page that forbids it', WEB, fails('Missing host permission for the tab'), 'no-access'],
    ['a page that was left meanwhile', WEB, fails('The frame was removed.'), 'page-went-away'],
    ['a PDF the viewer keeps', PDF, fails('Missing host permission for the tab'), 'pdf'],
    ['a PDF whose viewer was read', PDF, () => ({ ok: false, reason: 'not-html' }), 'pdf'],
    ['a file the reader has not allowed', FILE, fails('Cannot access contents of the page.'), 'local-file'],
  ])('%s', async (_name, address, script, problem) => {
    tabAt(address, script);
    expect(await captureTab(7)).toEqual({ ok: false, problem });
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
    expect(await captureTab(7)).toEqual({ ok: false, problem });
  });
});

test('a page that only ends in “.pdf” is read', async () => {
  tabAt('https://post.example/quay.pdf', () => ({ ok: true, article }));
  expect(await captureTab(7)).toMatchObject({ ok: true });
});

test('a page that claims another host’s address is placed where the browser says it is', async () => {
  tabAt('https://hostile.example/x', () => ({ ok: true, article }));
  expect(await captureTab(7)).toMatchObject({ ok: true, value: { url: 'https://hostile.example/x' } });
});

test('a page that never gives the script a turn is given up', async () => {
  vi.useFakeTimers();
  tabAt('https://post.example/quay', () => new Promise(() => {}));
  const result = captureTab(7);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await result).toEqual({ ok: false, problem: 'capture-silent' });
});

describe('a page the server answered with an error', () => {
  const url = 'https://post.example/quay';
  const read = (httpStatus: unknown, result: unknown) => {
    openTab({ url, httpStatus }, () => result);
    return captureTab(7);
  };
  const long = inventedArticle({ paragraphs: ['The council met and heard what it had heard. '.repeat(50)] });

  test.each([404, 500, 503])('%i: is told as one that did not load', async (status) => {
    expect(await read(status, { ok: true, article })).toEqual({ ok: false, problem: 'error-page' });
    expect(await read(status, { ok: false, reason: 'blank-page' })).toEqual({
      ok: false,
      problem: 'error-page',
    });
  });

  test('is read when it holds an article all the same', async () => {
    expect(await read(404, { ok: true, article: long })).toEqual({ ok: true, value: long });
  });

  test.each<[string, unknown]>([
    ['success', 200],
    ['a redirect', 304],
    ['no status, as for a file', 0],
    ['a browser that does not know', undefined],
    ['nonsense from a hostile page', '404'],
  ])('%s is no error', async (_name, status) => {
    expect(await read(status, { ok: true, article })).toEqual({ ok: true, value: article });
  });
});

test('a tab that crashed or sleeps is told as one that did not load', async () => {
  const run = openTab({ url: 'https://post.example/quay', status: 'unloaded' }, () => ({
    ok: true,
    article,
  }));
  expect(await captureTab(7)).toEqual({ ok: false, problem: 'error-page' });
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
  expect(await captureTab(7)).toEqual({ ok: false, problem });
});

test('an icon that comes late is waited for, a little', async () => {
  const tab = { id: 7, url: 'https://nothing.example/' };
  openTab(tab, fails('Missing host permission for the tab'));
  vi.spyOn(fakeBrowser.tabs, 'get')
    .mockImplementationOnce(async () => tab)
    .mockImplementationOnce(async () => tab)
    .mockImplementation(async () => ({ ...tab, favIconUrl: 'chrome://global/skin/icons/info.svg' }));
  expect(await captureTab(7)).toEqual({ ok: false, problem: 'error-page' });
});
