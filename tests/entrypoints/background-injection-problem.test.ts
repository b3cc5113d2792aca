import { expect, test } from 'vitest';
import { injectionProblem } from '@/entrypoints/background/injection-problem';
import type { Problem } from '@/messaging/protocol';

test.each<[string, Problem]>([
  ['Frame with ID 0 is showing error page', 'error-page'],
  ['The extensions gallery cannot be scripted.', 'store-page'],
  ['No tab with id: 42.', 'page-went-away'],
  ['Invalid tab ID: 42', 'page-went-away'],
  ['No frame with id 0 in tab with id 42', 'page-went-away'],
  ['The tab was closed.', 'page-went-away'],
  ['The frame was removed.', 'page-went-away'],
  ['Frame with ID 0 was removed.', 'page-went-away'],
  ['Frame with ID 0 is not ready', 'page-went-away'],
  ["Actor 'Conduits' destroyed before query 'Execute' was resolved", 'page-went-away'],
  ['Cannot access a chrome:// URL', 'browser-page'],
  ['Cannot access a chrome-extension:// URL of different extension', 'extension-page'],
  ['Cannot access contents of url "chrome-error://chromewebdata/".', 'error-page'],
  ['Cannot access contents of url "file:///home/reader/a.html".', 'local-file'],
  ['Cannot access contents of url "view-source:https://news.example/a".', 'view-source'],
  ['Cannot access contents of url "https://council.example/minutes.pdf".', 'pdf'],
  [
    'Cannot access contents of url "https://news.example/2026/pdf-dispute". Extension manifest must',
    'no-access',
  ],
  [
    'Cannot access contents of url "https://news.example/?from=file:///a". Extension manifest must',
    'no-access',
  ],
  ['Cannot access contents of url "https://news.example/frame-was-removed".', 'no-access'],
  ['Cannot access https://news.example/chrome-error://pdf now', 'no-access'],
  ['Cannot access contents of url "', 'no-access'],
  ['Missing host permission for the tab', 'no-access'],
  [
    'Cannot access contents of the page. Extension manifest must request permission to access the respective host.',
    'no-access',
  ],
  ['', 'no-access'],
])('“%s” means %s', (says, problem) => {
  expect(injectionProblem(new Error(says))).toBe(problem);
});

test('what is thrown need not be an Error', () => {
  expect(injectionProblem('No tab with id: 42.')).toBe('page-went-away');
  expect(injectionProblem(undefined)).toBe('no-access');
});
