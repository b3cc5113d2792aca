import { browser } from 'wxt/browser';
import type { Answer, Problem } from '@/messaging/protocol';
import { captureResultOf } from '@/messaging/validate-capture';
import type { Article } from '@/text/article';
import { injectionProblem } from './injection-problem';
import { pageProblem } from './page-problem';

/** A page that holds its thread for longer (an endless script, an open dialog) is given up. */
const LONGEST_CAPTURE_MS = 20_000;

/** Addresses that look closed but may be open: files, where the reader allows them, and pages that only end in ".pdf". */
const WORTH_TRYING: ReadonlySet<Problem> = new Set(['local-file', 'pdf']);

/** Reasons of the capture script that an address may explain better. */
const VAGUE: ReadonlySet<Problem> = new Set([
  'not-html',
  'blank-page',
  'no-article',
  'no-access',
  'capture-silent',
]);

type Outcome = { readonly returned: unknown } | { readonly problem: Problem };

async function runCapture(tabId: number): Promise<Outcome> {
  try {
    const [frame] = await browser.scripting.executeScript({ target: { tabId }, files: ['/capture.js'] });
    // A script that throws comes back as null without a word, and so does one whose page went away under it.
    return frame?.result === undefined || frame.result === null
      ? { problem: 'capture-silent' }
      : { returned: frame.result };
  } catch (error) {
    return { problem: injectionProblem(error) };
  }
}

async function runInTime(tabId: number): Promise<Outcome> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Outcome>((resolve) => {
    timer = setTimeout(() => resolve({ problem: 'capture-silent' }), LONGEST_CAPTURE_MS);
  });
  const outcome = await Promise.race([runCapture(tabId), late]);
  clearTimeout(timer);
  return outcome;
}

/** What the browser tells of a tab. */
interface TabFacts {
  /** Undefined where the browser keeps it to itself. */
  readonly address: string | undefined;
  readonly icon: string | undefined;
  /** Its page crashed or was put away to save memory. */
  readonly unloaded: boolean;
}

/** Null when the tab is gone. */
async function factsOfTab(tabId: number): Promise<TabFacts | null> {
  try {
    const { url, favIconUrl, status } = await browser.tabs.get(tabId);
    return { address: url, icon: favIconUrl, unloaded: status === 'unloaded' };
  } catch {
    return null;
  }
}

/**
 * What stands behind a refusal without a reason. Firefox refuses its error pages and its PDF viewer in the same words, and
 * under the address that was asked for; only the icon it gives them, one of its own, tells them apart.
 */
function behindRefusal({ icon = '', unloaded }: TabFacts): Problem {
  if (unloaded) return 'error-page';
  if (!icon.startsWith('chrome://')) return 'no-access';
  return icon.includes('pdf') ? 'pdf' : 'error-page';
}

function isElsewhere(claimed: string | null, tab: string): boolean {
  if (claimed === null || !URL.canParse(claimed) || !URL.canParse(tab)) return claimed !== tab;
  return new URL(claimed).host !== new URL(tab).host;
}

/** The browser knows where the tab is; a page that claims to stand on another host is not believed. */
function placed(article: Article, address: string | undefined): Article {
  return address !== undefined && isElsewhere(article.url, address) ? { ...article, url: address } : article;
}

/** Reads the article in a tab by injecting the capture script into its main frame. Never rejects. */
export async function captureTab(tabId: number): Promise<Answer<Article>> {
  const facts = await factsOfTab(tabId);
  if (facts === null) return { ok: false, problem: 'page-went-away' };
  const closed = pageProblem(facts.address);
  if (closed !== null && !WORTH_TRYING.has(closed)) return { ok: false, problem: closed };
  const outcome = await runInTime(tabId);
  const result = 'returned' in outcome ? captureResultOf(outcome.returned) : null;
  if (result?.ok) return { ok: true, value: placed(result.article, facts.address) };
  const problem = 'problem' in outcome ? outcome.problem : (result?.reason ?? 'capture-failed');
  if (closed !== null && VAGUE.has(problem)) return { ok: false, problem: closed };
  return { ok: false, problem: problem === 'no-access' ? behindRefusal(facts) : problem };
}
