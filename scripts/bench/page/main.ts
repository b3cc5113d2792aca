/** @file What runs in the page of the bench: it waits to be told what to do. */
import { askingArticles } from './asking-articles';
import { BenchCorpus } from './bench-corpus';
import { flexSearch, miniSearch } from './engines';
import { measureLookUps } from './measure-look-ups';
import { measureViral } from './measure-viral';
import { measureWrites } from './measure-writes';
import { measurePeer, measureSic, timed } from './measure';
import type { Peer } from './peer';
import { approxStringMatch, diffMatchPatch } from './scans';
import { Sic } from './sic';
import type { PeerName, Tasks } from './tasks';

const PEER: Readonly<Record<PeerName, () => Peer>> = {
  sic: () => new Sic(),
  'approx-string-match': approxStringMatch,
  minisearch: miniSearch,
  flexsearch: flexSearch,
  'diff-match-patch': diffMatchPatch,
};

/** Kept so that the memory a peer holds can be looked at from outside. */
const held = new Set<Peer>();

async function benchCorpus(): Promise<BenchCorpus> {
  const sentences: unknown = await (await fetch('/sentences.json')).json();
  return new BenchCorpus(Array.isArray(sentences) ? sentences.map(String) : []);
}

type Doers = {
  readonly [Name in keyof Tasks]: (given: Tasks[Name]['given']) => Promise<Tasks[Name]['result']>;
};

const doers: Doers = {
  articles: async ({ count }) => askingArticles(await benchCorpus(), count),
  build: async ({ peer, passages, patienceMs }) =>
    PEER[peer]().build(await benchCorpus(), passages, performance.now() + patienceMs),
  warm: async ({ peer, passages, articles, rounds, patienceMs }) => {
    if (peer === 'sic') return measureSic(passages, articles, rounds);
    const asked = PEER[peer]();
    held.add(asked);
    await asked.open(passages);
    return measurePeer(asked, articles, performance.now() + patienceMs);
  },
  cold: async ({ peer, passages, article }) => {
    const asked = PEER[peer]();
    const [opened] = await timed(() => asked.open(passages));
    const [answered] = await timed(() => asked.ask(article));
    return { opened, answered: opened + answered };
  },
  lookUps: ({ passages, articles }) => measureLookUps(passages, articles),
  viral: async ({ passages, article }) => measureViral(await benchCorpus(), passages, article),
  write: async ({ passages, articles }) => measureWrites(await benchCorpus(), passages, articles),
};

Object.assign(globalThis, { bench: doers });
