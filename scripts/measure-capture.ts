/**
 * @file `npm run measure:capture -- FOLDER...`: reads saved pages in real Chromium with the built capture script, says how
 * long that holds the page, and in what the article differs from the one batch reads off the same page.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { capturePage } from './batch/capture-page';
import { decodePage } from './batch/decode-page';
import { type CaptureBrowser, openCaptureBrowser } from './measure-capture/capture-browser';
import { isSame, type PageMeasurement, pageMeasurement } from './measure-capture/page-measurement';
import { type PageServer, servePages } from './measure-capture/page-server';
import { pageLines, summaryLines, summaryOf } from './measure-capture/report-lines';
import { type SavedPage, savedPages } from './measure-capture/saved-pages';
import { SYNTHETIC_PAGES, type SyntheticPage } from './measure-capture/synthetic-pages';

const HELP = `npm run measure:capture -- [OPTION...] FILE_OR_FOLDER...

  Pages are .html or .html.gz. They are served on loopback; the browser can reach nothing else.

  --scripts      let the pages' own scripts run (off otherwise)
  --synthetic    add pages made to be too much: an article of 3 MB, pages of up to a million nodes
  --no-batch     times only, nothing is compared with batch
  --all          print every page, not only those where browser and batch differ or that failed
  --json         one JSON object a page, then one for each set`;

const OPTIONS = ['scripts', 'synthetic', 'no-batch', 'all', 'json'] as const;
type Option = (typeof OPTIONS)[number];

const BUILT = join('.output', 'chrome-mv3', 'capture.js');
const BAD_USAGE = 2;

/** What measuring works with. */
interface Measuring {
  readonly browser: CaptureBrowser;
  readonly server: PageServer;
  readonly options: ReadonlySet<Option>;
}

async function measureSaved(page: SavedPage, { browser, server, options }: Measuring) {
  const bytes = page.bytes();
  const reading = await browser.read(server.show(page.name, decodePage(bytes)));
  const batch = options.has('no-batch') ? null : capturePage(bytes);
  return pageMeasurement({ name: page.name, bytes: bytes.length }, reading, batch);
}

async function measureSynthetic({ name, source }: SyntheticPage, { browser, server }: Measuring) {
  const html = source();
  const reading = await browser.read(server.show(name, html));
  return pageMeasurement({ name, bytes: Buffer.byteLength(html) }, reading, null);
}

/** Whether a synthetic page met its goal, in words. */
function verdict(page: SyntheticPage, { inBrowser, tookMs }: PageMeasurement): string {
  const took = tookMs ?? Number.POSITIVE_INFINITY;
  const limit = inBrowser === 'article' ? page.readWithinMs : page.refusedWithinMs;
  if (limit === null) return 'MISSED: it must be read';
  return took <= limit ? `within ${limit} ms` : `MISSED: ${limit} ms is the goal`;
}

function readArguments(args: readonly string[]) {
  const named = args.filter((word) => word.startsWith('--')).map((word) => word.slice(2));
  const options = OPTIONS.filter((option) => named.includes(option));
  const unknown = named.find((word) => !OPTIONS.some((option) => option === word)) ?? null;
  return { options: new Set<Option>(options), unknown, paths: args.filter((word) => !word.startsWith('--')) };
}

async function measureAll(paths: readonly string[], measuring: Measuring): Promise<void> {
  const { options } = measuring;
  const say = (value: object, lines: readonly string[]): void =>
    console.log(options.has('json') ? JSON.stringify(value) : lines.join('\n'));
  const measured: PageMeasurement[] = [];
  for (const page of savedPages(paths)) {
    const one = await measureSaved(page, measuring);
    measured.push(one);
    const worthALine = options.has('all') || !isSame(one) || one.tookMs === null;
    if (worthALine || options.has('json')) say(one, pageLines(one));
  }
  const sets = Map.groupBy(measured, ({ page }) => page.slice(0, page.indexOf('/')));
  for (const [set, pages] of sets) say({ set, ...summaryOf(pages) }, ['', `${set}:`, ...summaryLines(pages)]);
  if (sets.size > 1) say({ set: null, ...summaryOf(measured) }, ['', 'all:', ...summaryLines(measured)]);
  for (const page of options.has('synthetic') ? SYNTHETIC_PAGES : []) {
    const one = await measureSynthetic(page, measuring);
    const goal = verdict(page, one);
    say({ ...one, goal }, [`${pageLines(one).join('\n')} · ${goal}`]);
  }
}

async function main(args: readonly string[]): Promise<number> {
  const { options, unknown, paths } = readArguments(args);
  if (unknown !== null || (paths.length === 0 && !options.has('synthetic'))) {
    console.error(unknown === null ? HELP : `Unknown option: --${unknown}\n\n${HELP}`);
    return BAD_USAGE;
  }
  if (!existsSync(BUILT)) {
    console.error(`${BUILT} is missing: run \`npm run build:chrome\` first.`);
    return 1;
  }
  const server = await servePages(options.has('scripts') ? 'on' : 'off');
  const browser = await openCaptureBrowser(readFileSync(BUILT, 'utf8'));
  try {
    await measureAll(paths, { browser, server, options });
  } finally {
    await browser.close();
    await server.close();
  }
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
