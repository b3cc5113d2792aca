import { browser } from 'wxt/browser';
import type { Problem } from '@/messaging/protocol';
import { injectionProblem } from './injection-problem';

/** A page that holds its thread for longer (an endless script, an open dialog) is given up. */
const LONGEST_CAPTURE_MS = 20_000;

/** What came of running the capture script: what it returned, unchecked, with the page's status; or why nothing did. */
export type Outcome =
  | { readonly returned: unknown; readonly httpStatus: number }
  | { readonly problem: Problem };

/** Runs inside the page, so it may use nothing from out here. 0 where there is no status: files, older browsers. */
function readHttpStatus(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming ? (navigation.responseStatus ?? 0) : 0;
}

async function run(tabId: number): Promise<Outcome> {
  const target = { tabId };
  try {
    const [[captured], [status]] = await Promise.all([
      browser.scripting.executeScript({ target, files: ['/capture.js'] }),
      browser.scripting.executeScript({ target, func: readHttpStatus }),
    ]);
    const returned: unknown = captured?.result;
    // A script that throws comes back as null without a word, and so does one whose page went away under it.
    if (returned === undefined || returned === null) return { problem: 'capture-silent' };
    return { returned, httpStatus: typeof status?.result === 'number' ? status.result : 0 };
  } catch (error) {
    return { problem: injectionProblem(error) };
  }
}

/** Injects the capture script into the tab's main frame. Never rejects. */
export async function runInTab(tabId: number): Promise<Outcome> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Outcome>((resolve) => {
    timer = setTimeout(() => resolve({ problem: 'capture-silent' }), LONGEST_CAPTURE_MS);
  });
  const outcome = await Promise.race([run(tabId), late]);
  clearTimeout(timer);
  return outcome;
}
