import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { readBlocks } from '@/capture/page/read-blocks';

const FIRST =
  'The council of Velden voted on Monday night to close the old bridge to lorries, after a report found cracks.';
const SECOND =
  'Hauliers said the detour over Marnau would cost them forty minutes a trip, and asked for a second lane, soon.';
const TEXT = `<p>${FIRST}</p><p>${SECOND}</p>`;

function parsed(html: string): Document {
  return new new JSDOM('').window.DOMParser().parseFromString(html, 'text/html');
}

function texts(document: Document): string[] {
  return readBlocks(document).blocks.map(({ text }) => text);
}

test.each([
  [
    'a field named like a property of its form',
    `<form><input name="childNodes"><input name="tagName"><input name="getAttribute"><article>${TEXT}</article></form>`,
  ],
  [
    'an image named like a property of the document',
    `<img name="body"><img name="querySelectorAll"><img name="implementation"><article>${TEXT}</article>`,
  ],
  ['quirks mode', `<article>${TEXT}</article>`],
  ['a page that hides itself from ears', `<div aria-hidden="true"><article>${TEXT}</article></div>`],
])('with %s the article is read', (_, html) => {
  expect(texts(parsed(html))).toEqual([FIRST, SECOND]);
});

test('a shadow root is read where it stands, its slots filled', () => {
  const { document } = new JSDOM(
    `<article><p>${FIRST}</p><story-part><p slot="x">${SECOND}</p></story-part></article>`,
  ).window;
  const root = document.querySelector('story-part')?.attachShadow({ mode: 'open' });
  root?.append(document.createElement('p'), document.createElement('slot'));
  root?.querySelector('slot')?.setAttribute('name', 'x');
  const heading = root?.querySelector('p');
  if (heading !== null && heading !== undefined)
    heading.textContent =
      'The engineer spoke for an hour, and the council asked her nothing at all, not even the price.';
  expect(texts(document)).toEqual([FIRST, heading?.textContent, SECOND]);
});

test('elements a page defines are its paragraphs where they stand in a row', () => {
  const { document } = new JSDOM(
    `<article><story-text>${FIRST}</story-text><story-text>${SECOND}</story-text></article>`,
  ).window;
  expect(texts(document)).toEqual([FIRST, SECOND]);
});

test('elements a page defines amid a sentence set nothing apart', () => {
  const terms = '<info-term>St.</info-term> <info-term>Odo.</info-term>';
  const { document } = new JSDOM(
    `<article><p>${FIRST}</p><p>They met in ${terms} on Monday, and ${SECOND}</p>`,
  ).window;
  expect(texts(document)).toEqual([FIRST, `They met in St. Odo. on Monday, and ${SECOND}`]);
});

test('a frame of the same site is read where it stands', () => {
  const { document } = new JSDOM(`<main><p>${FIRST}</p><iframe></iframe></main>`).window;
  const inner = document.querySelector('iframe')?.contentDocument;
  inner?.body.append(
    ...[SECOND, SECOND.toUpperCase()].map((text) =>
      Object.assign(inner.createElement('p'), { textContent: text }),
    ),
  );
  expect(texts(document)).toEqual([FIRST, SECOND, SECOND.toUpperCase()]);
});

test('a frame that throws ends nothing', () => {
  const { document } = new JSDOM(`<main><iframe></iframe>${TEXT}</main>`).window;
  const frame = document.querySelector('iframe');
  if (frame !== null)
    Object.defineProperty(frame, 'contentDocument', {
      get() {
        throw new Error('another site');
      },
    });
  expect(texts(document)).toEqual([FIRST, SECOND]);
});

test('what was taken for decoration is told beside the article, with its place', () => {
  const { beside } = readBlocks(
    parsed(`<article><h1>Bridge</h1>${TEXT}</article><div class="box"><p>Ferry stays in port</p></div>`),
  );
  expect(beside.map(({ text, standing }) => [text, standing?.names[1]])).toContainEqual([
    'Ferry stays in port',
    'div box ',
  ]);
});

test('a large page is cut to the part that holds its paragraphs', () => {
  const list = '<li><a href="/x">Berth</a></li>'.repeat(4_200);
  const paragraphs = Array.from({ length: 30 }, (_, i) => `<p>${FIRST} ${i}</p>`).join('');
  const { blocks, beside } = readBlocks(
    parsed(`<ul>${list}</ul><div><h1>Bridge</h1><div>${paragraphs}</div></div>`),
  );
  expect(blocks).toHaveLength(30);
  expect(beside.every(({ text }) => text !== 'Berth')).toBe(true);
});

test('a file that prints nothing is read from the HTML in its scripts', () => {
  const html = `${TEXT}${TEXT.replaceAll('the', 'The')}<p>${SECOND.toUpperCase()}</p>`;
  expect(
    texts(parsed(`<body><script>push(${JSON.stringify({ html })})</script></body>`)).slice(0, 2),
  ).toEqual([FIRST, SECOND]);
});

test.each([
  [
    'closed details are their summary',
    `<details><summary>${SECOND}</summary><p>Not asked for.</p></details>`,
    [FIRST, SECOND],
  ],
  [
    'open details are read',
    `<details open><summary>More</summary><p>${SECOND}</p></details>`,
    [FIRST, 'More', SECOND],
  ],
  [
    'the reading above a word and its brackets stand in no sentence',
    '<p>The <ruby>old bridge<rp>(</rp><rt>hashi</rt><rp>)</rp></ruby> stays open to those who walk, and to them alone.</p>',
    [FIRST, 'The old bridge stays open to those who walk, and to them alone.'],
  ],
  [
    'a button that explains a term is a word of its sentence',
    '<p>The county expects <button class="glossary">inflation</button> to fall before the works begin.</p>',
    [FIRST, 'The county expects inflation to fall before the works begin.'],
  ],
  [
    'phrases named like something beside the article are words of their sentence',
    '<p>The mayor <span class="social-highlight">did not say</span> so, and <!-- --><a class="related-link" href="/x">refused to confirm</a> it, though <span class="extra">nine hundred</span> lorries cross each day.</p>',
    [
      FIRST,
      'The mayor did not say so, and refused to confirm it, though nine hundred lorries cross each day.',
    ],
  ],
  [
    'a button and a link named so at the end of a paragraph are not',
    '<p>The county has promised a second lane before spring. <a class="related-link" href="/x">Read more here</a> <button>Listen</button></p>',
    [FIRST, 'The county has promised a second lane before spring.'],
  ],
  [
    'a mark that leads to a note at the foot is no part of the number before it',
    '<p>The works cost more in 2019<sup><a href="#n3">3</a></sup> than the 10<sup>2</sup> crowns that were set aside for them.</p>',
    [FIRST, 'The works cost more in 2019 than the 102 crowns that were set aside for them.'],
  ],
])('%s', (_, html, expected) => {
  const { blocks, beside } = readBlocks(parsed(`<article><p>${FIRST}</p>${html}</article>`));
  const read = [...blocks, ...beside].sort((a, b) => a.order - b.order);
  expect(read.map(({ text }) => text)).toEqual(expected);
});
