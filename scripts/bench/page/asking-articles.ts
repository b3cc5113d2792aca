/*
 * What is asked: articles of 15 quotations, ten of them changed copies of what three articles of the corpus print, five of them
 * sentences the corpus does not hold. The changes are those that outlets make: less is quoted, something is left out with dots,
 * words are exchanged, words are put in brackets, two utterances are run together.
 */
import { type BenchCorpus, PASSAGES_PER_ARTICLE } from './bench-corpus';
import { type Change, changeWords } from './change-words';
import { between, oneOf, type Random, randomFrom } from './random';

/** One quotation, and what is to be found for it. */
export interface AskedQuotation {
  readonly text: string;
  readonly speaker: string | null;
  readonly change: Change | 'splice' | 'unrelated';
  /** The article of the corpus that prints it; null when none does. */
  readonly source: number | null;
}

/** One article that asks. Plain JSON. */
export interface AskingArticle {
  readonly publishedAt: string;
  readonly quotations: readonly AskedQuotation[];
}

const CHANGES: readonly (Change | 'splice')[] = [
  'truncation',
  'ellipsis',
  'substitution',
  'bracket',
  'splice',
];
const COPIES_PER_CHANGE = 2;
const UNRELATED = 5;
const SOURCES_PER_ARTICLE = 3;
/** Sources stand at the beginning of the corpus, which all sizes share. */
const SOURCES_AMONG = 10_000;
/** Far beyond any corpus. */
const NEVER_PRINTED = 900_000_000;
const FEWEST_WORDS = 12;
const MOST_WORDS = 60;

const SPLICED_SHARE = 0.6;

/** The beginning of one and the end of the other. */
function splice(one: readonly string[], other: readonly string[]): string[] {
  return [
    ...one.slice(0, Math.ceil(one.length * SPLICED_SHARE)),
    ...other.slice(Math.floor(other.length * (1 - SPLICED_SHARE))),
  ];
}

/** The quotations of an article that are long enough to be changed, as words. */
function sourcesIn(corpus: BenchCorpus, article: number): { passage: number; words: string[] }[] {
  return Array.from({ length: PASSAGES_PER_ARTICLE }, (_, i) => article * PASSAGES_PER_ARTICLE + i)
    .filter((passage) => corpus.speaker(passage) !== null)
    .map((passage) => ({ passage, words: corpus.sentence(passage).split(' ').slice(0, MOST_WORDS) }))
    .filter(({ words }) => words.length >= FEWEST_WORDS);
}

function changedCopy(
  corpus: BenchCorpus,
  article: number,
  change: Change | 'splice',
  random: Random,
): AskedQuotation {
  const sources = sourcesIn(corpus, article);
  const one = oneOf(random, sources);
  const other = oneOf(
    random,
    sources.filter((source) => source !== one),
  );
  const words =
    change === 'splice'
      ? splice(one.words, other.words)
      : changeWords(change, one.words, random, corpus.chain);
  return { text: words.join(' '), speaker: corpus.speaker(one.passage), change, source: article };
}

function unrelated(corpus: BenchCorpus, number: number): AskedQuotation {
  const text = corpus.chain.sentence(NEVER_PRINTED + number);
  return { text, speaker: 'Nadia Quillon', change: 'unrelated', source: null };
}

function askingArticle(corpus: BenchCorpus, number: number): AskingArticle {
  const random = randomFrom(number * 1_013 + 5);
  const sources: number[] = [];
  while (sources.length < SOURCES_PER_ARTICLE) {
    const article = between(random, 0, SOURCES_AMONG / PASSAGES_PER_ARTICLE - 1);
    if (sourcesIn(corpus, article).length >= 2) sources.push(article);
  }
  const copies = CHANGES.flatMap((change) =>
    Array.from({ length: COPIES_PER_CHANGE }, () =>
      changedCopy(corpus, oneOf(random, sources), change, random),
    ),
  );
  const others = Array.from({ length: UNRELATED }, (_, i) => unrelated(corpus, number * UNRELATED + i));
  return { publishedAt: corpus.day(sources[0] ?? 0), quotations: [...copies, ...others] };
}

/** The first `count` articles that ask, the same for every size of the corpus. */
export function askingArticles(corpus: BenchCorpus, count: number): AskingArticle[] {
  return Array.from({ length: count }, (_, number) => askingArticle(corpus, number));
}
