import type { MessageType, Protocol } from '@/messaging/protocol';

/** What the popup needs from the browser; tests give their own. */
export interface ReadingServices {
  /** Asks the background; never rejects. */
  readonly ask: <T extends MessageType>(
    type: T,
    argument: Protocol[T]['argument'],
  ) => Promise<Protocol[T]['answer']>;
  /** The tab under the popup; null when the browser names none. */
  readonly activeTabId: () => Promise<number | null>;
  /** Opens the page of saved comparisons, at this one where it is named; left out where there is none. */
  readonly openLibrary?: (id: string | null) => void;
}
