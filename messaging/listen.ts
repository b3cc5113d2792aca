import { browser } from 'wxt/browser';
import type { Message, MessageType, Protocol } from './protocol';
import { type Self, senderPolicy } from './sender-policy';
import { messageOf } from './validate';

/** One handler per message. */
export type Handlers = {
  readonly [T in MessageType]: (argument: Protocol[T]['argument']) => Promise<Protocol[T]['answer']>;
};

function self(): Self {
  return { id: browser.runtime.id, origin: browser.runtime.getURL('/').replace(/\/$/, '') };
}

async function handle<T extends MessageType>(handlers: Handlers, message: Message<T>) {
  return handlers[message.type](message.argument);
}

/**
 * Answers messages by `handlers`. Call it synchronously when the background starts: a listener registered later
 * misses the message that woke the background. Malformed messages and senders without the right are left without any
 * answer, so that they learn nothing; a handler that throws is answered as 'no-answer', never as an exception.
 */
export function listen(handlers: Handlers): void {
  browser.runtime.onMessage.addListener((value: unknown, sender, sendResponse) => {
    const message = messageOf(value);
    if (message === null || senderPolicy(sender, message.type, self()) === 'refuse') return false;
    handle(handlers, message).then(sendResponse, (error: unknown) => {
      console.error(`Sic could not answer "${message.type}"`, error);
      sendResponse({ ok: false, problem: 'no-answer' });
    });
    // Keeps the channel open until the handler has answered; the one form both browsers understand.
    return true;
  });
}
