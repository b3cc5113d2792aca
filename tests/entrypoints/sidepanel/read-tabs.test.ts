import { describe, expect, test, vi } from 'vitest';
import type { ReadingServices } from '@/components/reading/reading-services';
import { FIRST_COMPARE, nextCompare } from '@/entrypoints/sidepanel/compare-state';
import type { OpenTab } from '@/entrypoints/sidepanel/open-tabs';
import { readTabs } from '@/entrypoints/sidepanel/read-tabs';

const tabs = [1, 2, 3, 4, 5, 6].map(
  (id): OpenTab => ({ id, title: `Tab ${id}`, site: 'post.example', problem: null, likely: true }),
);

/** Answers each tab with its number as identity; those in `failing` with a problem. */
function asking(failing: readonly number[] = []) {
  const asked: number[] = [];
  const ask = (async (_type: string, { tabId }: { tabId: number }) => {
    asked.push(tabId);
    await Promise.resolve();
    return failing.includes(tabId)
      ? { ok: false, problem: 'no-article' }
      : { ok: true, value: { identity: String(tabId) } };
  }) as unknown as ReadingServices['ask'];
  return { ask, asked };
}

const outcome = (read: Awaited<ReturnType<typeof readTabs>>[number]) =>
  'read' in read ? read.read.identity : read.problem;

describe('reading tabs', () => {
  test('gives what came of each in their order, and tells how far it is', async () => {
    const onProgress = vi.fn();
    const { ask } = asking();
    const signal = new AbortController().signal;
    const reads = await readTabs(tabs, { ask, save: true, signal, onProgress });
    expect(reads.map(outcome)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(onProgress.mock.calls.flat()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('goes on after one that fails', async () => {
    const { ask } = asking([1, 4]);
    const signal = new AbortController().signal;
    const reads = await readTabs(tabs, { ask, save: false, signal, onProgress: () => {} });
    expect(reads.map(outcome)).toEqual(['no-article', '2', '3', 'no-article', '5', '6']);
  });

  test('begins no further tab once cancelled, and says nothing more of progress', async () => {
    const { ask, asked } = asking();
    const cancelled = new AbortController();
    const onProgress = vi.fn(() => cancelled.abort());
    await readTabs(tabs, { ask, save: true, signal: cancelled.signal, onProgress });
    expect(asked).toEqual([1, 2, 3]);
    expect(onProgress).toHaveBeenCalledTimes(1);
  });
});

describe('the comparison’s state', () => {
  const began = nextCompare(FIRST_COMPARE, { type: 'began', of: 6 });

  test('counts while it reads', () => {
    expect(nextCompare(began, { type: 'progressed', done: 2 }).step).toEqual({
      kind: 'reading',
      done: 2,
      of: 6,
    });
  });

  test('shows nothing that comes in after a cancel', () => {
    const cancelled = nextCompare(began, { type: 'cancelled' });
    const late = nextCompare(cancelled, { type: 'compared', reads: [], quotations: [] });
    expect(late.step.kind).toBe('choosing');
    expect(nextCompare(late, { type: 'progressed', done: 3 }).step.kind).toBe('choosing');
  });

  test('keeps the choice when tabs change while it reads', () => {
    const seen = nextCompare(began, { type: 'tabs-seen', open: { tabs, unknown: 0 } });
    expect(seen).toMatchObject({ step: { kind: 'reading' }, open: { unknown: 0 } });
  });
});
