import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { captureArticle } from '@/capture/capture-article';
import { livePosts } from '@/capture/page/live-posts';
import { readPage } from '@/capture/page/read-page';

const LIVE = '<script type="application/ld+json">{"@type":"LiveBlogPosting"}</script>';
const WORDS = 'said Ada Wren, who speaks for the harbour board, at the pier this morning.';

const post = (time: string, words: string, iso = `2026-03-04T${time}:00Z`) =>
  `<div class="wrap"><section><time datetime="${iso}">${time}</time><p>“${words},” ${WORDS}</p></section></div>`;
const POSTS =
  post('10:42', 'The ferry sails') + post('10:15', 'The pier is shut') + post('09:58', 'The storm is here');
const page = (body: string, head = LIVE) =>
  new JSDOM(
    `<head>${head}<title>Storm</title></head><body><main><h1>Storm, as it happens</h1><p>All that is known of the storm that came over the harbour on Wednesday, and of the ferry.</p>${body}</main></body>`,
  ).window.document;

describe('posts', () => {
  test('are found however they are wrapped, with their times', () => {
    expect(
      livePosts(page(`<div id="feed">${POSTS}</div>`)).map(({ time, stated }) => [time, stated]),
    ).toEqual([
      ['10:42', '2026-03-04T10:42:00Z'],
      ['10:15', '2026-03-04T10:15:00Z'],
      ['09:58', '2026-03-04T09:58:00Z'],
    ]);
  });

  test.each([
    ['of a page that does not call itself live', page(POSTS, '')],
    ['of readers, on a page that does not', page(`<div class="comments">${POSTS}</div>`, '')],
    ['where there are two', page(post('10:42', 'One') + post('10:15', 'Two'))],
    [
      'where only headlines have times',
      page('<ul><li>Fair <time>1</time></li><li>Bell <time>2</time></li><li>Ewe <time>3</time></li></ul>'),
    ],
  ])('are not found %s', (_what, document) => {
    expect(livePosts(document)).toEqual([]);
  });
});

function paragraphs(document: Document): string[] {
  const result = captureArticle(
    readPage(document, { address: 'https://post.example/live', loaded: null, httpStatus: 0 }),
  );
  return result.ok ? result.article.text.split('\n\n') : [result.reason];
}

describe('the text of a live blog', () => {
  test('has its posts apart, each with its time once', () => {
    const text = paragraphs(page(`<div id="feed">${POSTS}</div>`)).map((paragraph) => paragraph.slice(0, 16));
    expect(text).toEqual([
      'All that is know',
      '10:42',
      '“The ferry sails',
      '10:15',
      '“The pier is shu',
      '09:58',
      '“The storm is he',
    ]);
  });

  test('begins with the post in which something is selected', () => {
    const document = page(`<div id="feed">${POSTS}</div>`);
    const chosen = document.querySelectorAll('section')[1];
    if (chosen) document.getSelection()?.selectAllChildren(chosen);
    expect(
      paragraphs(document)
        .slice(1, 3)
        .map((paragraph) => paragraph.slice(0, 16)),
    ).toEqual(['10:15', '“The pier is shu']);
  });

  test('gives the clock’s time where the page counts minutes', () => {
    const ago = POSTS.replace('>10:42<', '>5 minutes ago<');
    expect(paragraphs(page(`<div id="feed">${ago}</div>`))[1]).toBe('2026-03-04 10:42');
  });
});
