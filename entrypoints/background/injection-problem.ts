import type { Problem } from '@/messaging/protocol';
import { pageProblem } from './page-problem';

/**
 * What browsers say when a script may not run in a tab, in parts of their sentences, lower case: the words round them
 * hold numbers, and change. The first that fits counts.
 */
const SENTENCES: readonly { readonly says: string; readonly problem: Problem }[] = [
  { says: 'showing error page', problem: 'error-page' },
  { says: 'extensions gallery cannot be scripted', problem: 'store-page' },
  { says: 'no tab with id', problem: 'page-went-away' },
  { says: 'invalid tab id', problem: 'page-went-away' },
  { says: 'tab was closed', problem: 'page-went-away' },
  { says: 'no frame with id', problem: 'page-went-away' },
  { says: 'was removed', problem: 'page-went-away' },
  { says: 'message manager disconnected', problem: 'page-went-away' },
  { says: "actor 'conduits' destroyed", problem: 'page-went-away' },
  { says: 'is not ready', problem: 'page-went-away' },
  { says: 'document is not available', problem: 'page-went-away' },
  { says: 'cannot access a chrome-extension://', problem: 'extension-page' },
  { says: 'cannot access a chrome://', problem: 'browser-page' },
  { says: 'cannot access an edge://', problem: 'browser-page' },
  { says: 'manage its "file', problem: 'local-file' },
  { says: 'pdf', problem: 'pdf' },
];

/** The address a sentence quotes: `… of url "https://news.example/a". …`. Addresses hold no white space. */
function quotedAddress(words: readonly string[]): string | undefined {
  const [address] = words.flatMap((word, i) =>
    words[i - 1] === 'url' && word.startsWith('"') ? [word] : [],
  );
  return address?.split('"')[1];
}

/** A word such as "https://news.example/pdf"; a bare "chrome://" names a kind of address. */
function isAddress(word: string): boolean {
  return /:\/\/[^"]/.test(word);
}

/** Why `executeScript` was refused, from what the browser said; 'no-access' when it says nothing that is known. */
export function injectionProblem(error: unknown): Problem {
  const words = (error instanceof Error ? error.message : String(error)).split(/\s+/);
  const ofAddress = pageProblem(quotedAddress(words));
  if (ofAddress !== null) return ofAddress;
  // The words of an address are the outlet's: "/2026/pdf-dispute" is no PDF.
  const said = words
    .filter((word) => !isAddress(word))
    .join(' ')
    .toLowerCase();
  return SENTENCES.find(({ says }) => said.includes(says))?.problem ?? 'no-access';
}
