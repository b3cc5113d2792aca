import type { Popup } from '@/scripts/browsers/browser';

/** Another outlet's version, as the popup shows it. */
export interface ReadVersion {
  readonly outlet: string;
  /** The date as shown; null when none is. */
  readonly date: string | null;
  /** The closed line: how it differs, and what else is to know. */
  readonly summary: string;
  readonly link: string | null;
  readonly title: string | null;
  /** Struck: only in the text on screen. Underlined: only in this version. Marks at the ends are left out. */
  readonly onlyHere: readonly string[];
  readonly onlyThere: readonly string[];
  /** The words lined up, struck and underlined ones included. */
  readonly lines: string;
}

/** A quotation of the page, as the popup shows it. */
export interface ReadQuotation {
  readonly words: string;
  /** Whom it is credited to, in the popup's words; null in a look-up. */
  readonly credit: string | null;
  readonly versions: readonly ReadVersion[];
}

/** Everything a reader can see once all that folds is opened. */
export interface ReadAnswer {
  readonly title: string;
  readonly outlet: string | null;
  /** The headings under the title: how many were found, or that there are none. */
  readonly headings: readonly string[];
  readonly quotations: readonly ReadQuotation[];
  /** All visible text. */
  readonly text: string;
}

/** Runs in the popup. Opens one more layer of what is folded; true when nothing was left to open. */
function openLayer(): boolean {
  const closed = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
  const folds = [...document.querySelectorAll<HTMLElement>('p button[aria-expanded="false"]')];
  for (const details of closed) details.open = true;
  for (const fold of folds) fold.click();
  const empty = [...document.querySelectorAll('details')].some((details) => details.children.length < 2);
  return closed.length + folds.length === 0 && !empty;
}

/** Runs in the popup, with everything open. */
function readAnswer(): Omit<ReadAnswer, 'text'> {
  const textOf = (element: Element | null | undefined) =>
    (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const withoutButtons = (element: Element): string => {
    const copy = element.cloneNode(true) as Element;
    for (const button of copy.querySelectorAll('button')) button.remove();
    return textOf(copy);
  };
  const bare = (element: Element) => textOf(element).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  const readVersion = (details: Element): ReadVersion => {
    const summary = details.querySelector('summary');
    const lined = [...details.querySelectorAll('p[dir="auto"]')].filter((p) => p.querySelector('a') === null);
    const link = details.querySelector('a');
    return {
      outlet: textOf(summary?.querySelector('bdi')),
      date: summary?.querySelector('time')?.textContent ?? null,
      summary: textOf(summary),
      link: link?.href ?? null,
      title: link === null ? null : textOf(link.querySelector('[dir="auto"]')),
      onlyHere: [...details.querySelectorAll('del')].map(bare).filter((words) => words !== ''),
      onlyThere: [...details.querySelectorAll('ins')].map(bare).filter((words) => words !== ''),
      lines: lined.map(withoutButtons).join(' '),
    };
  };
  const readQuotation = (q: Element): ReadQuotation => {
    const own = q.parentElement?.localName === 'summary' ? q.parentElement.parentElement : null;
    const next = q.nextElementSibling;
    return {
      words: textOf(q),
      credit: next === null || next.querySelector('bdi') !== null ? null : textOf(next),
      versions: own === null ? [] : [...own.querySelectorAll('details')].map(readVersion),
    };
  };
  return {
    title: textOf(document.querySelector('h1')),
    outlet: document.querySelector('header bdi')?.textContent ?? null,
    headings: [...document.querySelectorAll('h2')].map(textOf),
    quotations: [...document.querySelectorAll('[data-quotation]')].map(readQuotation),
  };
}

/** Runs in the popup: it has answered, and stands where the reader left it when it was closed. */
const isAtRest = (): boolean =>
  document.querySelector('main h1') !== null && document.documentElement.dataset['place'] === 'kept';

/** Waits until the popup has answered: an article, a problem, or the look-up. */
export async function answered(popup: Popup, timeoutMs?: number): Promise<void> {
  await popup.waitUntil(isAtRest, 'the popup to answer', timeoutMs);
}

/** Waits for the answer, opens all that folds, and reads the whole of it. */
export async function readPopup(popup: Popup, timeoutMs?: number): Promise<ReadAnswer> {
  await answered(popup, timeoutMs);
  await popup.waitUntil(openLayer, 'everything to be open');
  return { ...(await popup.evaluate(readAnswer)), text: await popup.text() };
}
