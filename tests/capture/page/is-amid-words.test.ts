import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { isAmidWords } from '@/capture/page/is-amid-words';

test.each([
  ['between two words', 'The mayor <a id="it">did</a> speak', true],
  ['before a comma', 'The <b>old</b> mayor <a id="it">did</a>, they say', true],
  ['behind a comment', 'The mayor <!-- --><a id="it">did</a><!-- --> speak', true],
  ['inside marks', 'She said “<a id="it">no</a>” twice', true],
  ['at the end', 'The mayor spoke. <a id="it">Read more</a>', false],
  ['at the beginning', '<a id="it">Exclusive</a> The mayor spoke', false],
  ['between two bars', 'Home | <a id="it">News</a> | Sport', false],
  ['first in a list of tags', 'Tags: <a id="it">Bridge</a>, Velden', false],
  ['with a picture in it', 'The mayor <a id="it"><img>did</a> speak', false],
  ['without a word in it', 'The mayor <a id="it">→</a> speak', false],
  ['longer than a phrase', `The mayor <a id="it">${'did not '.repeat(50)}</a> speak`, false],
  ['an element that stands apart', 'The mayor <div id="it">did</div> speak', false],
])('%s', (_, html, isAmid) => {
  const element = new JSDOM(`<body><section>${html}</section>`).window.document.querySelector('#it');
  expect(element === null ? null : isAmidWords(element)).toBe(isAmid);
});
