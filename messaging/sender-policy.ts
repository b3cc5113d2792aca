import type { MessageType } from './protocol';

/** Who sent a message, as the browser says it: nothing here comes from the message itself. */
export interface Sender {
  /** The extension the sender belongs to. */
  readonly id?: string | undefined;
  /** The address of the page or frame that sent it. */
  readonly url?: string | undefined;
  /** The origin of that frame. */
  readonly origin?: string | undefined;
  /** The tab the frame stands in; none for popup and side panel. */
  readonly tab?: { readonly id?: number | undefined } | undefined;
  /** 0 for a tab's main frame. */
  readonly frameId?: number | undefined;
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
    'save-record',
    'outlets',
    'selected-words',
    'save-comparison',
    'save-page',
    'remove-comparison',
    'restore-comparison',
    'comment-comparison',
    'read-open-tab',
    'open-panel',
    'search-words',
    'show-in-page',
  ],
  // An extension page that web pages can embed: all but its first message is answered only once it has shown its token.
  card: [
    'card-task',
    'close-card',
    'read-page',
    'look-up',
    'context',
    'collate',
    'all-versions',
    'told',
    'correct',
    'undo-correction',
    'mark-source',
    'unmark-source',
    'save-record',
    'outlets',
    'selected-words',
    'search-words',
    'open-panel',
    'save-comparison',
    'save-page',
    'remove-comparison',
  ],
  // A content script runs in the renderer of a page that may be hostile. It may say that a page has opened; whether that is read, the
  // background decides by what the browser says of the tab.
  'content-script': ['page-opened'],
  stranger: [],
} as const satisfies Record<string, readonly MessageType[]>;
type SenderKind = keyof typeof MAY_ASK;

// Compared as text: `new URL().origin` is the opaque "null" for extension addresses in some engines.
function standsInside(url: string, origin: string): boolean {
  return url === origin || url.startsWith(`${origin}/`);
}

/** Our scripts are put into pages of the web and into nothing else. */
const isOfTheWeb = (url: string): boolean => url.startsWith('https://') || url.startsWith('http://');

/** The one page of the extension that stands in frames of web pages. */
const CARD_PAGE = '/card.html';

function isCard(url: string, origin: string): boolean {
  const path = url.slice(origin.length);
  return path === CARD_PAGE || path.startsWith(`${CARD_PAGE}#`) || path.startsWith(`${CARD_PAGE}?`);
}

function kindOfPage({ url = '', origin, tab, frameId }: Sender, self: Self): SenderKind {
  // A sandboxed or foreign frame can have our address but not our origin.
  if (origin !== self.origin) return 'stranger';
  if (isCard(url, self.origin)) return 'card';
  // No other page of ours belongs into a frame of a tab.
  return tab !== undefined && frameId !== 0 ? 'stranger' : 'extension-page';
}

function kindOf(sender: Sender, self: Self): SenderKind {
  if (sender.id !== self.id || sender.url === undefined) return 'stranger';
  return standsInside(sender.url, self.origin)
    ? kindOfPage(sender, self)
    : isOfTheWeb(sender.url)
      ? 'content-script'
      : 'stranger';
}

/** What a card asks before it has shown its token, and what cannot wait for that. */
const AT_ONCE: ReadonlySet<MessageType> = new Set(['card-task', 'open-panel']);

/** What becomes of a message: it is answered, answered to a card that has shown its token, or left without a word. */
export type Verdict = 'answer' | 'answer-open-card' | 'refuse';

/**
 * Whether `sender` may ask for messages of this type: extension pages everything but what is for cards; cards what a reader does in
 * them, once they have shown their token, but for the panel, which opens in the very turn of the click or not at all; our own script
 * in a page that it has opened; anybody else nothing.
 */
export function senderPolicy(sender: Sender, type: MessageType, self: Self): Verdict {
  const kind = kindOf(sender, self);
  const allowed: readonly MessageType[] = MAY_ASK[kind];
  if (!allowed.includes(type)) return 'refuse';
  return kind === 'card' && !AT_ONCE.has(type) ? 'answer-open-card' : 'answer';
}
