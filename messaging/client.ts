import { browser } from 'wxt/browser';
import {
  type Answer,
  LONGEST_LOOK_UP,
  type MessageType,
  PROBLEMS,
  type Problem,
  type Protocol,
} from './protocol';

/**
 * What a browser says when the background was stopped while it worked, or had not started yet. Parts of messages, because
 * both browsers wrap them in changing words. Chromium first, then Firefox.
 */
const BACKGROUND_WENT_AWAY = [
  'message channel closed',
  'message port closed',
  'Could not establish connection',
  'went out of scope',
  'Message manager disconnected',
  "Actor 'Conduits' destroyed",
] as const;

/** A background on its way out may still take a message and never answer it: it is given time to go. */
const PAUSE_MS = 100;

/** How long a person is kept waiting before they are told that there is no answer. */
const LONGEST_WAIT_MS = 60_000;

const PROBLEM_NAMES: ReadonlySet<unknown> = new Set(PROBLEMS);

function isObject(value: unknown): value is { ok?: unknown; value?: unknown; problem?: unknown } {
  return typeof value === 'object' && value !== null;
}

// Only the outer shape: the background is our own code, and the schemas would double the popup's size.
function isAnswer<T extends MessageType>(answer: unknown): answer is Protocol[T]['answer'] {
  if (!isObject(answer)) return false;
  return answer.ok === true
    ? isObject(answer.value)
    : answer.ok === false && PROBLEM_NAMES.has(answer.problem);
}

function wentAway(error: unknown): boolean {
  const text = error instanceof Error ? error.message : String(error);
  return BACKGROUND_WENT_AWAY.some((part) => text.includes(part));
}

async function send(message: unknown): Promise<{ readonly value: unknown } | 'went-away' | 'failed'> {
  try {
    const value: unknown = await browser.runtime.sendMessage(message);
    // Firefox resolves with nothing when the event page is stopped before it has answered.
    return value === undefined || value === null ? 'went-away' : { value };
  } catch (error) {
    return wentAway(error) ? 'went-away' : 'failed';
  }
}

function later(milliseconds: number): { readonly passed: Promise<null>; readonly cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const passed = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  return { passed, cancel: () => clearTimeout(timer) };
}

async function sendTwiceAtMost(message: unknown): Promise<unknown> {
  let reply = await send(message);
  if (reply === 'went-away') {
    await later(PAUSE_MS).passed;
    // All messages may be repeated: a page read twice is saved once.
    reply = await send(message);
  }
  return typeof reply === 'string' ? null : reply.value;
}

/** Why a message is not worth sending: the background would refuse it without a word, as it does malformed ones. */
function refusal(argument: Protocol[MessageType]['argument']): Problem | null {
  return 'text' in argument && argument.text.length > LONGEST_LOOK_UP ? 'paste-too-long' : null;
}

const NO_ANSWER: Answer<never> = { ok: false, problem: 'no-answer' };

/**
 * Asks the background. Never rejects: whatever goes wrong comes back as a problem. Asks once more when the background was
 * stopped in the middle, which browsers do to any background they think idle.
 */
export async function ask<T extends MessageType>(
  type: T,
  argument: Protocol[T]['argument'],
): Promise<Protocol[T]['answer']> {
  const problem = refusal(argument);
  if (problem !== null) return { ok: false, problem };
  const limit = later(LONGEST_WAIT_MS);
  const value = await Promise.race([sendTwiceAtMost({ type, argument }), limit.passed]);
  limit.cancel();
  return isAnswer<T>(value) ? value : NO_ANSWER;
}
