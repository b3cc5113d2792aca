/** @file One peer at one size, from building its index to its first answer after a stop. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchBrowser, BenchPage } from './bench-browser';
import type { Measurement } from './measurement';
import type { BenchOptions } from './options';
import type { AskingArticle } from './page/asking-articles';
import type { Built } from './page/peer';
import type { Cold, LookUps, PeerName, Viral, Warm, Writes } from './page/tasks';

/** First answers after a stop. */
const COLD_STARTS = 5;
const ARTICLES_WRITTEN = 15;
/** Over the time a peer is given, what it takes to notice that time is up. */
const GRACE_MS = 30_000;

/** Where one size is measured. */
export interface Place {
  readonly browser: BenchBrowser;
  /** The folder that keeps the corpus of this size. */
  readonly folder: string;
  readonly passages: number;
  readonly articles: readonly AskingArticle[];
}

async function inPage<Value>(
  browser: BenchBrowser,
  work: (page: BenchPage) => Promise<Value>,
): Promise<Value> {
  const page = await browser.newPage();
  try {
    return await work(page);
  } finally {
    await page.close();
  }
}

/** Builds the index unless an earlier run did: then what it noted. Sic's corpus may take as long as it takes. */
export async function buildOnce(
  { browser, folder, passages }: Omit<Place, 'articles'>,
  peer: PeerName,
  patienceMs: number,
): Promise<Built | null> {
  const note = join(folder, `built-${peer}.json`);
  if (existsSync(note)) return JSON.parse(readFileSync(note, 'utf8'));
  const limit = peer === 'sic' ? Number.POSITIVE_INFINITY : patienceMs + GRACE_MS;
  const built = await inPage(browser, (page) => page.run('build', { peer, passages, patienceMs }, limit));
  writeFileSync(note, JSON.stringify(built));
  return built;
}

async function measureWarm(
  { browser, passages, articles }: Place,
  peer: PeerName,
  { rounds, patienceMs }: BenchOptions,
): Promise<{ warm: Warm; memory: number }> {
  return inPage(browser, async (page) => {
    const empty = await page.memory();
    const given = { peer, passages, articles, rounds, patienceMs };
    const warm = await page.run('warm', given, 2 * patienceMs + GRACE_MS);
    return { warm, memory: (await page.memory()) - empty };
  });
}

async function measureCold(
  { browser, passages, articles }: Place,
  peer: PeerName,
  patienceMs: number,
): Promise<Cold[]> {
  const starts: Cold[] = [];
  for (const article of articles.slice(0, COLD_STARTS)) {
    const page = await browser.wokenPage();
    try {
      starts.push(await page.run('cold', { peer, passages, article }, patienceMs));
    } finally {
      await page.close();
    }
  }
  return starts;
}

function measureWrites({ browser, passages }: Place): Promise<Writes> {
  return inPage(browser, (page) => page.run('write', { passages, articles: ARTICLES_WRITTEN }));
}

function measureLookUps({ browser, passages, articles }: Place): Promise<LookUps> {
  return inPage(browser, (page) => page.run('lookUps', { passages, articles }));
}

async function measureViral({ browser, passages, articles }: Place): Promise<Viral | null> {
  const [article] = articles;
  if (article === undefined) return null;
  return inPage(browser, (page) => page.run('viral', { passages, article }));
}

/** Measures a peer; what it cannot finish is left out and said. */
export async function measurePeer(place: Place, peer: PeerName, options: BenchOptions): Promise<Measurement> {
  const { patienceMs } = options;
  const nothing = {
    peer,
    passages: place.passages,
    built: null,
    warm: null,
    cold: [],
    memory: null,
    writes: null,
    lookUps: null,
    viral: null,
  };
  let so: Measurement = { ...nothing, unfinished: null };
  try {
    so = { ...so, built: await buildOnce(place, peer, patienceMs) };
    if (so.built === null) return { ...so, unfinished: 'index not built in time' };
    so = { ...so, ...(await measureWarm(place, peer, options)) };
    const { asked = 0 } = so.warm ?? {};
    if (asked < place.articles.length)
      return { ...so, unfinished: `${asked} of ${place.articles.length} articles answered in time` };
    so = { ...so, cold: await measureCold(place, peer, patienceMs) };
    if (peer !== 'sic') return so;
    so = { ...so, lookUps: await measureLookUps(place) };
    return { ...so, writes: await measureWrites(place), viral: await measureViral(place) };
  } catch (error) {
    return { ...so, unfinished: error instanceof Error ? error.message : String(error) };
  }
}
