import type { Problem } from '@/messaging/protocol';

/**
 * What browsers say when a script may not run in a tab, in parts of their sentences, lower case: the words round them
 * hold addresses and numbers, and change. The first that fits counts.
 */
const SENTENCES: readonly { readonly says: string; readonly problem: Problem }[] = [
  { says: 'showing error page', problem: 'error-page' },
  { says: 'extensions gallery cannot be scripted', problem: 'store-page' },
  { says: 'no tab with id', problem: 'page-went-away' },
  { says: 'invalid tab id', problem: 'page-went-away' },
  { says: 'tab was closed', problem: 'page-went-away' },
  { says: 'no frame with id', problem: 'page-went-away' },
  { says: 'frame was removed', problem: 'page-went-away' },
  { says: 'was removed', problem: 'page-went-away' },
  { says: 'message manager disconnected', problem: 'page-went-away' },
  { says: "actor 'conduits' destroyed", problem: 'page-went-away' },
  { says: 'is not ready', problem: 'page-went-away' },
  { says: 'document is not available', problem: 'page-went-away' },
  { says: 'cannot access a chrome-extension://', problem: 'extension-page' },
  { says: 'cannot access a chrome://', problem: 'browser-page' },
  { says: 'cannot access an edge://', problem: 'browser-page' },
  { says: 'chrome-error://', problem: 'error-page' },
  { says: 'view-source:', problem: 'view-source' },
  { says: 'manage its "file', problem: 'local-file' },
  { says: 'file://', problem: 'local-file' },
  { says: 'pdf', problem: 'pdf' },
];

/** Why `executeScript` was refused, from what the browser said; 'no-access' when it says nothing that is known. */
export function injectionProblem(error: unknown): Problem {
  const text = (error instanceof Error ? error.message : String(error)).toLowerCase();
  return SENTENCES.find(({ says }) => text.includes(says))?.problem ?? 'no-access';
}
