import type { Problem } from '@/messaging/protocol';

/** Firefox's own icons. A tab shows them while its address is still that of the page the reader wanted. */
const FIREFOX_ICONS = 'chrome://global/skin/icons/';
const PROBLEMS: ReadonlyMap<string, Problem> = new Map([
  ['info.svg', 'error-page'],
  ['warning.svg', 'error-page'],
  ['pdf.svg', 'pdf'],
]);

/**
 * Why nothing could run in a tab, from the icon the browser gives it: Firefox names the page it could not load, and the
 * PDF it shows in a viewer of its own, by nothing else that does not change with its language. Null for any other icon.
 */
export function iconProblem(icon: string | undefined): Problem | null {
  return icon?.startsWith(FIREFOX_ICONS) ? (PROBLEMS.get(icon.slice(FIREFOX_ICONS.length)) ?? null) : null;
}
