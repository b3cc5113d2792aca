import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageProblem } from '@/entrypoints/background/page-problem';
import { type Problem, PROBLEMS } from '@/messaging/protocol';

test.each<[string, string, Problem]>([
  ['settings in Chromium', 'chrome://settings/', 'browser-page'],
  ['a new tab in Chromium', 'chrome://newtab/', 'browser-page'],
  ['the new tab’s own frame', 'chrome-untrusted://new-tab-page/', 'browser-page'],
  ['settings in Edge', 'edge://settings/', 'browser-page'],
  ['developer tools', 'devtools://devtools/bundled/inspector.html', 'browser-page'],
  ['settings in Firefox', 'about:preferences', 'browser-page'],
  ['a new tab in Firefox', 'about:newtab', 'browser-page'],
  ['an empty tab', 'about:blank', 'blank-page'],
  ['reader view', 'about:reader?url=https%3A%2F%2Fnews.example%2Fa', 'reader-view'],
  ['a page that did not load in Firefox', 'about:neterror?e=dnsNotFound', 'error-page'],
  ['a bad certificate in Firefox', 'about:certerror?e=nssBadCert', 'error-page'],
  ['a page that did not load in Chromium', 'chrome-error://chromewebdata/', 'error-page'],
  ['another extension in Chromium', 'chrome-extension://abcdef/popup.html', 'extension-page'],
  ['another extension in Firefox', 'moz-extension://0b9d/popup.html', 'extension-page'],
  ['Chromium’s store', 'https://chromewebstore.google.com/detail/sic/abc', 'store-page'],
  ['Chromium’s former store', 'https://chrome.google.com/webstore/category/extensions', 'store-page'],
  ['Firefox’s store', 'https://addons.mozilla.org/en-GB/firefox/', 'store-page'],
  ['Edge’s store', 'https://microsoftedge.microsoft.com/addons/Microsoft-Edge-Extensions-Home', 'store-page'],
  ['a host Firefox keeps to itself', 'https://accounts.firefox.com/settings', 'no-access'],
  ['a page’s source', 'view-source:https://news.example/a', 'view-source'],
  ['a PDF', 'https://council.example/minutes.pdf', 'pdf'],
  ['a PDF in capitals, with a page number', 'https://council.example/MINUTES.PDF#page=3', 'pdf'],
  ['a file', 'file:///home/reader/article.html', 'local-file'],
  ['a page inside its own address', 'data:text/html,<p>hello', 'data-page'],
  ['a page made by a script', 'blob:https://news.example/1234', 'data-page'],
  ['a scheme nobody knows', 'gopher://news.example/', 'no-access'],
])('%s: %s', (_name, address, problem) => {
  expect(pageProblem(address)).toBe(problem);
});

test.each<[string, string | undefined]>([
  ['a news page', 'https://news.example/2026/11/30/bridge'],
  ['a news page on this machine', 'http://herald.localhost:8080/news/bridge'],
  ['another page of the store’s owner', 'https://chrome.google.com/intl/en/about'],
  ['a host that only ends as a store', 'https://evil-addons.mozilla.org.example/'],
  ['a page about PDF', 'https://news.example/what-is-a.pdf/history'],
  ['an address the browser does not tell', undefined],
  ['an empty address', ''],
  ['no address at all', 'nonsense'],
])('nothing against %s', (_name, address) => {
  expect(pageProblem(address)).toBeNull();
});

test('any address has a known answer', () => {
  const known: ReadonlySet<Problem | null> = new Set([null, ...PROBLEMS]);
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl()), (address) => {
      expect(known.has(pageProblem(address))).toBe(true);
    }),
  );
});
