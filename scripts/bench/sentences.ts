/*
 * The sentences the corpora are made of: the passages of the articles in a folder, each wording once, or invented ones. Invented words
 * are as common as words are in any language (Zipf), short ones first.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BatchProblem } from '@/scripts/batch/problem';
import { readArticles } from '@/scripts/batch/read-articles';
import { printedPassagesOf } from '@/text/matching/passages-of';
import { wordingOf } from '@/text/matching/wording';
import { extractQuotations } from '@/text/quotations/extract-quotations';
import { between, oneOf, randomFrom } from './page/random';

const FEWEST_WORDS = 7;
/** Longer ones are whole paragraphs that nothing could cut. */
const LONGEST = 600;
const INVENTED = 60_000;
const VOCABULARY = 30_000;
const CONSONANTS = 'bcdfgklmnprstvz';
const VOWELS = 'aeiou';

/** Marks would make quotations within quotations of them. */
function withoutMarks(text: string): string {
  return text
    .replace(/["“”„«»]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

async function fromStories(files: readonly string[]): Promise<string[]> {
  const sentences = new Map<string, string>();
  for await (const item of readArticles(files)) {
    if (item instanceof BatchProblem) continue;
    const { article } = item;
    for (const { text, words, passage } of printedPassagesOf(article, extractQuotations(article))) {
      const printed = passage.segments.map(({ start, end }) => text.slice(start, end)).join(' ');
      const sentence = withoutMarks(printed);
      const fits = words.length >= FEWEST_WORDS && sentence.length <= LONGEST;
      if (fits && passage.standsIn === 'text') sentences.set(wordingOf(words), sentence);
    }
  }
  return [...sentences.values()];
}

/** The word of this rank; words of low rank are short. */
function inventedWord(rank: number): string {
  const random = randomFrom(rank);
  const syllables = 1 + Math.floor(Math.log10(rank + 1) / 1.3);
  const syllable = () => oneOf(random, [...CONSONANTS]) + oneOf(random, [...VOWELS]);
  return (
    Array.from({ length: syllables }, syllable).join('') +
    (rank % 3 === 0 ? '' : oneOf(random, [...CONSONANTS]))
  );
}

function invented(): string[] {
  const words = Array.from({ length: VOCABULARY }, (_, rank) => inventedWord(rank));
  const random = randomFrom(1);
  return Array.from({ length: INVENTED }, () => {
    const length = between(random, FEWEST_WORDS, 34);
    // A number spread evenly over the powers of the vocabulary's size: rank r comes 1/r as often as rank 1.
    const sentence = Array.from({ length }, () => words[Math.floor(VOCABULARY ** random()) - 1] ?? '').join(
      ' ',
    );
    return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
  });
}

/** Sentences with a name that changes with them. */
export interface Sentences {
  readonly name: string;
  readonly json: string;
}

/**
 * @param stories a folder of `.jsonl` files of articles; null or one that is not there = invented sentences
 * @param cache a folder for what takes long to make
 */
export async function readSentences(stories: string | null, cache: string): Promise<Sentences> {
  const files = stories === null ? [] : globSync(join(stories, '*.jsonl')).sort();
  const kind = files.length > 0 ? 'stories' : 'invented';
  const kept = join(cache, `${kind}.json`);
  if (!existsSync(kept)) {
    mkdirSync(cache, { recursive: true });
    const sentences = files.length > 0 ? await fromStories(files) : invented();
    writeFileSync(kept, JSON.stringify(sentences));
  }
  const json = readFileSync(kept, 'utf8');
  return { name: `${kind}-${createHash('sha256').update(json).digest('hex').slice(0, 8)}`, json };
}
