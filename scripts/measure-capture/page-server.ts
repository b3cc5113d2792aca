import { createServer } from 'node:http';

const LOOPBACK = '127.0.0.1';

/**
 * What a page without its scripts may do: be laid out by the styles it brings itself. Told to the browser as a policy and not
 * by switching scripts off, since a browser without scripts parses `<noscript>` in another way than any reader's.
 */
const WITHOUT_SCRIPTS = "default-src 'none'; style-src 'unsafe-inline'";

/** Serves one page at a time, each at an address of its own. */
export interface PageServer {
  /** Puts a page up, instead of the one before; gives its address. */
  show(name: string, source: string): string;
  close(): Promise<void>;
}

/** Opens a server on loopback. Whatever else a page asks it for is answered with 404. */
export async function servePages(scripts: 'on' | 'off'): Promise<PageServer> {
  let shown = { path: '', body: Buffer.of() };
  const policy = scripts === 'off' ? { 'content-security-policy': WITHOUT_SCRIPTS } : {};
  const server = createServer((request, response) => {
    const found = request.url === shown.path;
    response
      .writeHead(found ? 200 : 404, { 'content-type': 'text/html; charset=utf-8', ...policy })
      .end(found ? shown.body : undefined);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, LOOPBACK, resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    show(name, source) {
      shown = { path: `/${encodeURIComponent(name)}`, body: Buffer.from(source) };
      return `http://${LOOPBACK}:${port}${shown.path}`;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
