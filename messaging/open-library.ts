import { browser } from 'wxt/browser';

/** Opens the page of saved comparisons in a tab of its own, at this one where it is named. */
export function openLibrary(id: string | null): void {
  const page = browser.runtime.getURL('/library.html');
  void browser.tabs.create({ url: id === null ? page : `${page}#saved=${id}` });
}
