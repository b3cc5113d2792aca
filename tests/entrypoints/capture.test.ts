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

test('gives back what it reads in the page it runs in, the second time as the first', () => {
  openPage('<article><h1>Bridge closed</h1><p>The old bridge was closed to lorries.</p></article>', 404);
  const result = capture.main();
  expect(result).toMatchObject({
    ok: true,
    reading: {
      address: 'https://velden-echo.example/local/bridge',
      loaded: 'https://velden-echo.example/local/bridge',
      httpStatus: 404,
      print: { headings: [{ words: 'Bridge closed' }] },
      blocks: expect.arrayContaining([
        expect.objectContaining({ text: 'The old bridge was closed to lorries.' }),
      ]),
    },
  });
  expect(capture.main()).toEqual(result);
});

test('turns a throw into a reason: nobody would hear of it', () => {
  vi.stubGlobal('document', {
    get contentType(): string {
      throw new Error('a page that fights back');
    },
  });
  expect(capture.main()).toEqual({ ok: false, reason: 'capture-failed' });
});
