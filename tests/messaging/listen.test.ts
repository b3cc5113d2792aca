import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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
    'save-record': vi.fn(async () => ({ ok: false, problem: 'corpus-in-use' }) as const),
    outlets: vi.fn(async () => ({ ok: false, problem: 'corpus-in-use' }) as const),
    'selected-words': vi.fn(async () => ({ ok: false, problem: 'nothing-selected' }) as const),
    'all-versions': vi.fn(async () => ({ ok: false, problem: 'corpus-in-use' }) as const),
    'save-comparison': vi.fn(async () => ({ ok: false, problem: 'corpus-in-use' }) as const),
    'save-page': vi.fn(async () => ({ ok: false, problem: 'corpus-in-use' }) as const),
    'remove-comparison': vi.fn(async () => ({ ok: false, problem: 'corpus-in-use' }) as const),
    'restore-comparison': vi.fn(async () => ({ ok: false, problem: 'corpus-in-use' }) as const),
    'comment-comparison': vi.fn(async () => ({ ok: false, problem: 'corpus-in-use' }) as const),
    'read-open-tab': vi.fn(async () => ({ ok: false, problem: 'no-article' }) as const),
    'open-panel': vi.fn(async () => ({ ok: false, problem: 'no-access' }) as const),
    'page-opened': vi.fn(async () => ({ ok: true, value: {} }) as const),
    'show-in-page': vi.fn(async () => ({ ok: true, value: { shown: true } }) as const),
    'search-words': vi.fn(async () => ({ ok: true, value: { phrase: 'words', rarest: [] } }) as const),
    'card-task': vi.fn(async () => ({ ok: false, problem: 'no-answer' }) as const),
    'close-card': vi.fn(async () => ({ ok: true, value: {} }) as const),
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
  expect(own['look-up']).toHaveBeenCalledExactlyOnceWith({ text: 'words' }, { tabId: null, frameId: null });
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

describe('a card', () => {
  const card = () => ({
    ...popup(),
    url: fakeBrowser.runtime.getURL('/card.html'),
    tab: { id: 7 },
    frameId: 12,
  });
  // The fake browser's type of a tab has many fields nobody asks for.
  const from = card as unknown as () => ReturnType<typeof popup>;
  const message = { type: 'look-up', argument: { text: 'words' } };

  test('that may ask is answered', async () => {
    const mayCardAsk = vi.fn(async () => true);
    listen(handlers(), mayCardAsk);
    expect(await deliver(message, from())).toEqual({ kept: true, replies: [[found]] });
    expect(mayCardAsk).toHaveBeenCalledExactlyOnceWith(message, { tabId: 7, frameId: 12 });
  });

  test.each<[string, (() => Promise<boolean>) | undefined]>([
    ['that may not', async () => false],
    ['nobody knows of', undefined],
    ['of which it cannot be said', () => Promise.reject(new Error('no storage'))],
  ])('%s gets no answer, and its question reaches nobody', async (_name, mayCardAsk) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const own = handlers();
    listen(own, mayCardAsk);
    expect(await deliver(message, from())).toEqual({
      kept: true,
      replies: [[{ ok: false, problem: 'no-answer' }]],
    });
    expect(own['look-up']).not.toHaveBeenCalled();
  });

  test('that shows its token is answered whoever it is, by tab and frame', async () => {
    const own = handlers();
    listen(own);
    const token = '0123456789abcdef0123456789abcdef';
    await deliver({ type: 'card-task', argument: { token } }, from());
    expect(own['card-task']).toHaveBeenCalledExactlyOnceWith({ token }, { tabId: 7, frameId: 12 });
  });
});
