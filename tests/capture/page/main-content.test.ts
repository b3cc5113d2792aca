import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { mainContent } from '@/capture/page/main-content';

const TEXT = Array.from(
  { length: 6 },
  (_, i) =>
    `<p>The council of Velden voted in round ${i} to close the old bridge to lorries, after a report, a fire, and a fall of stones.</p>`,
).join('');
const LINKS = `<ul>${'<li><a href="/x">Ferry stays in port, again</a></li>'.repeat(30)}</ul>`;

function wordsOf(html: string): string | null {
  const { document } = new JSDOM(`<body>${html}</body>`).window;
  return mainContent(document)?.textContent?.replace(/\s+/g, ' ').trim() ?? null;
}

test.each([
  ['a text beside a list of links', `<div>${LINKS}</div><div>${TEXT}</div>`],
  ['a text in elements without a name', `<div><div><div>${TEXT}</div></div></div>${LINKS}`],
])('%s is found without the links', (_, html) => {
  const words = wordsOf(html);
  expect(words).toContain('voted in round 0');
  expect(words).toContain('voted in round 5');
  expect(words).not.toContain('Ferry stays');
});

test('classes are kept, since captions are told by them', () => {
  const { document } = new JSDOM(
    `<body><article>${TEXT}<p class="photo-caption">${'The bridge at noon, and a lorry. '.repeat(4)}</p></article></body>`,
  ).window;
  expect(mainContent(document)?.querySelector('.photo-caption')).not.toBeNull();
});

test.each([
  ['an empty page', ''],
  ['a page of white space', ' \n '],
])('in %s nothing is found', (_, html) => {
  expect(wordsOf(html) ?? '').toBe('');
});
