import { browser } from 'wxt/browser';
import type { MarkKind } from '@/capture/marks/mark-overlay';
import type { PageMarks, SoughtQuotation } from '@/capture/marks/page-marks';
import { soughtWords } from '@/capture/marks/sought-words';
import type { Handlers } from '@/messaging/listen';
import { isOn, watchSetting } from '@/messaging/settings';
import type { ReadArticle } from '@/storage/read-article';
import type { PageAnswer } from '@/text/answer';
import { isTrivial } from '@/text/comparison/trivial-difference';
import type { Quotation } from '@/text/quotations/quotation';

/** A page that holds its thread is not waited for. */
const LONGEST_WAIT_MS = 5_000;

/** What the script in the page is told. Plain JSON. */
type Call =
  | { readonly what: 'mark'; readonly sought: readonly SoughtQuotation[] }
  | { readonly what: 'tell'; readonly kinds: readonly MarkKind[] }
  | { readonly what: 'show'; readonly sought: SoughtQuotation }
  | { readonly what: 'clear' };

/** Runs inside the page, in the world of our scripts, so it may use nothing from out here. */
function callInPage(call: Call): unknown {
  const marks: PageMarks | undefined = Reflect.get(globalThis, 'sicMarks');
  switch (call.what) {
    case 'mark':
      return marks?.mark(call.sought);
    case 'tell':
      return marks?.tell(call.kinds);
    case 'show':
      return marks?.show(call.sought);
    case 'clear':
      return marks?.clear();
  }
}

/** What the script in the tab's page answers; null when it is not there, fails, or takes too long. Never rejects. */
async function callIn(tabId: number, call: Call): Promise<unknown> {
  const target = { tabId };
  const calling = browser.scripting
    .executeScript({ target, func: callInPage, args: [call], injectImmediately: true })
    .then(([frame]) => frame?.result ?? null)
    .catch(() => null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), LONGEST_WAIT_MS);
  });
  const answer = await Promise.race([calling, late]);
  clearTimeout(timer);
  return answer;
}

/** Puts the script into the tab's page; false where nothing can be put. */
async function inject(tabId: number): Promise<boolean> {
  try {
    await browser.scripting.executeScript({
      target: { tabId },
      files: ['/mark-page.js'],
      injectImmediately: true,
    });
    return true;
  } catch {
    return false;
  }
}

function isMarked({ kind, repeats }: Quotation): boolean {
  return kind !== 'term' && repeats === undefined;
}

/** How others print each of the quotations; one that is not in the answer stands alone. */
function kindsOf(marked: readonly Quotation[], page: PageAnswer): MarkKind[] {
  const answers = new Map(page.quotations.map((answer) => [answer.quotation.id, answer]));
  return marked.map(({ id }) => {
    const versions = answers.get(id)?.versions ?? [];
    if (versions.length === 0) return 'alone';
    const differs = versions.some(
      ({ comparison: { differences, voice } }) =>
        voice === 'paraphrase' || differences.some((one) => !isTrivial(one)),
    );
    return differs ? 'differs' : 'same';
  });
}

/**
 * Marks the quotations of the page in a tab, where the reader has switched that on. Begin it before the corpus is asked: when the
 * page sees the marks come must tell it nothing. What is given tells the marks what others print, which the page cannot see.
 */
export async function markRead(
  tabId: number,
  { article, quotations }: ReadArticle,
): Promise<(page: PageAnswer) => Promise<void>> {
  const marked = quotations.filter(isMarked);
  if (!(await isOn('pageMarks')) || !(await inject(tabId))) return async () => undefined;
  await callIn(tabId, { what: 'mark', sought: marked.map((quotation) => soughtWords(article, quotation)) });
  // Switched off meanwhile, the page may have been cleared before it was marked.
  if (!(await isOn('pageMarks'))) await callIn(tabId, { what: 'clear' });
  return async (page) => {
    await callIn(tabId, { what: 'tell', kinds: kindsOf(marked, page) });
  };
}

/** Answers "show-in-page": scrolls the tab's page to words that were read there. */
export const showInPage: Handlers['show-in-page'] = async ({ tabId, segments }) => {
  const sought = segments.map((words) => ({ words, before: '', after: '' }));
  const shown = (await inject(tabId)) && (await callIn(tabId, { what: 'show', sought })) === true;
  return { ok: true, value: { shown } };
};

async function clearAll(): Promise<void> {
  const tabs = await browser.tabs.query({});
  await Promise.all(tabs.map(({ id }) => (id === undefined ? null : callIn(id, { what: 'clear' }))));
}

/** Takes the marks off all pages when the reader switches them off. Call it synchronously when the background starts. */
export function listenForMarks(): void {
  watchSetting('pageMarks', (on) => {
    if (!on) void clearAll();
  });
}
