import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { captureArticle } from '@/capture/capture-article';
import type { CaptureResult } from '@/capture/capture-result';

/**
 * Injected into a page on the reader's gesture; what it returns becomes the result of `executeScript`. A throw would arrive
 * there as `null` without a word, so it is turned into a reason here. Keeps nothing, so injecting it twice does no harm.
 */
export default defineUnlistedScript((): CaptureResult => {
  try {
    return captureArticle(document, location.href);
  } catch {
    return { ok: false, reason: 'capture-failed' };
  }
});
