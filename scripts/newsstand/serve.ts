import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { AWKWARD_PAGES } from './awkward-pages';
import { indexPage } from './index-page';
import { KINDS_OF_PAGES } from './kinds-of-pages';
import { SAMPLE_ARTICLES } from './outlets';
import { pageShell } from './page-shell';
import type { Reply } from './reply';

const LOOPBACK = '127.0.0.1';
const AWKWARD = '/awkward/';
const KINDS = '/kinds/';
const HTML = 'text/html; charset=utf-8';

/** A newsstand that is open. */
export interface Newsstand {
  /** The front page, which lists the articles. */
  readonly origin: string;
  /** The sample articles, first story first. */
  readonly addresses: readonly string[];
  /** Where an awkward page (see awkward-pages.ts) is served. */
  awkward(name: string): string;
  /** Where a page of a kind of its own (see kinds-of-pages.ts) is served. */
  ofKind(name: string): string;
  close(): Promise<void>;
}

function notFound(): Reply {
  return {
    status: 404,
    type: HTML,
    body: pageShell('Not here', '<h1>There is no such page on this newsstand.</h1>'),
  };
}

// A page's own address depends on the port of the day, so the files carry a placeholder for it.
async function articlePage(file: string, origin: string): Promise<Reply> {
  const source = await readFile(new URL(`./pages/${file}`, import.meta.url), 'utf8');
  return { status: 200, type: HTML, body: source.replaceAll('{{origin}}', origin) };
}

async function replyTo(request: IncomingMessage, port: number): Promise<Reply> {
  const host = (request.headers.host ?? '').split(':')[0] ?? '';
  const path = (request.url ?? '/').split('?')[0] ?? '/';
  if (path.startsWith(AWKWARD)) return AWKWARD_PAGES.get(path.slice(AWKWARD.length))?.() ?? notFound();
  if (path.startsWith(KINDS)) return KINDS_OF_PAGES.get(path.slice(KINDS.length))?.(port) ?? notFound();
  const sample = SAMPLE_ARTICLES.find((article) => article.host === host);
  // An outlet's front page is its one article: the links of its navigation lead somewhere.
  if (sample !== undefined) {
    const known = path === sample.path || path === '/';
    return known ? articlePage(sample.file, `http://${sample.host}:${port}`) : notFound();
  }
  return path === '/' ? { status: 200, type: HTML, body: indexPage(addressesAt(port)) } : notFound();
}

function addressesAt(port: number): string[] {
  return SAMPLE_ARTICLES.map(({ host, path }) => `http://${host}:${port}${path}`);
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, LOOPBACK, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error === undefined ? resolve() : reject(error)));
    server.closeAllConnections();
  });
}

/**
 * Opens the newsstand on loopback, on `port` or any free one.
 * Rejects with Node's error when the port is taken.
 */
export async function serveNewsstand(port = 0): Promise<Newsstand> {
  let bound = port;
  const server = createServer((request, response) => {
    void replyTo(request, bound).then(
      ({ status, type, body }) => response.writeHead(status, { 'content-type': type }).end(body),
      (error: unknown) => response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error)),
    );
  });
  bound = await listen(server, port);
  return {
    origin: `http://${LOOPBACK}:${bound}`,
    addresses: addressesAt(bound),
    awkward: (name) => `http://awkward.localhost:${bound}${AWKWARD}${name}`,
    ofKind: (name) => `http://tidings.localhost:${bound}${KINDS}${name}`,
    close: () => close(server),
  };
}
