import { browser } from 'wxt/browser';
import type { Message, MessageType, Protocol } from './protocol';
import { type Self, type Sender, senderPolicy } from './sender-policy';
import { messageOf } from './validate';

/** Where a message came from, as the browser says it; null for what stands in no tab. */
export interface Origin {
  readonly tabId: number | null;
  /** 0 for a tab's main frame. */
  readonly frameId: number | null;
}

/** One handler per message; few need to know where it came from. */
export type Handlers = {
  readonly [T in MessageType]: (
    argument: Protocol[T]['argument'],
    from?: Origin,
  ) => Promise<Protocol[T]['answer']>;
};

/** Whether the card that asks has shown its token, and asks of nothing but its own page. */
export type MayCardAsk = (message: Message, from: Origin) => Promise<boolean>;

function self(): Self {
  return { id: browser.runtime.id, origin: browser.runtime.getURL('/').replace(/\/$/, '') };
}

const NO_ANSWER = { ok: false, problem: 'no-answer' } as const;

type Send = (answer: unknown) => void;

/** Sends the answer or, when the browser will not carry it (it is too large), a small one: silence keeps the popup waiting. */
function reply(send: Send, type: MessageType, answer: unknown): void {
  try {
    send(answer);
  } catch (error) {
    console.error(`Sic could not send the answer to "${type}"`, error);
    try {
      send(NO_ANSWER);
    } catch {
      // Whoever asked is gone.
    }
  }
}

const originOf = ({ tab, frameId }: Sender): Origin => ({ tabId: tab?.id ?? null, frameId: frameId ?? null });

async function handle<T extends MessageType>(handlers: Handlers, message: Message<T>, from: Origin) {
  return handlers[message.type](message.argument, from);
}

/**
 * Answers messages by `handlers`. Call it synchronously when the background starts: a listener registered later
 * misses the message that woke the background. Malformed messages and senders without the right are left without any
 * answer, so that they learn nothing; a card that may not ask gets 'no-answer', and so does who asks for a handler that throws.
 */
export function listen(handlers: Handlers, mayCardAsk: MayCardAsk = async () => false): void {
  browser.runtime.onMessage.addListener((value: unknown, sender, sendResponse) => {
    const message = messageOf(value);
    if (message === null) return false;
    const { type } = message;
    const verdict = senderPolicy(sender, type, self());
    if (verdict === 'refuse') return false;
    const from = originOf(sender);
    const answer = async () =>
      verdict === 'answer' || (await mayCardAsk(message, from)) ? handle(handlers, message, from) : NO_ANSWER;
    answer().then(
      (answered) => reply(sendResponse, type, answered),
      (error: unknown) => {
        console.error(`Sic could not answer "${type}"`, error);
        reply(sendResponse, type, NO_ANSWER);
      },
    );
    // Keeps the channel open until the handler has answered; the one form both browsers understand.
    return true;
  });
}
