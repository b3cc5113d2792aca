import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '@/scripts/browsers/browser';
import { BROWSERS, openBrowser } from './support/open-browser';
import { readPopup } from './support/read-popup';

const WORDS = 'We will never raise fares on the harbour ferry this year,';

/** An article, and below it a script that the server never sends: nothing after it is read, the page loads without end. */
const HELD_UP = `<!doctype html><html lang="en"><title>Ferry fares to stay</title>
<article><h1>Ferry fares to stay</h1>
<p>“${WORDS}” said Ada Wren, who speaks for the harbour council, on Tuesday evening.</p>
${'<p>The council met for three hours and heard eleven people who use the ferry every day, and most of them wanted it cheaper.</p>'.repeat(8)}
</article><script src="/never.js"></script></html>`;

const EMPTY = '<!doctype html><title>Nothing yet</title>';

describe.each(BROWSERS)('in %s, a page that one of its scripts holds up', (name) => {
  let server: Server;
  let base: string;
  let browser: Browser;
  beforeAll(async () => {
    server = createServer(({ url }, response) => {
      if (url === '/never.js') return;
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(url === '/article' ? HELD_UP : EMPTY);
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const address = server.address();
    base = `http://harbour.localhost:${typeof address === 'object' ? address?.port : ''}`;
    browser = await openBrowser(name);
  });
  afterAll(async () => {
    await browser?.close();
    server?.closeAllConnections();
    server?.close();
  });

  test('is read all the same', async () => {
    await browser.visit(`${base}/`);
    // Visiting waits for the load event, which never comes.
    await browser.tab.evaluate((to) => {
      setTimeout(() => location.assign(to), 0);
    }, `${base}/article`);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const { title, quotations } = await readPopup(await browser.clickToolbarButton(), 15_000);
    expect(title).toBe('Ferry fares to stay');
    expect(quotations.map(({ words }) => words)).toEqual([expect.stringContaining('never raise fares')]);
  });
});
