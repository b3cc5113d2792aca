import { JSDOM } from 'jsdom';
import { captureArticle } from '@/capture/capture-article';
import type { CaptureResult } from '@/capture/capture-result';
import { readPage } from '@/capture/page/read-page';
import { decodePage } from './decode-page';
import { isBottomless } from './is-bottomless';

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

/** Captures a saved page from its bytes, without a browser. A file does not say where it was read. Never throws. */
export function capturePage(bytes: Uint8Array): CaptureResult {
  if (bytes.length > LARGEST_FILE) return { ok: false, reason: 'page-too-large' };
  const source = decodePage(bytes);
  if (isBottomless(source, DEEPEST)) return { ok: false, reason: 'page-too-large' };
  try {
    return captureArticle(readPage(parse(source), { address: null, loaded: null, httpStatus: 0 }));
  } catch {
    return { ok: false, reason: 'capture-failed' };
  }
}
