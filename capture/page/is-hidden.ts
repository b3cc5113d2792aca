/**
 * Class names, whole, by which style libraries take text off the screen: labels for screen readers, and what waits for a script. Style
 * sheets do the hiding, and outside a browser nobody asks them; the names mean the same everywhere.
 */
const NAMES_OF_HIDDEN: ReadonlySet<string> = new Set([
  'sr-only',
  'visually-hidden',
  'visuallyhidden',
  'screen-reader-text',
  'screen-reader-only',
  'is-hidden',
  'u-hidden',
]);

/** Hidden by an attribute or in its own style. What a style sheet hides only a browser can tell. */
export function isHidden(element: Element): boolean {
  // Most elements of a large page have none, and asking for each in turn takes most of the time.
  if (!element.hasAttributes()) return false;
  if (element.hasAttribute('hidden')) return true;
  const style = element.getAttribute('style');
  if (
    style !== null &&
    /(?:display\s*:\s*none|visibility\s*:\s*hidden|(?:left|top|text-indent)\s*:\s*-\d{4,})/i.test(style)
  )
    return true;
  return [...element.classList].some((name) => NAMES_OF_HIDDEN.has(name.toLowerCase()));
}
