import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { captureArticle } from '@/capture/capture-article';
import type { CaptureResult } from '@/capture/capture-result';

/** The lowest status by which a server says that it cannot give the page. */
const FIRST_ERROR_STATUS = 400;

/** What a server answers an error with is shorter, in UTF-16 code units. */
const SHORTEST_ARTICLE = 1_500;

/** How the document was loaded; null where the browser does not tell. */
function navigation(): PerformanceNavigationTiming | null {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming ? entry : null;
}

/**
 * An error page may read like a short article, and some servers print articles under a wrong status: what is long, signed or dated
 * is an article all the same.
 */
function unlessErrorPage(result: CaptureResult, httpStatus: number): CaptureResult {
  if (httpStatus < FIRST_ERROR_STATUS) return result;
  if (result.ok) {
    const { text, publishedAt, authors } = result.article;
    if (text.length >= SHORTEST_ARTICLE || publishedAt !== null || authors.length > 0) return result;
  }
  return { ok: false, reason: 'error-page' };
}

/**
 * Injected into a page on the reader's gesture; what it returns becomes the result of `executeScript`. A throw would arrive
 * there as `null` without a word, so it is turned into a reason here. Keeps nothing, so injecting it twice does no harm.
 */
export default defineUnlistedScript((): CaptureResult => {
  try {
    const loaded = navigation();
    const result = captureArticle(document, location.href, loaded?.name ?? null);
    return unlessErrorPage(result, loaded?.responseStatus ?? 0);
  } catch {
    return { ok: false, reason: 'capture-failed' };
  }
});
