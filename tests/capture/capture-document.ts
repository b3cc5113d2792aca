import { captureArticle } from '@/capture/capture-article';
import type { CaptureResult } from '@/capture/capture-result';
import { readPage } from '@/capture/page/read-page';
import type { PagePlace } from '@/capture/page-reading';

/** What the extension makes of a document: read in the page, sent as JSON, judged outside it. */
export function captureDocument(
  document: Document,
  address: string | null,
  place: Partial<PagePlace> = {},
): CaptureResult {
  const read = readPage(document, { address, loaded: null, httpStatus: 0, ...place });
  return captureArticle(JSON.parse(JSON.stringify(read)));
}
