import { readFile } from 'node:fs/promises';
import type { CaptureReason } from '@/capture/capture-result';
import { capturePage } from './capture-page';
import type { CaptureExplanation } from './explained-capture';
import type { NamedArticle } from './named-article';
import { BatchProblem } from './problem';

const REASONS: Record<CaptureReason, string> = {
  'blank-page': 'the page is blank',
  'no-article': 'no article found on the page',
  'list-page': 'the page lists articles',
  'video-page': 'the page shows a video',
  'framed-article': 'the article stands in a frame of another site',
  'still-loading': 'the page was saved before it had loaded',
  'nothing-selected': 'nothing is selected',
  'not-html': 'this is not a page',
  'page-too-large': 'the page is too large to be read',
  'error-page': 'the server called the page an error',
  'capture-failed': 'the page could not be read',
};

/**
 * The article of a saved page. A file does not say where it was read, so the page's own address stands for it.
 *
 * @param explains what was left out is taken down too
 */
export async function readHtml(file: string, explains: boolean): Promise<Omit<NamedArticle, 'id'>> {
  let explanation: CaptureExplanation | null = null;
  const note = (given: CaptureExplanation): void => {
    explanation = given;
  };
  const result = capturePage(await readFile(file), explains ? note : null);
  if (!result.ok) throw new BatchProblem(file, REASONS[result.reason]);
  const article = { ...result.article, url: result.article.canonicalUrl };
  return { article, explanation };
}
