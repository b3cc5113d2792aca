import { createServer } from 'node:http';

/** The bench's page on this machine. */
export interface ServedPage {
  readonly address: string;
  close(): Promise<void>;
}

const HTML = '<!doctype html><meta charset="utf-8"><title>bench</title><script src="/bench.js"></script>';

/** Serves the page, its script and the sentences. The port is given: the corpora belong to the page's origin. */
export function servePage(port: number, script: string, sentences: string): Promise<ServedPage> {
  const files: Readonly<Record<string, readonly [type: string, body: string]>> = {
    '/': ['text/html', HTML],
    '/bench.js': ['text/javascript', script],
    '/sentences.json': ['application/json', sentences],
  };
  const server = createServer((request, response) => {
    const file = files[request.url ?? ''];
    response.writeHead(file === undefined ? 404 : 200, {
      'content-type': `${file?.[0] ?? 'text/plain'}; charset=utf-8`,
    });
    response.end(file?.[1]);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () =>
      resolve({
        address: `http://127.0.0.1:${port}/`,
        close: () => new Promise((closed) => server.close(() => closed())),
      }),
    );
  });
}
