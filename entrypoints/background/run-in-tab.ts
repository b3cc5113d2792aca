import { browser } from 'wxt/browser';
import { captureArticle } from '@/capture/capture-article';
import type { ReadingResult } from '@/capture/page-reading';
import type { Problem } from '@/messaging/protocol';
import { readingResultOf } from '@/messaging/validate-reading';
import { injectionProblem } from './injection-problem';
import { pause } from './pause';
import { whenStalled } from './when-stalled';

/** A page that holds its thread for longer (an endless script, an open dialog) is given up. */
const LONGEST_CAPTURE_MS = 20_000;
/** Nobody looks longer at a popup that says nothing: a page that is still loading then is told as such. */
const LONGEST_LOADING_MS = 10_000;

/** What can be read in a tab: its article, or the words selected there. */
export type CaptureScript = '/capture.js' | '/capture-selection.js';

/** What came of running the capture script: what it read; or why it did not run to its end. */
export type Outcome = { readonly read: ReadingResult } | { readonly problem: Problem };

const SILENT: Outcome = { problem: 'capture-silent' };

async function inject(tabId: number, script: CaptureScript, injectImmediately: boolean): Promise<Outcome> {
  try {
    const [frame] = await browser.scripting.executeScript({
      target: { tabId },
      files: [script],
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
    const outcome = await inject(tabId, '/capture.js', true);
    if ('read' in outcome && captureArticle(outcome.read).ok) return outcome;
  }
  return new Promise(() => {});
}

/** That a page is still loading after a while; never anything else, and never rejects. */
async function whenStillLoading(tabId: number, isOver: AbortSignal): Promise<Outcome> {
  await pause(LONGEST_LOADING_MS, isOver);
  const tab = await browser.tabs.get(tabId).catch(() => null);
  return tab?.status === 'loading' ? { problem: 'still-loading' } : new Promise(() => {});
}

async function whenSilent(isOver: AbortSignal): Promise<Outcome> {
  await pause(LONGEST_CAPTURE_MS, isOver);
  return { problem: 'capture-silent' };
}

/**
 * Injects a capture script into the tab's main frame. The article is read when the page has loaded, or when the page holds one and
 * loading does not get any further; what the reader has selected is there and is read at once. Never rejects.
 */
export async function runInTab(tabId: number, script: CaptureScript): Promise<Outcome> {
  const over = new AbortController();
  const isArticle = script === '/capture.js';
  const outcome = await Promise.race([
    inject(tabId, script, !isArticle),
    ...(isArticle ? [readWhenStalled(tabId, over.signal)] : []),
    whenStillLoading(tabId, over.signal),
    whenSilent(over.signal),
  ]);
  over.abort();
  return outcome;
}
