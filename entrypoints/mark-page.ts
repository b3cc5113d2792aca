import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { MarksOfPage } from '@/capture/marks/page-marks';

/** Under this name the background finds the marks again, in the world of our scripts, which the page's own do not see. */
const MARKS = 'sicMarks';

/** Injected into a page before its quotations are marked or shown; marks nothing by itself, and a second time does nothing. */
export default defineUnlistedScript((): void => {
  if (!Reflect.has(globalThis, MARKS)) Reflect.set(globalThis, MARKS, new MarksOfPage(document));
});
