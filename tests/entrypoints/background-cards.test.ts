import { beforeEach, describe, expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { answerCard } from '@/entrypoints/background/answer-card';
import { forgetCard, mayCardAsk, placeOfCard, putCard, takeTask } from '@/entrypoints/background/cards';
import type { CardTask, Message } from '@/messaging/protocol';

const TOKEN = '0123456789abcdef0123456789abcdef';
const OTHER = 'fedcba9876543210fedcba9876543210';
const TASK: CardTask = { words: 'We will stay.', tabId: 7, problem: null };
const LOOK_UP: Message = { type: 'look-up', argument: { text: 'words' } };
const HERE = { tabId: 7, frameId: 12 };

const PLACE = { page: 'https://news.example/ferry', language: 'en' };

const put = (token = TOKEN, task = TASK) => putCard(7, async () => ({ token, task, place: PLACE }));

beforeEach(() => fakeBrowser.reset());

test('a card shows its token, learns its task, and may ask from then on', async () => {
  await put();
  expect(await mayCardAsk(LOOK_UP, HERE)).toBe(false);
  expect(await takeTask(TOKEN, HERE)).toEqual(TASK);
  expect(await mayCardAsk(LOOK_UP, HERE)).toBe(true);
});

test('where its words stand is known once it has shown its token', async () => {
  await put();
  expect(await placeOfCard(HERE)).toBeNull();
  await takeTask(TOKEN, HERE);
  expect(await placeOfCard(HERE)).toEqual(PLACE);
});

test('a token is good once, even when two frames show it at the same time', async () => {
  await put();
  const both = await Promise.all([takeTask(TOKEN, HERE), takeTask(TOKEN, { tabId: 7, frameId: 13 })]);
  expect(both.filter((task) => task !== null)).toHaveLength(1);
  expect(await takeTask(TOKEN, HERE)).toBeNull();
});

test('a card that is quicker than its making is kept waiting', async () => {
  let made = (): void => {};
  const making = putCard(7, async () => {
    await new Promise<void>((resolve) => {
      made = resolve;
    });
    return { token: TOKEN, task: TASK, place: PLACE };
  });
  const asked = takeTask(TOKEN, HERE);
  await new Promise((resolve) => setTimeout(resolve, 5));
  made();
  await making;
  expect(await asked).toEqual(TASK);
});

describe('nothing is learnt', () => {
  test.each<[string, string, { tabId: number | null; frameId: number | null }]>([
    ['with another token', OTHER, HERE],
    ['in another tab', TOKEN, { tabId: 8, frameId: 12 }],
    ['in the main frame of the page', TOKEN, { tabId: 7, frameId: 0 }],
    ['outside of all tabs', TOKEN, { tabId: null, frameId: null }],
  ])('%s', async (_name, token, from) => {
    await put();
    expect(await takeTask(token, from)).toBeNull();
    expect(await mayCardAsk(LOOK_UP, from)).toBe(false);
  });

  test('from another frame of the page', async () => {
    await put();
    await takeTask(TOKEN, HERE);
    expect(await mayCardAsk(LOOK_UP, { tabId: 7, frameId: 13 })).toBe(false);
  });

  test('by a card that another has taken the place of', async () => {
    await put();
    await takeTask(TOKEN, HERE);
    await put(OTHER);
    expect(await mayCardAsk(LOOK_UP, HERE)).toBe(false);
  });

  test('after its tab has gone', async () => {
    await put();
    await takeTask(TOKEN, HERE);
    await forgetCard(7);
    expect(await mayCardAsk(LOOK_UP, HERE)).toBe(false);
  });

  test('from what stands in the storage but is no card', async () => {
    await fakeBrowser.storage.session.set({ 'card-7': { state: 'open', frameId: '12' } });
    expect(await mayCardAsk(LOOK_UP, HERE)).toBe(false);
  });
});

test('a card in a tab of its own shows its token in the main frame', async () => {
  const task: CardTask = { words: null, tabId: null, problem: 'pdf' };
  await put(TOKEN, task);
  expect(await takeTask(TOKEN, HERE)).toBeNull();
  expect(await takeTask(TOKEN, { tabId: 7, frameId: 0 })).toEqual(task);
});

test('a card reads the page it stands in, and no other tab', async () => {
  await put();
  await takeTask(TOKEN, HERE);
  const read = (tabId: number): Message => ({ type: 'read-page', argument: { tabId } });
  expect(await mayCardAsk(read(7), HERE)).toBe(true);
  expect(await mayCardAsk(read(8), HERE)).toBe(false);
});

test('what kept a card from being made is passed on, and an earlier card stays', async () => {
  await put();
  expect(await putCard(7, async () => 'pdf')).toBe('pdf');
  expect(await takeTask(TOKEN, HERE)).toEqual(TASK);
});

test('a closed card may ask nothing more', async () => {
  await put();
  await answerCard['card-task']({ token: TOKEN }, HERE);
  expect(await answerCard['close-card']({}, HERE)).toEqual({ ok: true, value: {} });
  expect(await mayCardAsk(LOOK_UP, HERE)).toBe(false);
});

test('who stands nowhere is told nothing', async () => {
  await put();
  expect(await answerCard['card-task']({ token: TOKEN })).toEqual({ ok: false, problem: 'no-answer' });
});
