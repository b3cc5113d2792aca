import { readFile } from 'node:fs/promises';
import { JSDOM } from 'jsdom';
import { captureArticle } from '@/capture/capture-article';
import type { CaptureReason, CaptureResult } from '@/capture/capture-result';
import type { Article } from '@/text/article';
import { decodePage } from './decode-page';
import { isBottomless } from './is-bottomless';
import { BatchProblem } from './problem';

const REASONS: Record<CaptureReason, string> = {
  'blank-page': 'the page is blank',
  'no-article': 'no article found on the page',
  'not-html': 'this is not a page',
  'page-too-large': 'the page is too large to be read',
  'error-page': 'the server called the page an error',
  'capture-failed': 'the page could not be read',
};

/** Bytes; the longest pages of news sites have five million. */
const LARGEST_FILE = 40_000_000;

/** Browsers stop at 512; this parser does not, and its time grows with the square of the depth. */
const DEEPEST = 1000;

/** One window serves every page: its parser makes documents without layout, scripts or network. */
let parser: { parseFromString(source: string, type: 'text/html'): Document } | null = null;

function parse(source: string): Document {
  parser ??= new new JSDOM('').window.DOMParser();
  return parser.parseFromString(source, 'text/html');
}

function capture(source: string): CaptureResult {
  try {
    return captureArticle(parse(source), '');
  } catch {
    return { ok: false, reason: 'capture-failed' };
  }
}

/** The article of a saved page. A file does not say where it was read, so the page's own address stands for it. */
export async function readHtml(file: string): Promise<Article> {
  const bytes = await readFile(file);
  if (bytes.length > LARGEST_FILE) throw new BatchProblem(file, REASONS['page-too-large']);
  const source = decodePage(bytes);
  const result: CaptureResult = isBottomless(source, DEEPEST)
    ? { ok: false, reason: 'page-too-large' }
    : capture(source);
  if (!result.ok) throw new BatchProblem(file, REASONS[result.reason]);
  return { ...result.article, url: result.article.canonicalUrl };
}
