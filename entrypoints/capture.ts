import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { pagePlace } from '@/capture/page/page-place';
import { readPage } from '@/capture/page/read-page';
import type { ReadingResult } from '@/capture/page-reading';

/**
 * Injected into a page on the reader's gesture; what it returns becomes the result of `executeScript`. A throw would arrive
 * there as `null` without a word, so it is turned into a reason here. Keeps nothing, so injecting it twice does no harm.
 */
export default defineUnlistedScript((): ReadingResult => {
  try {
    return readPage(document, pagePlace());
  } catch {
    return { ok: false, reason: 'capture-failed' };
  }
});
