import { JSDOM } from 'jsdom';
import { afterEach, expect, test, vi } from 'vitest';
import capture from '@/entrypoints/capture';

afterEach(() => {
  vi.unstubAllGlobals();
});

function openPage(html: string): void {
  const { document, location } = new JSDOM(html, { url: 'https://velden-echo.example/local/bridge' }).window;
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', location);
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

test('turns a throw into a reason: nobody would hear of it', () => {
  vi.stubGlobal('document', {
    get contentType(): string {
      throw new Error('a page that fights back');
    },
  });
  expect(capture.main()).toEqual({ ok: false, reason: 'capture-failed' });
});
