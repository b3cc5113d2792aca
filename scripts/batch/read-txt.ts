import { readFile } from 'node:fs/promises';
import { soundText } from '@/capture/sound-text';
import type { Article } from '@/text/article';
import { blocksOf } from '@/text/blocks-of';
import { decodePage } from './decode-page';
import { BatchProblem } from './problem';
import { textFrame } from './text-frame';

/**
 * A plain text file: the text stays as it is (NUL and a byte order mark aside, which are no text). What it tells about itself
 * is read off its first lines and its last.
 */
export async function readTxt(file: string): Promise<Article> {
  const text = soundText(decodePage(await readFile(file)));
  if (text.trim() === '') throw new BatchProblem(file, 'the file holds no text');
  const { frame, url, headline, authors, publishedAt } = textFrame(text);
  const isFrame = (start: number): boolean => frame.some((line) => line.start <= start && start < line.end);
  return {
    url,
    canonicalUrl: null,
    outlet: null,
    headline,
    authors,
    publishedAt,
    language: null,
    text,
    blocks: blocksOf(text, headline).filter((block) => !isFrame(block.start)),
  };
}
