import { JSDOM } from 'jsdom';
import { captureArticle } from '@/capture/capture-article';
import type { CaptureResult } from '@/capture/capture-result';
import { readPage } from '@/capture/page/read-page';
import { attachShadowRoots } from './attach-shadow-roots';
import { decodePage } from './decode-page';
import { type CaptureExplanation, type CaptureNotes, explainedCapture } from './explained-capture';
import { isBottomless } from './is-bottomless';

/** Bytes; the longest pages of news sites have five million. */
const LARGEST_FILE = 40_000_000;

/** Browsers stop at 512; this parser does not, and its time grows with the square of the depth. */
const DEEPEST = 1000;

/** A file does not say where it was read. */
const NOWHERE = { address: null, loaded: null, httpStatus: 0 };

/** One window serves every page: its parser makes documents without layout, scripts or network. */
let parser: { parseFromString(source: string, type: 'text/html'): Document } | null = null;

function parse(source: string): Document {
  parser ??= new new JSDOM('').window.DOMParser();
  const document = parser.parseFromString(source, 'text/html');
  attachShadowRoots(document);
  return document;
}

function captureSource(source: string, explain: (explanation: CaptureExplanation) => void): CaptureResult {
  const notes: CaptureNotes = { parts: [], paragraphs: [] };
  const read = readPage(parse(source), NOWHERE, notes.parts);
  const result = captureArticle(read, notes.paragraphs);
  explain(explainedCapture(read, result, notes));
  return result;
}

/**
 * Captures a saved page from its bytes, without a browser. Never throws.
 *
 * @param explain is told what was left out and why; not called where the page could not be read
 */
export function capturePage(
  bytes: Uint8Array,
  explain: ((explanation: CaptureExplanation) => void) | null = null,
): CaptureResult {
  if (bytes.length > LARGEST_FILE) return { ok: false, reason: 'page-too-large' };
  const source = decodePage(bytes);
  if (isBottomless(source, DEEPEST)) return { ok: false, reason: 'page-too-large' };
  try {
    return explain === null
      ? captureArticle(readPage(parse(source), NOWHERE))
      : captureSource(source, explain);
  } catch {
    return { ok: false, reason: 'capture-failed' };
  }
}
