import { createServer } from 'node:http';

/** Pages being served on loopback, each at a host of its own. */
export interface ServedPages {
  /** In the order given. */
  readonly addresses: readonly string[];
  close(): Promise<void>;
}

/** Serves whole HTML pages; `pages` maps a host name (`something.localhost`) to its page. */
export function servePages(pages: ReadonlyMap<string, string>): Promise<ServedPages> {
  const server = createServer((request, response) => {
    const page = pages.get((request.headers.host ?? '').split(':')[0] ?? '');
    response
      .writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' })
      .end(page);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      resolve({
        addresses: [...pages.keys()].map((host) => `http://${host}:${port}/article`),
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    });
  });
}
