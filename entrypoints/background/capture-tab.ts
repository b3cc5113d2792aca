import { type Browser, browser } from 'wxt/browser';
import { captureArticle } from '@/capture/capture-article';
import type { ReadingResult } from '@/capture/page-reading';
import type { Answer, Problem } from '@/messaging/protocol';
import type { Article } from '@/text/article';
import { iconProblem } from './icon-problem';
import { pageProblem } from './page-problem';
import { type CaptureScript, type Outcome, runInTab } from './run-in-tab';
import { tabAddress } from './tab-address';

/**
 * Schemes of pages that may be read. Whether one is, the browser decides: each keeps hosts of its own closed, and files
 * open where the reader allows them.
 */
const WORTH_TRYING: ReadonlySet<string> = new Set(['http:', 'https:', 'file:']);

/** Refusals that the tab's address or icon may explain better. */
const VAGUE_REFUSALS: ReadonlySet<Problem> = new Set(['no-access', 'capture-silent']);

/** What the script finds where the browser shows a PDF in a page of its own. */
const LIKE_A_PDF: ReadonlySet<Problem> = new Set(['not-html', 'blank-page', 'no-article']);

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
  if (url !== undefined && URL.canParse(url) && WORTH_TRYING.has(new URL(url).protocol)) return null;
  return pageProblem(url);
}

function isElsewhere(claimed: string | null, tab: string): boolean {
  if (claimed === null || !URL.canParse(claimed) || !URL.canParse(tab)) return claimed !== tab;
  return new URL(claimed).host !== new URL(tab).host;
}

/** The browser knows where the tab is; a page that claims to stand on another host is not believed. */
function placed(read: ReadingResult, { url }: Tab): ReadingResult {
  if (!read.ok || url === undefined || !isElsewhere(read.reading.address, url)) return read;
  return { ok: true, reading: { ...read.reading, address: tabAddress(url) } };
}

/** Without an address to hold it against, nothing a page of the web says about its own is believed. */
function sound(article: Article, { url }: Tab): Article {
  const isLost = article.url === null && url !== undefined && !url.startsWith('file:');
  return isLost ? { ...article, canonicalUrl: null } : article;
}

function refused(problem: Problem, { url, favIconUrl }: Tab): Problem {
  if (!VAGUE_REFUSALS.has(problem)) return problem;
  return pageProblem(url) ?? iconProblem(favIconUrl) ?? problem;
}

function notFound(reason: Problem, { url }: Tab): Problem {
  return LIKE_A_PDF.has(reason) && pageProblem(url) === 'pdf' ? 'pdf' : reason;
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
  if ('problem' in outcome) return { ok: false, problem: refused(outcome.problem, tab) };
  const captured = captureArticle(placed(outcome.read, tab));
  if (!captured.ok) return { ok: false, problem: notFound(captured.reason, tab) };
  return { ok: true, value: sound(captured.article, tab) };
}

/** Whether the browser refused without a reason although it tells the address: Firefox, and then its icon tells why. */
function mayTellByIcon(outcome: Outcome, { url }: Tab): boolean {
  return (
    'problem' in outcome && outcome.problem === 'no-access' && url !== undefined && pageProblem(url) === null
  );
}

/** Reads the article in a tab, or the words selected there, by injecting a script into its main frame. Never rejects. */
export async function captureTab(tabId: number, script: CaptureScript): Promise<Answer<Article>> {
  const tab = await tabWith(tabId);
  if (tab === null) return { ok: false, problem: 'page-went-away' };
  const closed = closedTab(tab);
  if (closed !== null) return { ok: false, problem: closed };
  const outcome = await runInTab(tabId, script);
  return read(outcome, mayTellByIcon(outcome, tab) ? await withIcon(tabId, tab) : tab);
}
