import type { Article, Block, Range } from '@/text/article';
import { webAddress } from '@/text/web-address';
import { withoutTurns } from './without-turns';

const NUL = '\0';

function cleanText(text: string): string {
  return text.toWellFormed().replaceAll(NUL, '');
}

function cleanLine(line: string): string {
  return withoutTurns(cleanText(line));
}

function cleanLineOrNull(line: string | null): string | null {
  return line === null ? null : cleanLine(line);
}

/** Places of the NULs in `text`, in order. */
function nulPlaces(text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(NUL); at !== -1; at = text.indexOf(NUL, at + 1)) places.push(at);
  return places;
}

/** Ranges in ascending order, moved left by the NULs that stood before either end. Linear in both lists. */
function moveBlocks(blocks: readonly Block[], nuls: readonly number[]): Block[] {
  let passed = 0;
  const moved = (offset: number): number => {
    while ((nuls[passed] ?? Number.POSITIVE_INFINITY) < offset) passed += 1;
    return offset - passed;
  };
  return blocks.map((block) => {
    const range: Range = { start: moved(block.start), end: moved(block.end) };
    return { ...block, ...range };
  });
}

/**
 * An article fit to be stored: lone surrogates become U+FFFD, since they break encoding and search; NUL goes, since
 * files and databases end at it, and the blocks move with the text; addresses that are not http(s) go, so that
 * nothing stored can become a link to a script; signs that turn the writing direction go from everything but the text.
 */
export function cleanArticle(article: Article): Article {
  const nuls = nulPlaces(article.text);
  return {
    // Marks of the kind "only the beginning" are no text.
    ...article,
    url: webAddress(article.url),
    canonicalUrl: webAddress(article.canonicalUrl),
    outlet: cleanLineOrNull(article.outlet),
    headline: cleanLineOrNull(article.headline),
    authors: article.authors.map(cleanLine),
    publishedAt: cleanLineOrNull(article.publishedAt),
    ...(article.modifiedAt !== undefined && { modifiedAt: cleanLine(article.modifiedAt) }),
    ...(article.section !== undefined && { section: cleanLine(article.section) }),
    language: cleanLineOrNull(article.language),
    text: cleanText(article.text),
    blocks: nuls.length === 0 ? article.blocks : moveBlocks(article.blocks, nuls),
  };
}
