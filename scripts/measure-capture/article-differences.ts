import { bareWords } from '@/capture/bare-words';
import type { Article } from '@/text/article';

/** In what two readings of one page differ. */
export interface ArticleDifferences {
  readonly headline: boolean;
  readonly authors: boolean;
  readonly publishedAt: boolean;
  /** Words both readings have, of all words of both (Dice), 0 to 1; how often a word stands counts. */
  readonly sharedWords: number;
  /** Paragraphs of one reading that the other has not, their words alone. */
  readonly onlyFirst: readonly string[];
  readonly onlySecond: readonly string[];
}

function counted(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function sharedWords(first: string, second: string): number {
  const [a, b] = [first, second].map((text) => bareWords(text).split(' '));
  if (a === undefined || b === undefined) return 0;
  const rest = counted(a);
  let shared = 0;
  for (const word of b) {
    const left = rest.get(word) ?? 0;
    if (left === 0) continue;
    rest.set(word, left - 1);
    shared++;
  }
  return (2 * shared) / (a.length + b.length);
}

function paragraphsOf({ text, blocks }: Article): string[] {
  return blocks.map(({ start, end }) => bareWords(text.slice(start, end)));
}

function without(paragraphs: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others);
  return paragraphs.filter((paragraph) => !known.has(paragraph));
}

/** Holds two articles read from one page against each other. */
export function articleDifferences(first: Article, second: Article): ArticleDifferences {
  const [a, b] = [paragraphsOf(first), paragraphsOf(second)];
  return {
    headline: first.headline !== second.headline,
    authors: first.authors.join('\n') !== second.authors.join('\n'),
    publishedAt: first.publishedAt !== second.publishedAt,
    sharedWords: sharedWords(first.text, second.text),
    onlyFirst: without(a, b),
    onlySecond: without(b, a),
  };
}
