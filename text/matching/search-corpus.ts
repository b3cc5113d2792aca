/*
 * From quotations to the wordings that match them: all keys of all quotations are asked at once, each quotation
 * ranks what came back, and the best are read and judged, more of them while half are accepted: a quotation
 * that everybody prints has more versions than one reading holds. Cost: one look-up per key (about 16 a
 * quotation) and some 8 wordings read and judged per quotation, whatever the size of the corpus.
 */

import { askedParts } from './asked-parts';
import { familyOf } from './family';
import { probeKeys } from './fingerprint';
import { judgeParts, type KnownPart } from './judge-parts';
import type { Judgement } from './judge-words';
import type { PairFrequency } from './pair-frequency';
import type { PrintedPassage } from './passage';
import type { PassageIndex } from './passage-index';
import { FULL_LIST_COUNT, type KeyLists, rankCandidates } from './rank-candidates';

/** How much of the corpus may be looked at. */
export interface SearchLimits {
  /** Wordings asked for per key. A longer list costs as much as ten more keys. */
  readonly perKey: number;
  /** Wordings read at first per quotation: most quotations have no version, or the few best places hold them all. */
  readonly firstRound: number;
  /** Wordings read at once per quotation after that. */
  readonly perRound: number;
  /** Readings per quotation at most. */
  readonly rounds: number;
  /** Of a longer quotation, so many wordings that share hardly a key with it (rank-candidates.ts). */
  readonly strays: number;
  /** Articles searched more closely because a version ties them to the asking one. Each costs some 45 rows. */
  readonly tiedArticles: number;
}

/** Limits for each quotation, by its place among those asked for: one of them may be looked for everywhere. */
export type LimitsOf = (query: number) => SearchLimits;

/**
 * For a browser's database, where every list and every row is felt. Beside 16 keys and 16 wordings at first, an article of
 * news asks a fifth fewer lists and reads half the wordings; of 158 true pairs of news it finds the same 155, of all it links 98 in 100.
 * Shorter lists were refused: 20 per key find 153 of them.
 */
export const DATABASE_LIMITS: SearchLimits = {
  perKey: 30,
  firstRound: 8,
  perRound: 16,
  rounds: 8,
  strays: 2,
  tiedArticles: 6,
};
/** For an index in memory. */
export const MEMORY_LIMITS: SearchLimits = {
  perKey: 100,
  firstRound: 32,
  perRound: 32,
  rounds: 32,
  strays: Number.POSITIVE_INFINITY,
  tiedArticles: 24,
};

/** Reading goes on while this share of the last reading was accepted. */
const WORTH_READING_ON = 0.5;

/** A wording that matches a quotation. */
export interface Hit extends Judgement {
  /** Index of the quotation among those asked. */
  readonly query: number;
  readonly wording: number;
}

/** A quotation on its way through the search. */
interface Search {
  readonly query: number;
  /** The whole of it, then its segments. */
  readonly parts: readonly [KnownPart, ...KnownPart[]];
  readonly candidates: readonly number[];
  readonly limits: SearchLimits;
}

/**
 * How common pairs are outside the printings of the quotation itself. Of a full list only the oldest wordings are
 * known; the rest of it is taken to be printings in the same share as they are.
 */
function frequencyOf(keys: readonly number[], found: KeyLists): PairFrequency {
  const { lists, limit, wordings } = found;
  const family = familyOf(keys, found);
  // Every candidate asks again for the pairs it shares.
  const counts = new Map<number, number>();
  return {
    wordings,
    countOf: (pair) => {
      const before = counts.get(pair);
      const ids = lists.get(pair);
      if (before !== undefined || ids === undefined) return before ?? null;
      const others = ids.filter((id) => !family.has(id)).length;
      const count = ids.length >= limit ? (FULL_LIST_COUNT * others) / ids.length : others;
      counts.set(pair, count);
      return count;
    },
  };
}

/** The parts of a quotation. What prints a segment is a printing of it, though it may share few keys with the whole. */
function knownParts(
  printed: PrintedPassage,
  keys: readonly number[],
  found: KeyLists,
): [KnownPart, ...KnownPart[]] {
  const [whole, ...segments] = askedParts(printed);
  return [
    { ...whole, frequency: frequencyOf(keys, found) },
    ...segments.map((segment) => {
      const own = new Set(segment.words.pairs);
      const ofSegment = keys.filter((key) => own.has(key));
      return { ...segment, frequency: frequencyOf(ofSegment, found) };
    }),
  ];
}

/** Reads and judges one round for every search; returns the hits, and the searches worth another round. */
async function readRound(
  searches: readonly Search[],
  index: PassageIndex,
  round: number,
): Promise<{ hits: Hit[]; worthMore: Search[] }> {
  const sizeOf = ({ limits }: Search) => (round === 0 ? limits.firstRound : limits.perRound);
  const wanted = new Set(searches.flatMap((search) => search.candidates.slice(0, sizeOf(search))));
  const read = await index.read([...wanted]);
  const hits: Hit[] = [];
  const worthMore: Search[] = [];
  for (const search of searches) {
    const size = sizeOf(search);
    let versions = 0;
    for (const id of search.candidates.slice(0, size)) {
      const words = read.get(id);
      const judged = words && judgeParts(search.parts, words);
      if (!judged) continue;
      hits.push({ ...judged, query: search.query, wording: id });
      if (!judged.needsTie) versions++;
    }
    const candidates = search.candidates.slice(size);
    const isLast = round + 1 >= search.limits.rounds;
    if (!isLast && candidates.length > 0 && versions >= WORTH_READING_ON * size) {
      worthMore.push({ ...search, candidates });
    }
  }
  return { hits, worthMore };
}

/** What a search found, and what it learnt of the corpus on the way. */
export interface CorpusSearch {
  readonly hits: readonly Hit[];
  /** How common pairs of words are, for each quotation. */
  readonly frequencies: readonly PairFrequency[];
}

/** The lists of every key, as long as its quotation wants them. */
async function listsOf(
  keys: readonly (readonly number[])[],
  index: PassageIndex,
  limits: LimitsOf,
): Promise<(query: number) => KeyLists> {
  const lengths = [...new Set(keys.map((_, query) => limits(query).perKey))];
  const asked = lengths.map((limit) =>
    index.idsFor([...new Set(keys.filter((_, query) => limits(query).perKey === limit).flat())], limit),
  );
  const [wordings, ...lists] = await Promise.all([index.size(), ...asked]);
  const byLength = new Map(lengths.map((limit, i) => [limit, lists[i] ?? new Map()]));
  return (query) => {
    const limit = limits(query).perKey;
    return { lists: byLength.get(limit) ?? new Map(), limit, wordings };
  };
}

/** All wordings of the index that match one of the quotations, those that need a tie among them. */
export async function searchCorpus(
  queries: readonly PrintedPassage[],
  index: PassageIndex,
  limits: LimitsOf,
): Promise<CorpusSearch> {
  const keys = queries.map(({ words }) => probeKeys(words));
  const found = await listsOf(keys, index, limits);
  const asked = queries.map((printed, query): Search => {
    const own = keys[query] ?? [];
    return {
      query,
      parts: knownParts(printed, own, found(query)),
      candidates: rankCandidates(own, found(query), limits(query).strays),
      limits: limits(query),
    };
  });
  let searches = asked;
  const hits: Hit[] = [];
  for (let round = 0; searches.length > 0; round++) {
    const { hits: more, worthMore } = await readRound(searches, index, round);
    hits.push(...more);
    searches = worthMore;
  }
  return { hits, frequencies: asked.map(({ parts }) => parts[0].frequency) };
}
