import { basename } from 'node:path';
import type { Article, Block } from '@/text/article';
import { blocksOf } from '@/text/blocks-of';
import type { NamedArticle } from './named-article';
import { BatchProblem } from './problem';
import { readLines } from './read-lines';

/** A line of an exchange file before anything is known about it. */
interface Unchecked {
  readonly id?: unknown;
  readonly url?: unknown;
  readonly canonicalUrl?: unknown;
  readonly outlet?: unknown;
  readonly headline?: unknown;
  readonly authors?: unknown;
  readonly publishedAt?: unknown;
  readonly language?: unknown;
  readonly text?: unknown;
  readonly modifiedAt?: unknown;
  readonly section?: unknown;
  readonly truncated?: unknown;
  readonly selection?: unknown;
  readonly blocks?: unknown;
}

const REGIONS: readonly unknown[] = [
  'headline',
  'standfirst',
  'body',
  'blockquote',
  'caption',
] satisfies Block['region'][];

function words(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

function isBlock(value: unknown): value is Block {
  if (typeof value !== 'object' || value === null) return false;
  const block: Partial<Record<keyof Block, unknown>> = value;
  return Number.isInteger(block.start) && Number.isInteger(block.end) && REGIONS.includes(block.region);
}

/** The paragraphs as `capture` wrote them, or null where they are missing or do not fit the text. */
function givenBlocks(value: unknown, length: number): readonly Block[] | null {
  if (!Array.isArray(value) || value.length === 0 || !value.every(isBlock)) return null;
  let at = 0;
  for (const { start, end } of value) {
    if (start < at || end < start || end > length) return null;
    at = end;
  }
  return value;
}

function articleOf(line: Unchecked, text: string): Article {
  const headline = words(line.headline);
  const modifiedAt = words(line.modifiedAt);
  const section = words(line.section);
  return {
    url: words(line.url),
    canonicalUrl: words(line.canonicalUrl),
    outlet: words(line.outlet),
    headline,
    authors: Array.isArray(line.authors) ? line.authors.flatMap((name) => words(name) ?? []) : [],
    publishedAt: words(line.publishedAt),
    language: words(line.language),
    text,
    blocks: givenBlocks(line.blocks, text.length) ?? blocksOf(text, headline),
    ...(modifiedAt !== null && { modifiedAt }),
    ...(section !== null && { section }),
    ...(line.truncated === true && { truncated: true as const }),
    ...(line.selection === true && { selection: true as const }),
  };
}

function parsed(place: string, line: string): Unchecked {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    throw new BatchProblem(place, 'this line is not JSON');
  }
  throw new BatchProblem(place, 'this line is not an article');
}

/** The articles of a file of JSON Lines, one after the other; a bad line is a problem of its own and the next ones follow. */
export async function* readJsonl(file: string): AsyncGenerator<NamedArticle | BatchProblem> {
  let number = 0;
  for await (const line of readLines(file)) {
    number++;
    if (line.trim() === '') continue;
    const place = `${file}:${number}`;
    try {
      const article = parsed(place, line);
      if (words(article.text) === null || typeof article.text !== 'string')
        throw new BatchProblem(place, 'this article has no text');
      const id = typeof article.id === 'number' ? String(article.id) : words(article.id);
      yield { id: id ?? `${basename(file)}:${number}`, article: articleOf(article, article.text) };
    } catch (error) {
      if (!(error instanceof BatchProblem)) throw error;
      yield error;
    }
  }
}
