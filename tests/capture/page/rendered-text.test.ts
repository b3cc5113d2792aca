import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { renderedBlocks } from '@/capture/page/rendered-text';

function blocksOf(html: string) {
  return renderedBlocks(new JSDOM(html).window.document.body);
}

const PAGES: readonly [what: string, html: string, blocks: readonly [region: string, text: string][]][] = [
  [
    'two paragraphs',
    '<p>The bridge</p><p>is closed</p>',
    [
      ['body', 'The bridge'],
      ['body', 'is closed'],
    ],
  ],
  ['a word in an element of its own', '<p>The <b>old</b> bridge</p>', [['body', 'The old bridge']]],
  ['white space of the source', '<p>The\n   old\tbridge</p>', [['body', 'The old bridge']]],
  ['a line break within a sentence', '<p>다리가<br>닫혔다</p>', [['body', '다리가 닫혔다']]],
  [
    'a line break after a sentence',
    '<p>It is closed.<br>Nobody spoke.</p>',
    [
      ['body', 'It is closed.'],
      ['body', 'Nobody spoke.'],
    ],
  ],
  [
    'two line breaks',
    '<p>The bridge<br><br>is closed</p>',
    [
      ['body', 'The bridge'],
      ['body', 'is closed'],
    ],
  ],
  ['marks that the browser prints', '<p><q>It is closed</q></p>', [['body', '“It is closed”']]],
  ['marks that are printed already', '<p><q>“It is closed”</q></p>', [['body', '“It is closed”']]],
  ['a block quotation', '<blockquote><p>It is closed</p></blockquote>', [['blockquote', 'It is closed']]],
  [
    'a caption by its element',
    '<figure><figcaption>The bridge</figcaption></figure>',
    [['caption', 'The bridge']],
  ],
  ['a caption by its name', '<div class="wp-caption">The bridge</div>', [['caption', 'The bridge']]],
  [
    'a list',
    '<ul><li>The bridge</li><li>The ferry</li></ul>',
    [
      ['body', 'The bridge'],
      ['body', 'The ferry'],
    ],
  ],
  ['what nobody sees', '<p hidden>No</p><script>no</script><p>Yes</p>', [['body', 'Yes']]],
  ['a word struck for another', '<p><del>five</del><ins>six</ins> boats</p>', [['body', 'five six boats']]],
  ['a soft hyphen', '<p>har\u00adbour</p>', [['body', 'harbour']]],
  ['nothing but space', '<p> \u00a0 </p>', []],
];

test.each(PAGES)('%s is read as it is seen', (_, html, blocks) => {
  expect(blocksOf(html).map(({ region, text }) => [region, text])).toEqual(blocks);
});

test('a paragraph tells what stands round it, and how much of it is links', () => {
  const [heading, paragraph] = blocksOf(
    '<article><div class="Story" id="a"><h2>Bridge</h2><p>Half <a href="/x">half</a></p></div></article>',
  );
  expect(heading?.standing?.kind).toBe('heading');
  expect(paragraph?.standing?.names.slice(0, 2)).toEqual(['p  ', 'div story a']);
  expect(paragraph?.linked).toBeGreaterThan(0.3);
  expect(paragraph?.linked).toBeLessThan(0.6);
});

test('a verse of forty thousand lines without an end is one paragraph, read at once', {
  timeout: 60_000,
}, () => {
  const { document } = new JSDOM('').window;
  const verse = document.createElement('p');
  for (let line = 0; line < 40_000; line += 1)
    verse.append('and on goes the line', document.createElement('br'));
  const started = performance.now();
  expect(renderedBlocks(verse)).toHaveLength(1);
  expect(performance.now() - started).toBeLessThan(4_000);
});
