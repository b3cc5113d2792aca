import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { readPage } from '@/capture/page/read-page';
import type { ReadingResult } from '@/capture/page-reading';

/** How the document was loaded; null where the browser does not tell. */
function navigation(): PerformanceNavigationTiming | null {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming ? entry : null;
}

/**
 * Injected into a page on the reader's gesture; what it returns becomes the result of `executeScript`. A throw would arrive
 * there as `null` without a word, so it is turned into a reason here. Keeps nothing, so injecting it twice does no harm.
 */
export default defineUnlistedScript((): ReadingResult => {
  try {
    const loaded = navigation();
    return readPage(document, {
      address: location.href,
      loaded: loaded?.name ?? null,
      httpStatus: loaded?.responseStatus ?? 0,
    });
  } catch {
    return { ok: false, reason: 'capture-failed' };
  }
});
