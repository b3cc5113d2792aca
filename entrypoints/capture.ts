import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { captureArticle } from '@/capture/capture-article';
import type { CaptureResult } from '@/capture/capture-result';

/** The lowest status by which a server says that it cannot give the page. */
const FIRST_ERROR_STATUS = 400;

/** Whether the server called this page an error; false where the browser does not tell. */
function isErrorPage(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.responseStatus >= FIRST_ERROR_STATUS;
}

/** An error page may read like a short article; one that is signed or dated is an article all the same, whatever its status. */
function unlessErrorPage(result: CaptureResult): CaptureResult {
  if (result.ok && (result.article.publishedAt !== null || result.article.authors.length > 0)) return result;
  return isErrorPage() ? { ok: false, reason: 'error-page' } : result;
}

/**
 * Injected into a page on the reader's gesture; what it returns becomes the result of `executeScript`. A throw would arrive
 * there as `null` without a word, so it is turned into a reason here. Keeps nothing, so injecting it twice does no harm.
 */
export default defineUnlistedScript((): CaptureResult => {
  try {
    return unlessErrorPage(captureArticle(document, location.href));
  } catch {
    return { ok: false, reason: 'capture-failed' };
  }
});
