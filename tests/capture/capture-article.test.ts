import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { captureDocument } from './capture-document';

const ADDRESS = 'https://velden-echo.example/local/bridge';

function capture(html: string, options: ConstructorParameters<typeof JSDOM>[1] = {}) {
  return captureDocument(new JSDOM(html, options).window.document, ADDRESS);
}

test.each([
  { page: 'an empty document', html: '', reason: 'blank-page' },
  { page: 'a page of white space', html: '<body> \n\u00a0 </body>', reason: 'blank-page' },
  { page: 'a page of links', html: '<p><a href="/a">One thing that happened</a></p>', reason: 'list-page' },
  {
    page: 'a page of boxes',
    html: '<nav>Home</nav><form>Search <input></form><footer>End</footer>',
    reason: 'no-article',
  },
  { page: 'a page of too many elements', html: `<p>${'<b>a</b>'.repeat(70_000)}`, reason: 'page-too-large' },
  {
    page: 'a page of endless line breaks',
    html: `<p>${'word<br>'.repeat(20_000)}`,
    reason: 'page-too-large',
  },
  { page: 'a page nested too deeply', html: `${'<div>'.repeat(400)}words`, reason: 'page-too-large' },
])('$page: $reason', ({ html, reason }) => {
  expect(capture(html)).toEqual({ ok: false, reason });
});

test('a document that is no page is told as such', () => {
  const xml = capture('<feed><entry>A bridge was closed to lorries on Monday night.</entry></feed>', {
    contentType: 'text/xml',
  });
  expect(xml).toEqual({ ok: false, reason: 'not-html' });
});

/** An app that went on from one story to another, as its head and its body stand then. */
function appPage(head: string): Document {
  const body =
    '<article><h1>Ferry stays</h1><p>The ferry to Orrin will run all winter, the harbour board said on Tuesday.</p></article>';
  return new JSDOM(`<head>${head}</head><body>${body}</body>`).window.document;
}

test.each([
  {
    what: 'a head that still speaks of the story before is not believed',
    stated: 'https://velden-echo.example/local/bridge',
    canonicalUrl: 'https://velden-echo.example/local/ferry',
    publishedAt: null,
  },
  {
    what: 'a head that was changed with the story is',
    stated: 'https://velden-echo.example/local/ferry-1',
    canonicalUrl: 'https://velden-echo.example/local/ferry-1',
    publishedAt: '2026-02-03T08:00:00Z',
  },
])('in an app that changes pages without a load, $what', ({ stated, canonicalUrl, publishedAt }) => {
  const head = `<link rel="canonical" href="${stated}"><meta property="og:title" content="Bridge closed"><meta property="article:published_time" content="2026-02-03T08:00:00Z">`;
  const result = captureDocument(appPage(head), 'https://velden-echo.example/local/ferry?from=front', {
    loaded: `${ADDRESS}?utm_source=mail`,
  });
  const address = canonicalUrl.endsWith('ferry') ? `${canonicalUrl}?from=front` : canonicalUrl;
  expect(result).toMatchObject({ ok: true, article: { canonicalUrl: address, publishedAt } });
});

test('an author of 150,000 letters is nobody, and keeps nobody waiting', () => {
  const { document } = new JSDOM(
    `<meta name="author" content="${'a@'.repeat(75_000)}"><article><h1>Ferry stays</h1><p>The ferry to Orrin will run all winter, the board said.</p></article>`,
  ).window;
  expect(captureDocument(document, ADDRESS)).toMatchObject({ ok: true, article: { authors: [] } });
});

test('text hidden by a style sheet is left out where the browser knows', () => {
  const dom = new JSDOM(
    '<article><h1>Bridge closed</h1><p class="seen">The old bridge was closed to lorries.</p><p class="trap">Never shown to any reader.</p></article>',
  );
  const { document, Element } = dom.window;
  // jsdom lays nothing out: stand in for a browser that does.
  Object.defineProperty(Element.prototype, 'checkVisibility', {
    value(this: Element) {
      return !this.classList.contains('trap');
    },
  });
  const result = captureDocument(document, ADDRESS);
  expect(result).toMatchObject({ ok: true, article: { text: 'The old bridge was closed to lorries.' } });
});

test('an apology of the server is no article', () => {
  const { document } = new JSDOM('<h1>Sorry</h1><p>The page you are looking for is not here any more.</p>')
    .window;
  const result = captureDocument(document, ADDRESS, { httpStatus: 404 });
  expect(result).toEqual({ ok: false, reason: 'error-page' });
});

test.each([
  ['signed', '<meta name="author" content="Mara Oduya">', 'The old bridge was closed to lorries.'],
  ['long', '', 'The old bridge was closed to lorries. '.repeat(60)],
])('what is %s is an article, whatever the server calls it', (_what, head, words) => {
  const { document } = new JSDOM(`${head}<article><h1>Bridge closed</h1><p>${words}</p></article>`).window;
  expect(captureDocument(document, ADDRESS, { httpStatus: 404 })).toMatchObject({ ok: true });
});
