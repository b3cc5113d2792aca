import type { AskingArticle } from './asking-articles';
import { Limit, type Reads, readsOf } from './limit';
import type { Links, Peer } from './peer';
import { Sic } from './sic';
import type { Quality, Warm } from './tasks';

/** Milliseconds that `work` takes, and what it gives. */
export async function timed<Value>(work: () => Promise<Value>): Promise<[ms: number, value: Value]> {
  const began = performance.now();
  const value = await work();
  return [performance.now() - began, value];
}

/** Counts what was found of what was sought. */
export function qualityOf(articles: readonly AskingArticle[], links: readonly Links[]): Quality {
  const byChange: Record<string, [number, number]> = {};
  let [sought, found, unrelated, falseLinks] = [0, 0, 0, 0];
  for (const [a, { quotations }] of articles.slice(0, links.length).entries()) {
    for (const [q, { source, change }] of quotations.entries()) {
      const linked = links[a]?.[q] ?? new Set();
      if (source === null) {
        unrelated += 1;
        falseLinks += linked.size;
        continue;
      }
      const hit = linked.has(source) ? 1 : 0;
      const [foundSo, soughtSo] = byChange[change] ?? [0, 0];
      byChange[change] = [foundSo + hit, soughtSo + 1];
      sought += 1;
      found += hit;
    }
  }
  return { sought, found, unrelated, falseLinks, byChange };
}

/** Sic and the limit by turns, each first as often as the other: who comes first pays for reading from the disk. */
async function bySides(sic: Sic, limit: Limit, article: AskingArticle, reads: Reads, limitFirst: boolean) {
  const early = limitFirst ? (await timed(() => limit.read(reads)))[0] : null;
  const [ms, links] = await timed(() => sic.ask(article));
  return { ms, links, limitMs: early ?? (await timed(() => limit.read(reads)))[0] };
}

/** Sic's answers to all articles, `rounds` times, beside the limit. */
export async function measureSic(
  passages: number,
  articles: readonly AskingArticle[],
  rounds: number,
): Promise<Warm> {
  const sic = new Sic();
  await sic.open(passages);
  const limit = await Limit.open(passages);
  const [times, limitTimes, links]: [number[], number[], Links[]] = [[], [], []];
  let [lists, rows] = [0, 0];
  for (let round = 0; round < rounds; round++) {
    for (const [i, article] of articles.entries()) {
      const reads = await readsOf(() => sic.ask(article));
      const sides = await bySides(sic, limit, article, reads, (i + round) % 2 === 0);
      times.push(sides.ms);
      limitTimes.push(sides.limitMs);
      if (round > 0) continue;
      links.push(sides.links);
      lists += reads.lists.length / articles.length;
      rows += reads.rows.length / articles.length;
    }
  }
  limit.close();
  const reads = { lists: Math.round(lists), rows: Math.round(rows) };
  return { ...qualityOf(articles, links), times, asked: articles.length, limitTimes, reads };
}

/** A peer's answers to as many articles as there is time for. */
export async function measurePeer(
  peer: Peer,
  articles: readonly AskingArticle[],
  deadline: number,
): Promise<Warm> {
  const [times, links]: [number[], Links[]] = [[], []];
  for (const article of articles) {
    if (performance.now() > deadline) break;
    const [ms, found] = await timed(() => peer.ask(article));
    times.push(ms);
    links.push(found);
  }
  return {
    ...qualityOf(articles, links),
    times,
    asked: times.length,
    limitTimes: [],
    reads: { lists: 0, rows: 0 },
  };
}
