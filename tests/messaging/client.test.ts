import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { ask } from '@/messaging/client';
import { LONGEST_LOOK_UP } from '@/messaging/protocol';

const NO_ANSWER = { ok: false, problem: 'no-answer' };
const FOUND = { ok: true, value: { quotations: [], others: { articles: 3, outlets: 2 } } };

/** The background's replies, one per message; an error is what the browser rejects with. */
function replies(...all: unknown[]) {
  const sent = vi.spyOn(fakeBrowser.runtime, 'sendMessage');
  for (const reply of all) {
    if (reply instanceof Error) sent.mockImplementationOnce(() => Promise.reject(reply));
    else sent.mockImplementationOnce(() => Promise.resolve(reply));
  }
  return sent;
}

beforeEach(() => fakeBrowser.reset());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('sends the message and gives the answer back', async () => {
  const sent = replies(FOUND);
  expect(await ask('look-up', { text: 'words' })).toEqual(FOUND);
  expect(sent).toHaveBeenCalledExactlyOnceWith({ type: 'look-up', argument: { text: 'words' } });
});

test('a problem is an answer, and is not asked for again', async () => {
  const sent = replies({ ok: false, problem: 'no-article' });
  expect(await ask('read-page', { tabId: 1 })).toEqual({ ok: false, problem: 'no-article' });
  expect(sent).toHaveBeenCalledTimes(1);
});

test('more words than are looked up at once are told as such, without asking', async () => {
  const sent = replies(FOUND);
  expect(await ask('look-up', { text: 'a'.repeat(LONGEST_LOOK_UP + 1) })).toEqual({
    ok: false,
    problem: 'paste-too-long',
  });
  expect(sent).not.toHaveBeenCalled();
  expect(await ask('look-up', { text: 'a'.repeat(LONGEST_LOOK_UP) })).toEqual(FOUND);
});

describe('a background that was stopped in the middle is asked once more', () => {
  test.each([
    [
      'Chromium, while it worked',
      new Error(
        'A listener indicated an asynchronous response by returning true, but the message channel closed before a response was received',
      ),
    ],
    [
      'Chromium, before the port opened',
      new Error('The message port closed before a response was received.'),
    ],
    ['either, at start', new Error('Could not establish connection. Receiving end does not exist.')],
    ['Firefox, while it worked', new Error('Promised response from onMessage listener went out of scope')],
    [
      'Firefox, process gone',
      new Error("Actor 'Conduits' destroyed before query 'RuntimeMessage' was resolved"),
    ],
    ['Firefox, which may also say nothing', undefined],
  ])('%s', async (_name, reply) => {
    const sent = replies(reply, FOUND);
    expect(await ask('look-up', { text: 'words' })).toEqual(FOUND);
    expect(sent).toHaveBeenCalledTimes(2);
  });
});

test('is not asked a third time', async () => {
  const gone = new Error('Could not establish connection. Receiving end does not exist.');
  const sent = replies(gone, gone, FOUND);
  expect(await ask('look-up', { text: 'words' })).toEqual(NO_ANSWER);
  expect(sent).toHaveBeenCalledTimes(2);
});

test('another error is not asked for again, and does not reach the popup', async () => {
  const sent = replies(new Error('Extension context invalidated.'), FOUND);
  expect(await ask('look-up', { text: 'words' })).toEqual(NO_ANSWER);
  expect(sent).toHaveBeenCalledTimes(1);
});

test.each<[string, unknown]>([
  ['a bare true', true],
  ['an answer without its value', { ok: true }],
  ['a problem nobody knows', { ok: false, problem: 'gremlins' }],
  ['neither', { value: {} }],
])('%s is no answer', async (_name, reply) => {
  replies(reply);
  expect(await ask('look-up', { text: 'words' })).toEqual(NO_ANSWER);
});

test('a background that never answers does not keep a person waiting for ever', async () => {
  vi.useFakeTimers();
  vi.spyOn(fakeBrowser.runtime, 'sendMessage').mockImplementation(() => new Promise(() => {}));
  const answer = ask('look-up', { text: 'words' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await answer).toEqual(NO_ANSWER);
});
