/**
 * @file `npm run bench`: Sic's search beside other ways to do it, in a real Chromium, on one corpus with one set of questions, and
 * beside the limit: the same rows read by plain IndexedDB. `npm run bench -- --help` says what it can be told. Compare figures of one run
 * only; those of two runs tell how busy the machine was.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROW_SCHEME } from '@/storage/passages-to-store';
import { INDEX_SCHEME } from '@/text/matching/fingerprint';
import { QUOTATION_RULES } from '@/text/quotations/extract-quotations';
import { BenchBrowser } from './bench/bench-browser';
import { bundlePage } from './bench/bundle-page';
import { measurePeer } from './bench/measure-peer';
import type { Measurement } from './bench/measurement';
import { type BenchOptions, HELP, readOptions } from './bench/options';
import { readSentences, type Sentences } from './bench/sentences';
import { servePage } from './bench/serve-page';
import { remarksOn, tableOf } from './bench/table';

const CACHE = join('.cache', 'bench');
/** Raise it when the bench makes its corpora otherwise. */
const CORPUS_VERSION = 1;
/** Corpora belong to their page's origin: each size has its own port, always the same. */
const FIRST_PORT = 47_300;
const PORTS = 500;

const say = (line: string): void => console.error(line);

/** Measures one size, in a browser of its own. */
async function measureSize(
  passages: number,
  options: BenchOptions,
  { name, json }: Sentences,
  script: string,
): Promise<Measurement[]> {
  // A corpus indexed by other rules would be indexed anew as it is opened.
  const version = [CORPUS_VERSION, INDEX_SCHEME, QUOTATION_RULES, ROW_SCHEME].join('.');
  const folder = join(CACHE, `${name}-v${version}-${passages}`);
  const served = await servePage(FIRST_PORT + (passages % (PORTS - 1)), script, json);
  const browser = await BenchBrowser.open(join(folder, 'profile'), served.address);
  try {
    const page = await browser.newPage();
    const articles = await page.run('articles', { count: options.articles });
    await page.close();
    const measured: Measurement[] = [];
    for (const peer of options.peers) {
      say(`${passages} passages: ${peer} …`);
      const result = await measurePeer({ browser, folder, passages, articles }, peer, options);
      measured.push(result);
      say(tableOf([result]));
    }
    return measured;
  } finally {
    await browser.close();
    await served.close();
  }
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env['SIC_STORIES']);
  if (options === null) {
    console.log(HELP);
    return;
  }
  const sentences = await readSentences(options.stories, CACHE);
  const script = await bundlePage();
  const measured: Measurement[] = [];
  for (const passages of options.sizes)
    measured.push(...(await measureSize(passages, options, sentences, script)));
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(join(CACHE, 'latest.json'), JSON.stringify(measured, null, 2));
  console.log(JSON.stringify(measured));
  console.log(tableOf(measured));
  for (const remark of remarksOn(measured)) console.log(remark);
}

main().catch((error: unknown) => {
  console.error(`The bench could not be run: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
