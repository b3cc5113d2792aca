import { type Browser, browser } from 'wxt/browser';
import type { CaptureResult } from '@/capture/capture-result';
import type { Answer, Problem } from '@/messaging/protocol';
import { captureResultOf } from '@/messaging/validate-capture';
import type { Article } from '@/text/article';
import { iconProblem } from './icon-problem';
import { pageProblem } from './page-problem';
import { type Outcome, runInTab } from './run-in-tab';

/** Addresses that look closed but may be open: files, where the reader allows them, and pages that only end in ".pdf". */
const WORTH_TRYING: ReadonlySet<Problem> = new Set(['local-file', 'pdf']);

/** Reasons that the tab's address or icon may explain better. */
const VAGUE: ReadonlySet<Problem> = new Set([
  'not-html',
  'blank-page',
  'no-article',
  'no-access',
  'capture-silent',
]);

/** From here on, HTTP's status codes are errors. */
const FIRST_ERROR_STATUS = 400;
/** What a server answers an error with is shorter, in UTF-16 code units; some print an article under a wrong status. */
const SHORTEST_ARTICLE = 1_500;

/** How often, and how long apart, a tab is asked for an icon it does not have yet. */
const ICON_QUESTIONS = 4;
const ICON_PAUSE_MS = 150;

type Tab = Pick<Browser.tabs.Tab, 'url' | 'status' | 'favIconUrl'>;

async function tabWith(tabId: number): Promise<Tab | null> {
  try {
    return await browser.tabs.get(tabId);
  } catch {
    return null;
  }
}

/** Why it is not worth trying; null when it is. */
function closedTab({ url, status }: Tab): Problem | null {
  // A crashed page, or one the browser put to sleep: there is no document.
  if (status === 'unloaded') return 'error-page';
  const problem = pageProblem(url);
  return problem !== null && WORTH_TRYING.has(problem) ? null : problem;
}

function isElsewhere(claimed: string | null, tab: string): boolean {
  if (claimed === null || !URL.canParse(claimed) || !URL.canParse(tab)) return claimed !== tab;
  return new URL(claimed).host !== new URL(tab).host;
}

/** The browser knows where the tab is; a page that claims to stand on another host is not believed. */
function placed(article: Article, { url }: Tab): Article {
  return url !== undefined && isElsewhere(article.url, url) ? { ...article, url } : article;
}

function isErrorPage(result: CaptureResult, httpStatus: number): boolean {
  if (httpStatus < FIRST_ERROR_STATUS) return false;
  return !result.ok || result.article.text.length < SHORTEST_ARTICLE;
}

function problemOf(problem: Problem, { url, favIconUrl }: Tab): Problem {
  return VAGUE.has(problem) ? (pageProblem(url) ?? iconProblem(favIconUrl) ?? problem) : problem;
}

/** The tab once its icon is there, or as it is when none comes: icons are found after the page has loaded. */
async function withIcon(tabId: number, tab: Tab): Promise<Tab> {
  let latest = tab;
  for (let asked = 0; asked < ICON_QUESTIONS && latest.favIconUrl === undefined; asked += 1) {
    await new Promise((resolve) => setTimeout(resolve, ICON_PAUSE_MS));
    latest = (await tabWith(tabId)) ?? latest;
  }
  return latest;
}

function read(outcome: Outcome, tab: Tab): Answer<Article> {
  if ('problem' in outcome) return { ok: false, problem: problemOf(outcome.problem, tab) };
  const result = captureResultOf(outcome.returned);
  if (isErrorPage(result, outcome.httpStatus)) return { ok: false, problem: 'error-page' };
  if (!result.ok) return { ok: false, problem: problemOf(result.reason, tab) };
  return { ok: true, value: placed(result.article, tab) };
}

/** Whether the browser refused without a reason although it tells the address: Firefox, and then its icon tells why. */
function mayTellByIcon(outcome: Outcome, { url }: Tab): boolean {
  return (
    'problem' in outcome && outcome.problem === 'no-access' && url !== undefined && pageProblem(url) === null
  );
}

/** Reads the article in a tab by injecting the capture script into its main frame. Never rejects. */
export async function captureTab(tabId: number): Promise<Answer<Article>> {
  const tab = await tabWith(tabId);
  if (tab === null) return { ok: false, problem: 'page-went-away' };
  const closed = closedTab(tab);
  if (closed !== null) return { ok: false, problem: closed };
  const outcome = await runInTab(tabId);
  return read(outcome, mayTellByIcon(outcome, tab) ? await withIcon(tabId, tab) : tab);
}
