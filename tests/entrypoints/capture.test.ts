import { JSDOM } from 'jsdom';
import { afterEach, expect, test, vi } from 'vitest';
import capture from '@/entrypoints/capture';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** What browsers tell of how a page was loaded. */
class Navigation {
  readonly name = 'https://velden-echo.example/local/bridge';
  constructor(readonly responseStatus: number) {}
}

function openPage(html: string, status = 200): void {
  const { document, location } = new JSDOM(html, { url: 'https://velden-echo.example/local/bridge' }).window;
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', location);
  vi.stubGlobal('PerformanceNavigationTiming', Navigation);
  vi.stubGlobal('performance', { getEntriesByType: () => [new Navigation(status)] });
}

test('gives back the article of the page it runs in, the second time as the first', () => {
  openPage('<article><h1>Bridge closed</h1><p>The old bridge was closed to lorries.</p></article>');
  const result = capture.main();
  expect(result).toMatchObject({
    ok: true,
    article: {
      url: 'https://velden-echo.example/local/bridge',
      text: 'The old bridge was closed to lorries.',
    },
  });
  expect(capture.main()).toEqual(result);
});

test('takes an apology of the server for no article', () => {
  openPage('<h1>Sorry</h1><p>The page you are looking for is not here any more.</p>', 404);
  expect(capture.main()).toEqual({ ok: false, reason: 'error-page' });
});

test.each([
  ['signed', '<meta name="author" content="Mara Oduya">', 'The old bridge was closed to lorries.'],
  ['long', '', 'The old bridge was closed to lorries. '.repeat(60)],
])('reads what is %s as an article, whatever the server calls it', (_what, head, words) => {
  openPage(`${head}<article><h1>Bridge closed</h1><p>${words}</p></article>`, 404);
  expect(capture.main()).toMatchObject({ ok: true });
});

test('turns a throw into a reason: nobody would hear of it', () => {
  vi.stubGlobal('document', {
    get contentType(): string {
      throw new Error('a page that fights back');
    },
  });
  expect(capture.main()).toEqual({ ok: false, reason: 'capture-failed' });
});
