import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { pageClaims } from '@/capture/page/page-claims';
import { pagePrint } from '@/capture/page/page-print';
import { captureDocument } from '../capture-document';

function parsed(html: string): Document {
  return new JSDOM(html).window.document;
}

test.each([
  { what: 'as it stands', heading: 'Bridge closed', words: ['Bridge closed'] },
  {
    what: 'without its kicker, and then whole',
    heading: '<span class="kicker">Velden</span> Bridge closed',
    words: ['Bridge closed', 'Velden Bridge closed'],
  },
  {
    what: 'whole where two colours make one headline',
    heading: '<span class="kicker">Velden</span>: bridge closed',
    words: ['Velden: bridge closed'],
  },
])('a heading is taken down $what', ({ heading, words }) => {
  expect(pagePrint(parsed(`<h1>${heading}</h1>`)).headings.map((line) => line.words)).toEqual(words);
});

test('a heading among links is none', () => {
  expect(pagePrint(parsed('<nav><h1>News</h1></nav>')).headings).toEqual([]);
});

test('the article has its day, however many times the latest news above it have', () => {
  const news =
    '<div><time datetime="2026-01-05T10:00">10:00</time> <a href="/x">What else happened</a></div>';
  const text =
    '<p>The council of Velden voted on Monday night to close the old bridge to lorries, at last.</p>';
  const result = captureDocument(
    parsed(
      `<div>${news.repeat(60)}</div><article><h1>Bridge closed</h1><time datetime="2025-11-09">9 November</time>${text.repeat(4)}</article>`,
    ),
    'https://velden-echo.example/bridge',
  );
  expect(result.ok && result.article.publishedAt).toBe('2025-11-09');
});

test('a picture’s title is not the page’s', () => {
  const page = parsed('<body><svg><title>Share on Orrinbook</title></svg><title>Bridge closed</title>');
  expect(pageClaims(page).title).toBe('Bridge closed');
});
