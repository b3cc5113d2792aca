import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { boilerplateOf } from '@/capture/page/boilerplate';

const KINDS: readonly [html: string, kind: 'readers' | 'page' | null][] = [
  ['<nav></nav>', 'page'],
  ['<div role="dialog"></div>', 'page'],
  ['<div role="form"></div>', 'page'],
  ['<div class="relatedLinks"></div>', 'page'],
  ['<div id="cookie-wall"></div>', 'page'],
  ['<div aria-hidden="true"></div>', 'page'],
  ['<section class="comments"></section>', 'readers'],
  ['<div class="story-text"></div>', null],
  ['<main class="has-sidebar"></main>', null],
  ['<p class="share"></p>', null],
  ['<div class="shareholders"></div>', null],
];

test.each(KINDS)('%s stands beside the article: %s', (html, kind) => {
  const element = new JSDOM(html).window.document.body.firstElementChild;
  expect(element === null ? undefined : (boilerplateOf(element)?.kind ?? null)).toBe(kind);
});
