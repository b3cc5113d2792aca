import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { pagePlace } from '@/capture/page/page-place';
import { readSelection } from '@/capture/page/read-selection';
import type { ReadingResult } from '@/capture/page-reading';

/**
 * Injected into a page when the reader asks for the words selected there: the selection outlives the opening of the popup. As in
 * capture.ts, what it returns becomes the result of `executeScript`, and nothing is thrown or kept.
 */
export default defineUnlistedScript((): ReadingResult => {
  try {
    return readSelection(document, pagePlace());
  } catch {
    return { ok: false, reason: 'capture-failed' };
  }
});
