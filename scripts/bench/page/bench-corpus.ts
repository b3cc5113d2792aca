/*
 * The corpus of the bench, of any size, the same for everybody: first the sentences given, in an order that mixes their
 * articles, then sentences no one printed. A smaller corpus is the beginning of a larger one, so that the same questions
 * have their answers in all sizes.
 */
import type { ReadArticle } from '@/storage/read-article';
import type { Block } from '@/text/article';
import type { Quotation } from '@/text/quotations/quotation';
import { oneOf, randomFrom } from './random';
import { WordChain } from './word-chain';

/** As many as a news article has. */
export const PASSAGES_PER_ARTICLE = 40;
/** The first ones of each article are quotations. */
const QUOTED_PER_ARTICLE = 15;
const OUTLETS = 60;
const FIRST_DAY = Date.UTC(2021, 0, 4);
const DAYS = 1_800;
const DAY_MS = 86_400_000;
/** A prime that divides no likely number of sentences: neighbours in the corpus come from different articles. */
const STRIDE = 7_919;
const GIVEN_NAMES = ['Ada', 'Ivo', 'Mirela', 'Tomas', 'Wanda', 'Osric', 'Lene', 'Farid', 'Jun', 'Paula'];
const SYLLABLES = ['bar', 'nel', 'vo', 'tri', 'kas', 'mun', 'der', 'lio', 'fen', 'gar', 'sol', 'wick'];

const LONGEST_HEADLINE = 80;
const BETWEEN_LINES = '\n\n';

/** One passage of an article: what somebody says, or narration. */
export interface Line {
  readonly words: string;
  readonly speaker: string | null;
}

/** The address of an article of the corpus. */
export function addressOfArticle(article: number): string {
  return `https://outlet-${article % OUTLETS}.example/${article}`;
}

/** The number of the article that stands at this address. */
export function articleAtAddress(address: string | null): number {
  return Number(address?.split('/').at(-1) ?? Number.NaN);
}

function speakerOf(passage: number): string {
  const random = randomFrom(Math.floor(passage / 5) + 77);
  const family = [0, 1, 2].map(() => oneOf(random, SYLLABLES)).join('');
  return `${oneOf(random, GIVEN_NAMES)} ${family.charAt(0).toUpperCase()}${family.slice(1)}`;
}

/** Sentences by number, and articles made of them. */
export class BenchCorpus {
  readonly chain: WordChain;

  constructor(private readonly sentences: readonly string[]) {
    this.chain = new WordChain(sentences);
  }

  /** The words of a passage. */
  sentence(passage: number): string {
    const { length } = this.sentences;
    if (passage >= length) return this.chain.sentence(passage);
    return this.sentences[(passage * STRIDE) % length] ?? '';
  }

  /** Who says it; null for narration. */
  speaker(passage: number): string | null {
    return passage % PASSAGES_PER_ARTICLE < QUOTED_PER_ARTICLE ? speakerOf(passage) : null;
  }

  /** The day an article was printed, ISO 8601. */
  day(article: number): string {
    return new Date(FIRST_DAY + ((article * 37) % DAYS) * DAY_MS).toISOString();
  }

  /** An article of the corpus, with the passages that are its turn. */
  article(article: number): ReadArticle {
    const passages = Array.from(
      { length: PASSAGES_PER_ARTICLE },
      (_, i) => article * PASSAGES_PER_ARTICLE + i,
    );
    const lines = passages.map((passage) => ({
      words: this.sentence(passage),
      speaker: this.speaker(passage),
    }));
    return this.articleFrom(article, lines);
  }

  /** An article as storage takes it. Its quotations are known, so nothing has to find them. */
  articleFrom(article: number, lines: readonly Line[]): ReadArticle {
    const url = addressOfArticle(article);
    const domain = `outlet-${article % OUTLETS}.example`;
    return {
      article: {
        url,
        canonicalUrl: null,
        outlet: `Outlet ${article % OUTLETS}`,
        headline: lines[0]?.words.slice(0, LONGEST_HEADLINE) ?? null,
        authors: [],
        publishedAt: this.day(article),
        language: 'en',
        ...textOf(lines),
      },
      outlet: { domain, name: `Outlet ${article % OUTLETS}` },
      identity: url,
      words: String(article),
      quotations: quotationsIn(lines),
    };
  }
}

/** A paragraph for each line, what somebody says between marks. */
function textOf(lines: readonly Line[]): { readonly text: string; readonly blocks: Block[] } {
  const blocks: Block[] = [];
  let text = '';
  for (const line of lines) {
    const start = text.length;
    text += printedLine(line);
    blocks.push({ start, end: text.length, region: 'body' });
    text += BETWEEN_LINES;
  }
  return { text, blocks };
}

function printedLine({ words, speaker }: Line): string {
  return speaker === null ? words : `“${words}” said ${speaker}.`;
}

function quotationsIn(lines: readonly Line[]): Quotation[] {
  const quotations: Quotation[] = [];
  let at = 0;
  for (const [i, line] of lines.entries()) {
    if (line.speaker !== null) quotations.push(quotation(i, line.words, at + 1, line.speaker));
    at += printedLine(line).length + BETWEEN_LINES.length;
  }
  return quotations;
}

function quotation(i: number, words: string, start: number, speaker: string): Quotation {
  return {
    id: `q${i}`,
    standsIn: 'text',
    segments: [{ start, end: start + words.length }],
    text: words,
    speaker,
    speakerAsWritten: speaker,
    cue: 'said',
    kind: 'speech',
    region: 'body',
  };
}
