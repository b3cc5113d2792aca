import { browser } from 'wxt/browser';
import { captureArticle } from '@/capture/capture-article';
import type { ReadingResult } from '@/capture/page-reading';
import type { Problem } from '@/messaging/protocol';
import { readingResultOf } from '@/messaging/validate-reading';
import { injectionProblem } from './injection-problem';
import { whenStalled } from './when-stalled';

/** A page that holds its thread for longer (an endless script, an open dialog) is given up. */
const LONGEST_CAPTURE_MS = 20_000;

/** What came of running the capture script: what it read; or why it did not run to its end. */
export type Outcome = { readonly read: ReadingResult } | { readonly problem: Problem };

const SILENT: Outcome = { problem: 'capture-silent' };

async function inject(tabId: number, injectImmediately: boolean): Promise<Outcome> {
  try {
    const [frame] = await browser.scripting.executeScript({
      target: { tabId },
      files: ['/capture.js'],
      injectImmediately,
    });
    const returned: unknown = frame?.result;
    // A script that throws comes back as null without a word, and so does one whose page went away under it.
    return returned === undefined || returned === null ? SILENT : { read: readingResultOf(returned) };
  } catch (error) {
    return { problem: injectionProblem(error) };
  }
}

/** An article read from a page that does not get any further in loading; never anything else, and never rejects. */
async function readWhenStalled(tabId: number, isOver: AbortSignal): Promise<Outcome> {
  if (await whenStalled(tabId, isOver)) {
    const outcome = await inject(tabId, true);
    if ('read' in outcome && captureArticle(outcome.read).ok) return outcome;
  }
  return new Promise(() => {});
}

/**
 * Injects the capture script into the tab's main frame: when the page has loaded, or when it holds an article and loading
 * does not get any further. Never rejects.
 */
export async function runInTab(tabId: number): Promise<Outcome> {
  const over = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Outcome>((resolve) => {
    timer = setTimeout(() => resolve(SILENT), LONGEST_CAPTURE_MS);
  });
  const outcome = await Promise.race([inject(tabId, false), readWhenStalled(tabId, over.signal), late]);
  clearTimeout(timer);
  over.abort();
  return outcome;
}
