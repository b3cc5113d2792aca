import { expect, test } from 'vitest';
import { iconProblem } from '@/entrypoints/background/icon-problem';

test.each<[string, string | undefined, ReturnType<typeof iconProblem>]>([
  ['a page Firefox could not load', 'chrome://global/skin/icons/info.svg', 'error-page'],
  ['a certificate Firefox does not trust', 'chrome://global/skin/icons/warning.svg', 'error-page'],
  ['a PDF in Firefox’s viewer', 'chrome://global/skin/icons/pdf.svg', 'pdf'],
  ['another icon of Firefox', 'chrome://global/skin/icons/settings.svg', null],
  ['a page’s own icon', 'https://post.example/icons/pdf.svg', null],
  ['no icon', undefined, null],
])('%s', (_name, icon, problem) => {
  expect(iconProblem(icon)).toBe(problem);
});
