import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { ReadingPlace } from '@/text/reading-place';

const PLACE: ReadingPlace = {
  page: 'https://ledger.example/harbour',
  lookUp: null,
  opened: [],
  typed: [],
  scroll: 40,
};

/** What another page of the extension loads: each has the module for itself. */
async function view() {
  vi.resetModules();
  return import('@/messaging/reading-place');
}

beforeEach(() => {
  fakeBrowser.reset();
});

test('a place that one view keeps is read by another', async () => {
  const [popup, panel] = [await view(), await view()];
  await popup.keepPlaceOf(3, PLACE);
  expect(await panel.placeOf(3)).toEqual(PLACE);
  expect(await panel.placeOf(4)).toBeNull();
});

test('a view hears of the places others keep, and not of its own', async () => {
  const [popup, panel] = [await view(), await view()];
  const heard = vi.fn();
  const stop = panel.watchPlaces(heard);
  await panel.keepPlaceOf(3, PLACE);
  await panel.keepPlaceOf(3, { ...PLACE, scroll: 80 });
  expect(heard).not.toHaveBeenCalled();
  await popup.keepPlaceOf(3, { ...PLACE, scroll: 120 });
  expect(heard.mock.calls).toEqual([[3, { ...PLACE, scroll: 120 }]]);
  stop();
  await popup.keepPlaceOf(3, PLACE);
  expect(heard).toHaveBeenCalledTimes(1);
});
