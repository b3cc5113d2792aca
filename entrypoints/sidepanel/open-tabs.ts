import { type Browser, browser } from 'wxt/browser';
import { pageProblem } from '@/entrypoints/background/page-problem';
import type { Problem } from '@/messaging/protocol';
import { mayReadAll } from '@/messaging/site-access';

/** A tab of any window, as it stands in the list. */
export interface OpenTab {
  readonly id: number;
  readonly title: string;
  /** Host; '' where there is none. */
  readonly site: string;
  /** Why it cannot be read; null when it may be tried. */
  readonly problem: Problem | 'asleep' | null;
  /** Whether it looks like an article: a front page has no path. */
  readonly likely: boolean;
}

/** The tabs there are, and how many of them the browser would tell more about if Sic might read them. */
export interface OpenTabs {
  readonly tabs: readonly OpenTab[];
  readonly unknown: number;
}

const withoutFragment = (address: string): string => address.split('#', 1)[0] ?? '';

function openTab({ id, url, title, discarded }: Browser.tabs.Tab): OpenTab[] {
  if (id === undefined || url === undefined || !URL.canParse(url)) return [];
  const { hostname, pathname, protocol } = new URL(url);
  // Our own pages are no news to anybody.
  if (url.startsWith(browser.runtime.getURL('/'))) return [];
  const problem = pageProblem(url) ?? (discarded ? 'asleep' : null);
  const likely = problem === null && pathname !== '/' && protocol !== 'file:';
  return [{ id, title: title || hostname || url, site: hostname, problem, likely }];
}

/** A new tab that shows nothing yet is not worth a line. */
const isBlank = ({ problem }: OpenTab): boolean => problem === 'blank-page';

/** All open tabs in their order; of several that show one page the first, and blank ones left out. Never rejects. */
export async function openTabs(): Promise<OpenTabs> {
  const [all, hasAll] = await Promise.all([browser.tabs.query({}).catch(() => []), mayReadAll()]);
  const pages = new Map<string, Browser.tabs.Tab>();
  for (const tab of all) {
    const page = withoutFragment(tab.url ?? '');
    if (page !== '' && !pages.has(page)) pages.set(page, tab);
  }
  const tabs = [...pages.values()].flatMap(openTab).filter((tab) => !isBlank(tab));
  // With leave for all sites, what stays unknown are the browser's own pages.
  return { tabs, unknown: hasAll ? 0 : all.filter(({ url }) => url === undefined).length };
}
