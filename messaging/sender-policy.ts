import type { MessageType } from './protocol';

/** Who sent a message, as the browser says it: nothing here comes from the message itself. */
export interface Sender {
  /** The extension the sender belongs to. */
  readonly id?: string | undefined;
  /** The address of the page or frame that sent it. */
  readonly url?: string | undefined;
  /** The origin of that frame. */
  readonly origin?: string | undefined;
}

/** This extension, as `runtime` says it. */
export interface Self {
  readonly id: string;
  /** With the scheme, without a slash at the end: `chrome-extension://…`. */
  readonly origin: string;
}

/** What a kind of sender may ask. An empty list is a decision, not an omission. */
const MAY_ASK = {
  'extension-page': [
    'read-page',
    'read-selection',
    'look-up',
    'context',
    'collate',
    'all-versions',
    'told',
    'correct',
    'undo-correction',
    'mark-source',
    'unmark-source',
    'save-comparison',
    'save-page',
    'remove-comparison',
    'restore-comparison',
    'comment-comparison',
  ],
  // A content script runs in the renderer of a page that may be hostile; none is installed yet, none may ask.
  'content-script': [],
  stranger: [],
} as const satisfies Record<string, readonly MessageType[]>;
type SenderKind = keyof typeof MAY_ASK;

// Compared as text: `new URL().origin` is the opaque "null" for extension addresses in some engines.
function standsInside(url: string, origin: string): boolean {
  return url === origin || url.startsWith(`${origin}/`);
}

function kindOf(sender: Sender, self: Self): SenderKind {
  if (sender.id !== self.id || sender.url === undefined) return 'stranger';
  const isPage = standsInside(sender.url, self.origin);
  // A sandboxed or foreign frame can have our address but not our origin.
  if (isPage) return sender.origin === self.origin ? 'extension-page' : 'stranger';
  return 'content-script';
}

/** Whether `sender` may ask for messages of this type: extension pages everything, anybody else nothing. */
export function senderPolicy(sender: Sender, type: MessageType, self: Self): 'answer' | 'refuse' {
  const allowed: readonly MessageType[] = MAY_ASK[kindOf(sender, self)];
  return allowed.includes(type) ? 'answer' : 'refuse';
}
