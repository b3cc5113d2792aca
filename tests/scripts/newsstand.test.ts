import { readdir, readFile } from 'node:fs/promises';
import { get, type IncomingHttpHeaders } from 'node:http';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AWKWARD_PAGES } from '@/scripts/newsstand/awkward-pages';
import { minimalPdf } from '@/scripts/newsstand/minimal-pdf';
import { SAMPLE_ARTICLES } from '@/scripts/newsstand/outlets';
import { escapeHtml } from '@/scripts/newsstand/page-shell';
import { type Newsstand, serveNewsstand } from '@/scripts/newsstand/serve';

interface Fetched {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

// Node's resolver need not know `*.localhost`; browsers do. So: the loopback address, with the host named in the header.
function fetchPage(address: string): Promise<Fetched> {
  const { host, port, pathname, search } = new URL(address);
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: pathname + search, headers: { host } }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        body += part;
      });
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    }).on('error', reject);
  });
}

let newsstand: Newsstand;
beforeAll(async () => {
  newsstand = await serveNewsstand();
});
afterAll(() => newsstand.close());

describe('the newsstand', () => {
  test('serves six articles of two stories, each at a site of its own', () => {
    expect(newsstand.addresses).toHaveLength(6);
    expect(new Set(newsstand.addresses.map((address) => new URL(address).hostname)).size).toBe(6);
    expect(SAMPLE_ARTICLES.map(({ story }) => story).map((story, _, all) => all.indexOf(story))).toEqual([
      0, 0, 0, 3, 3, 3,
    ]);
  });

  test('lists every article at its front', async () => {
    const { body } = await fetchPage(newsstand.origin);
    const links = [...new JSDOM(body).window.document.querySelectorAll('a')].map((link) => link.href);
    expect(links).toEqual(newsstand.addresses);
  });

  test('answers 404 to an address it does not know', async () => {
    expect((await fetchPage(`${newsstand.origin}/nowhere`)).status).toBe(404);
    expect((await fetchPage(new URL('/nowhere', newsstand.addresses[0]).href)).status).toBe(404);
    expect((await fetchPage(newsstand.awkward('nothing-like-that'))).status).toBe(404);
  });

  test('lets go of its port when closed', async () => {
    const other = await serveNewsstand();
    const port = Number(new URL(other.origin).port);
    await other.close();
    const again = await serveNewsstand(port);
    expect(again.origin).toBe(other.origin);
    await again.close();
  });

  test('says so when its port is taken', async () => {
    const port = Number(new URL(newsstand.origin).port);
    await expect(serveNewsstand(port)).rejects.toThrow('EADDRINUSE');
  });
});

describe.each(SAMPLE_ARTICLES.map((sample, index) => ({ index, ...sample })))('$outlet', (sample) => {
  const address = () => newsstand.addresses[sample.index] ?? '';

  test('is a page of 250 to 450 words under the headline listed', async () => {
    const { document } = new JSDOM((await fetchPage(address())).body).window;
    expect(document.querySelector('h1')?.textContent).toBe(sample.headline);
    const paragraphs = [...document.querySelectorAll('article p, main p, .story p, .story-text > div')];
    const words = paragraphs.filter((p) => p.closest('.comments, aside') === null).map((p) => p.textContent);
    const count = words.join(' ').split(/\s+/).length;
    expect(count).toBeGreaterThanOrEqual(250);
    expect(count).toBeLessThanOrEqual(450);
  });

  test('gives its own served address as its address', async () => {
    const { document } = new JSDOM((await fetchPage(address())).body).window;
    const given =
      document.querySelector('link[rel=canonical]')?.getAttribute('href') ??
      document.querySelector('meta[property="og:url"]')?.getAttribute('content');
    expect(given?.split('?')[0]).toBe(address());
  });

  test('asks for nothing outside itself', async () => {
    const { body } = await fetchPage(address());
    const { document } = new JSDOM(body).window;
    const loaded = [
      ...document.querySelectorAll('[src], link[rel=stylesheet], link[rel=icon], iframe, object'),
    ];
    expect(loaded.map((element) => element.getAttribute('src') ?? element.getAttribute('href'))).toEqual([
      'data:,',
    ]);
    expect(body).not.toMatch(/@import|url\(/);
    expect(body).not.toContain('{{');
  });

  test('names its outlet where a program can read it', async () => {
    const { document } = new JSDOM((await fetchPage(address())).body).window;
    const siteName = document.querySelector('meta[property="og:site_name"]')?.getAttribute('content');
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (s) => s.textContent,
    );
    expect(siteName ?? data.join()).toContain(sample.outlet);
    for (const json of data) expect(() => JSON.parse(json)).not.toThrow();
  });
});

test('every page in the folder is listed, and every listed page is there', async () => {
  const files = await readdir(new URL('../../scripts/newsstand/pages', import.meta.url));
  expect(files.sort()).toEqual(SAMPLE_ARTICLES.map(({ file }) => file).sort());
});

test('the stories are printed over two days in a row', async () => {
  const days = await Promise.all(
    SAMPLE_ARTICLES.map(async ({ file }) => {
      const source = await readFile(
        new URL(`../../scripts/newsstand/pages/${file}`, import.meta.url),
        'utf8',
      );
      return /2026-03-0\d/.exec(source)?.[0];
    }),
  );
  expect(new Set(days)).toEqual(new Set(['2026-03-03', '2026-03-04']));
});

describe('awkward pages', () => {
  test.each([
    ['blank', 200, 'text/html; charset=utf-8'],
    ['error', 500, 'text/html; charset=utf-8'],
    ['minutes.pdf', 200, 'application/pdf'],
    ['picture.svg', 200, 'image/svg+xml'],
  ])('%s is served with status %i as %s', async (name, status, type) => {
    const fetched = await fetchPage(newsstand.awkward(name));
    expect(fetched.status).toBe(status);
    expect(fetched.headers['content-type']).toBe(type);
  });

  test('the large page is five megabytes', async () => {
    expect((await fetchPage(newsstand.awkward('large'))).body.length).toBeGreaterThan(5_000_000);
  });

  test('the PDF says truly where its objects stand', () => {
    const pdf = minimalPdf();
    const rows = [...pdf.matchAll(/^(\d{10}) 00000 n/gm)].map((row) => Number(row[1]));
    expect(rows.map((offset) => pdf.slice(offset, offset + 7))).toEqual(rows.map((_, i) => `${i + 1} 0 obj`));
    const start = Number(/startxref\n(\d+)/.exec(pdf)?.[1]);
    expect(pdf.slice(start, start + 4)).toBe('xref');
  });

  test('the hostile page runs nothing by itself', async () => {
    const { body } = await fetchPage(newsstand.awkward('hostile'));
    const { window } = new JSDOM(body, { runScripts: 'dangerously' });
    expect('stolen' in window).toBe(false);
    expect(window.document.querySelector('h1')?.textContent).toContain('<script>');
  });

  test('all of them can be made', () => {
    for (const [name, make] of AWKWARD_PAGES) expect(make().body.length, name).toBeGreaterThan(20);
  });
});

test.each([
  ['<b>"R&B"</b>', '&lt;b&gt;&quot;R&amp;B&quot;&lt;/b&gt;'],
  ['plain’s', 'plain’s'],
  ['\uD83D half', '\uD83D half'],
])('%j is escaped to %j', (text, escaped) => {
  expect(escapeHtml(text)).toBe(escaped);
});
