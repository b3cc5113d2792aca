import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepPlace } from '@/components/reading/keep-place';
import { openersIn } from '@/components/reading/openers';
import type { ReadingPlace } from '@/text/reading-place';

const VIEW = `
  <details><summary><span data-quotation>We are ready.</span> two versions</summary>
    <details><summary>The Gull</summary></details>
    <details><summary>The Gull</summary></details>
  </details>
  <details><summary><span data-quotation>Nobody asked.</span></summary></details>
  <button aria-expanded="false">Correct</button>
  <textarea></textarea>`;

const PLACE: ReadingPlace = {
  page: 'https://post.example/quay',
  lookUp: null,
  opened: ['/We are ready.', '/We are ready./The Gull 2'],
  typed: ['half a thought'],
  scroll: 0,
};

let stop: () => void = () => {};
beforeEach(() => {
  document.body.innerHTML = VIEW;
});
afterEach(() => stop());

const all = () => [...document.querySelectorAll('details')];
const typed = () => document.querySelector('textarea')?.value;

async function keeping(place: ReadingPlace | null, page = PLACE.page) {
  const keep = vi.fn<(place: ReadingPlace) => void>();
  const onLookUp = vi.fn();
  const shown = () => ({ page, lookUp: null });
  stop = await keepPlace({ memory: { read: async () => place, keep }, shown, onLookUp });
  return { keep, onLookUp };
}

test('what opens has a name by its words, its place and its number', () => {
  expect([...openersIn(document).keys()]).toEqual([
    '/We are ready.',
    '/We are ready./The Gull',
    '/We are ready./The Gull 2',
    '/Nobody asked.',
    '/button',
  ]);
});

describe('a reader who comes back', () => {
  test('finds open what they opened, and what they typed', async () => {
    await keeping(PLACE);
    expect(all().map(({ open }) => open)).toEqual([true, false, true, false]);
    expect(typed()).toBe('half a thought');
  });

  test('finds it though the quotations stand in another order', async () => {
    document.body.append(all()[0] ?? '');
    await keeping({ ...PLACE, opened: ['/We are ready.'] });
    expect(document.querySelector('details[open] [data-quotation]')?.textContent).toBe('We are ready.');
  });

  test('is brought to the look-up they were in', async () => {
    const lookUp = { text: 'the quay', asked: true };
    const { onLookUp } = await keeping({ ...PLACE, lookUp });
    expect(onLookUp).toHaveBeenCalledExactlyOnceWith(lookUp);
  });

  test.each<[string, ReadingPlace | null, string]>([
    ['another page', PLACE, 'https://post.example/ferry'],
    ['the first time', null, PLACE.page],
  ])('finds all as it is: %s', async (_what, place, page) => {
    await keeping(place, page);
    expect(all().some(({ open }) => open)).toBe(false);
    expect(typed()).toBe('');
  });
});

describe('a place', () => {
  test('is kept a moment after anything changes', async () => {
    const { keep } = await keeping(null);
    const area = document.querySelector('textarea');
    if (area !== null) area.value = 'new words';
    area?.dispatchEvent(new Event('input', { bubbles: true }));
    await vi.waitFor(() => expect(keep.mock.lastCall?.[0].typed).toEqual(['new words']));
  });

  test('is kept no more once it is stopped', async () => {
    const { keep } = await keeping(null);
    stop();
    keep.mockClear();
    dispatchEvent(new Event('pagehide'));
    expect(keep).not.toHaveBeenCalled();
  });
});
