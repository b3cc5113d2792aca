/** @file 500 changed copies of one quotation, planted in a corpus and taken out again. */
import { allVersions } from '@/storage/all-versions';
import { deleteArticle } from '@/storage/delete-article';
import { saveArticles } from '@/storage/save-articles';
import type { AskedQuotation, AskingArticle } from './asking-articles';
import { articleAtAddress, type BenchCorpus, type Line } from './bench-corpus';
import { type Change, changeWords } from './change-words';
import { timed } from './measure';
import { oneOf, randomFrom } from './random';
import { Sic } from './sic';
import type { Viral } from './tasks';

const COPIES = 500;
/** Far beyond any corpus. */
const FIRST_ARTICLE = 30_000_000;
const FIRST_SENTENCE = 950_000_000;
const SENTENCES_BESIDE = 6;
const FEWEST_WORDS = 28;
const CHANGES: readonly Change[] = ['truncation', 'ellipsis', 'substitution', 'bracket'];
const SPEAKER = 'Nadia Quillon';
const ROUNDS = 5;

/** The first sentence that is long enough to be changed in 500 ways. */
function viralWords({ chain }: BenchCorpus): string[] {
  for (let number = FIRST_SENTENCE; ; number++) {
    const words = chain.sentence(number).split(' ');
    if (words.length >= FEWEST_WORDS) return words;
  }
}

function linesOf(corpus: BenchCorpus, words: readonly string[], copy: number): Line[] {
  const random = randomFrom(copy + 1);
  const changed = changeWords(oneOf(random, CHANGES), words, random, corpus.chain).join(' ');
  const beside = Array.from({ length: SENTENCES_BESIDE }, (_, i) => ({
    words: corpus.chain.sentence(FIRST_SENTENCE + 1_000 + copy * SENTENCES_BESIDE + i),
    speaker: null,
  }));
  return [{ words: changed, speaker: SPEAKER }, ...beside];
}

function planted(links: Iterable<number>): number {
  return [...new Set(links)].filter((article) => article >= FIRST_ARTICLE).length;
}

/** Plants the copies, asks for the quotation they were made of, and takes them out. */
export async function measureViral(
  corpus: BenchCorpus,
  passages: number,
  article: AskingArticle,
): Promise<Viral> {
  const sic = new Sic();
  await sic.open(passages);
  const words = viralWords(corpus);
  const copies = Array.from({ length: COPIES }, (_, copy) => ({
    read: corpus.articleFrom(FIRST_ARTICLE + copy, linesOf(corpus, words, copy)),
    seenAt: new Date().toISOString(),
  }));
  const saved = await saveArticles(sic.corpus, copies);
  try {
    return await ask(sic, words.join(' '), article);
  } finally {
    for (const { article: id } of saved) await deleteArticle(sic.corpus, id);
  }
}

async function ask(sic: Sic, text: string, { publishedAt, quotations }: AskingArticle): Promise<Viral> {
  const viral: AskedQuotation = { text, speaker: SPEAKER, change: 'unrelated', source: null };
  const asking = { publishedAt, quotations: [viral, ...quotations.slice(1)] };
  const answerTimes: number[] = [];
  let inAnswer = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const [ms, links] = await timed(() => sic.ask(asking));
    answerTimes.push(ms);
    inAnswer = planted(links[0] ?? []);
  }
  const page = { identity: 'https://asking.example/1', publishedAt };
  const sought = { text, speaker: SPEAKER, language: 'en', page };
  const [allMs, all] = await timed(() => allVersions(sic.corpus, sought));
  const addresses = all.wordings.flatMap(({ versions }) => versions.map(({ url }) => articleAtAddress(url)));
  return {
    planted: COPIES,
    inAnswer,
    inAll: planted(addresses),
    groups: all.wordings.length,
    answerTimes,
    allMs,
  };
}
