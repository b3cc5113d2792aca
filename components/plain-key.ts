/** Elements that take letters themselves. */
const TAKES_LETTERS = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]';

/**
 * The letter a key event means as a step: in small letters; by the place of the key where the keyboard writes another
 * alphabet; null with Ctrl, Alt or Meta, which belong to the browser, and where the reader is writing.
 */
export function plainKey(event: KeyboardEvent): string | null {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return null;
  if (event.target instanceof Element && event.target.matches(TAKES_LETTERS)) return null;
  const key = event.key.toLowerCase();
  const latin = /^[\u0021-\u007e]$/.test(key);
  return latin || !event.code.startsWith('Key') ? key : event.code.slice('Key'.length).toLowerCase();
}
