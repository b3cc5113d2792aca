import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { type Handlers, listen } from '@/messaging/listen';

const found = { ok: true, value: { quotations: [], others: { articles: 0, outlets: 0 } } } as const;

function handlers(changes: Partial<Handlers> = {}): Handlers {
  return {
    'read-page': vi.fn(async () => ({ ok: false, problem: 'no-article' }) as const),
    'read-selection': vi.fn(async () => ({ ok: false, problem: 'nothing-selected' }) as const),
    'look-up': vi.fn(async () => found),
    context: vi.fn(async () => ({ ok: false, problem: 'corpus-in-use' }) as const),
    collate: vi.fn(async () => ({ ok: false, problem: 'corpus-in-use' }) as const),
    correct: vi.fn(async () => ({ ok: false, problem: 'corpus-in-use' }) as const),
    'undo-correction': vi.fn(async () => ({ ok: false, problem: 'corpus-in-use' }) as const),
    'mark-source': vi.fn(async () => ({ ok: false, problem: 'corpus-in-use' }) as const),
    'unmark-source': vi.fn(async () => ({ ok: false, problem: 'corpus-in-use' }) as const),
    told: vi.fn(async () => ({ ok: false, problem: 'corpus-in-use' }) as const),
    'all-versions': vi.fn(async () => ({ ok: false, problem: 'corpus-in-use' }) as const),
    'save-comparison': vi.fn(async () => ({ ok: false, problem: 'corpus-in-use' }) as const),
    'save-page': vi.fn(async () => ({ ok: false, problem: 'corpus-in-use' }) as const),
    'remove-comparison': vi.fn(async () => ({ ok: false, problem: 'corpus-in-use' }) as const),
    'restore-comparison': vi.fn(async () => ({ ok: false, problem: 'corpus-in-use' }) as const),
    'comment-comparison': vi.fn(async () => ({ ok: false, problem: 'corpus-in-use' }) as const),
    ...changes,
  };
}

function popup() {
  const origin = fakeBrowser.runtime.getURL('/').replace(/\/$/, '');
  return { id: fakeBrowser.runtime.id, url: `${origin}/popup.html`, origin };
}

/** What one message brings: whether the channel was kept open, and the reply if one came. */
async function deliver(
  message: unknown,
  sender: Parameters<typeof fakeBrowser.runtime.onMessage.trigger>[1],
) {
  const replied = vi.fn();
  const [kept]: unknown[] = await fakeBrowser.runtime.onMessage.trigger(message, sender, replied);
  if (kept === true) await vi.waitFor(() => expect(replied).toHaveBeenCalled());
  return { kept, replies: replied.mock.calls };
}

beforeEach(() => fakeBrowser.reset());
afterEach(() => vi.restoreAllMocks());

test('gives each message to its handler and sends the answer back', async () => {
  const own = handlers();
  listen(own);
  expect(await deliver({ type: 'look-up', argument: { text: 'words' } }, popup())).toEqual({
    kept: true,
    replies: [[found]],
  });
  expect(own['look-up']).toHaveBeenCalledExactlyOnceWith({ text: 'words' });
  expect(own['read-page']).not.toHaveBeenCalled();
});

test('a handler that throws is answered as a problem', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  listen(handlers({ 'look-up': () => Promise.reject(new Error('broken')) }));
  const { replies } = await deliver({ type: 'look-up', argument: { text: 'words' } }, popup());
  expect(replies).toEqual([[{ ok: false, problem: 'no-answer' }]]);
});

test('an answer the browser will not carry is answered as a problem', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  listen(handlers());
  const sent: unknown[] = [];
  const send = (answer: { ok: boolean }) => {
    sent.push(answer);
    if (answer.ok) throw new Error('Message length exceeded maximum allowed length.');
  };
  await fakeBrowser.runtime.onMessage.trigger(
    { type: 'look-up', argument: { text: 'words' } },
    popup(),
    send,
  );
  await vi.waitFor(() => expect(sent).toEqual([found, { ok: false, problem: 'no-answer' }]));
});

test('a popup that is gone is no error', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  listen(handlers());
  const send = vi.fn(() => {
    throw new Error('Attempting to use a disconnected port object');
  });
  await fakeBrowser.runtime.onMessage.trigger(
    { type: 'look-up', argument: { text: 'words' } },
    popup(),
    send,
  );
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(told).toHaveBeenCalledTimes(1);
});

test.each<[string, unknown]>([
  ['a malformed message', { type: 'read-page', argument: { tabId: 'first' } }],
  ['an unknown message', { type: 'delete-all', argument: {} }],
  ['no message', undefined],
])('%s is left without an answer', async (_name, message) => {
  const own = handlers();
  listen(own);
  expect(await deliver(message, popup())).toEqual({ kept: false, replies: [] });
  expect(own['read-page']).not.toHaveBeenCalled();
});

test('a script in a page is left without an answer', async () => {
  const own = handlers();
  listen(own);
  const script = { id: fakeBrowser.runtime.id, url: 'https://news.example/', origin: 'https://news.example' };
  expect(await deliver({ type: 'read-page', argument: { tabId: 1 } }, script)).toEqual({
    kept: false,
    replies: [],
  });
  expect(own['read-page']).not.toHaveBeenCalled();
});
