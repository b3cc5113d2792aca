/** Whatever opens and closes in a view. */
type Opener = HTMLDetailsElement | HTMLButtonElement;

const OPENERS = 'details, button[aria-expanded]';

function isOpener(element: Element): element is Opener {
  return element instanceof HTMLDetailsElement || element instanceof HTMLButtonElement;
}

/** A quotation goes by its words, and what else folds by its line; a button's words may change when it opens. */
function nameOf(opener: Opener): string {
  if (opener instanceof HTMLButtonElement) return 'button';
  const summary = opener.querySelector('summary');
  return (summary?.querySelector('[data-quotation]') ?? summary)?.textContent.trim() ?? '';
}

/**
 * All that opens and closes below `root`, by names that last as long as the answer: what it is inside of, its own name, and its
 * number among those of one name.
 */
export function openersIn(root: ParentNode): ReadonlyMap<string, Opener> {
  const names = new Map<Element, string>();
  const openers = new Map<string, Opener>();
  for (const element of root.querySelectorAll(OPENERS)) {
    if (!isOpener(element)) continue;
    const around = element.parentElement?.closest('details');
    const name = `${(around && names.get(around)) ?? ''}/${nameOf(element)}`;
    let unique = name;
    for (let n = 2; openers.has(unique); n += 1) unique = `${name} ${n}`;
    names.set(element, unique);
    openers.set(unique, element);
  }
  return openers;
}

/** Whether it stands open. */
export function isOpen(opener: Opener): boolean {
  return opener instanceof HTMLDetailsElement ? opener.open : opener.ariaExpanded === 'true';
}

/** Opens it, as a click would. */
export function openUp(opener: Opener): void {
  if (opener instanceof HTMLDetailsElement) opener.open = true;
  else opener.click();
}
