import { describe, expect, test } from 'vitest';
import { captureArticle } from '@/capture/capture-article';
import type { PageReading, PageShape, RenderedBlock } from '@/capture/page-reading';
import { inventedReading } from './invented-reading';

const SENTENCE =
  'The harbour board met on Tuesday and heard eleven people who use the ferry every day of the year, most of whom want it cheaper.';
const EMPTY: PageShape = { linkedHeadings: [], video: 0, foreignFrame: 0 };
const SILENT = inventedReading().claims;

/** Paragraphs of running text, ten elements apart. */
const prose = (count: number): RenderedBlock[] =>
  Array.from({ length: count }, (_, i) => ({
    text: `${SENTENCE} That was item ${i + 1}.`,
    region: 'body' as const,
    order: 20 + i * 10,
    linked: 0,
  }));
const teasers = (count: number): RenderedBlock[] =>
  prose(count).map((block, i) => ({ ...block, text: `Ferry stays for winter number ${i}`, linked: 1 }));
/** A headline that is a link before each paragraph. */
const headlinesAmong = (count: number): number[] => Array.from({ length: count }, (_, i) => 15 + i * 10);

function kindOf(changes: Partial<PageReading>): string {
  const result = captureArticle({ ok: true, reading: inventedReading(changes) });
  return result.ok ? 'article' : result.reason;
}

const saysArticle = { ...SILENT, metas: [{ name: 'og:type', content: 'article' }] };
const saysVideo = { ...SILENT, metas: [{ name: 'og:type', content: 'video.other' }] };
const saysList = { ...SILENT, data: ['{"@type":"CollectionPage"}'] };
const isVideoObject = { ...SILENT, data: ['{"@type":"VideoObject","name":"The ferry in a storm"}'] };

describe('is an article', () => {
  test.each<[string, Partial<PageReading>]>([
    ['a text that says nothing of itself', { blocks: prose(6), shape: EMPTY }],
    ['a note of one sentence', { blocks: prose(1), shape: EMPTY }],
    [
      'a text with many related headlines below it',
      { blocks: prose(6), shape: { ...EMPTY, linkedHeadings: headlinesAmong(80).slice(7) } },
    ],
    [
      'a text with three related links in it',
      { blocks: prose(6), shape: { ...EMPTY, linkedHeadings: [25, 35, 45] } },
    ],
    [
      'a page that says so, whatever stands in it',
      { blocks: prose(5), claims: saysArticle, shape: { ...EMPTY, linkedHeadings: headlinesAmong(30) } },
    ],
    ['a long text about a video', { blocks: prose(6), claims: saysVideo, shape: { ...EMPTY, video: 0.5 } }],
    ['a text under a large video', { blocks: prose(4), shape: { ...EMPTY, video: 0.5 } }],
    ['a text beside a large frame', { blocks: prose(2), shape: { ...EMPTY, foreignFrame: 0.9 } }],
    ['a short text of a page that still loads', { blocks: prose(2), isLoading: true, shape: EMPTY }],
    [
      'a text whose address has a word to look for',
      { address: 'https://post.example/ferry?q=ferry', blocks: prose(6), shape: EMPTY },
    ],
    [
      'a story about a search',
      {
        address: 'https://post.example/2026/03/search/divers-found',
        blocks: prose(6),
        shape: { ...EMPTY, linkedHeadings: [1, 2, 3, 4, 5] },
      },
    ],
  ])('%s', (_what, reading) => {
    expect(kindOf(reading)).toBe('article');
  });
});

describe('is a list', () => {
  test.each<[string, Partial<PageReading>]>([
    ['headlines', { blocks: teasers(9), shape: EMPTY }],
    [
      'teasers, each under a headline that was left out',
      { blocks: prose(8), shape: { ...EMPTY, linkedHeadings: headlinesAmong(8) } },
    ],
    ['a page that calls itself one', { blocks: teasers(9), claims: saysList, shape: EMPTY }],
    [
      'a first page',
      {
        address: 'https://post.example/',
        blocks: prose(2),
        shape: { ...EMPTY, linkedHeadings: headlinesAmong(20) },
      },
    ],
    [
      'the results of a search',
      {
        address: 'https://post.example/search?q=ferry',
        blocks: prose(3),
        shape: { ...EMPTY, linkedHeadings: [1, 2, 3, 4, 5] },
      },
    ],
    [
      'a page without any text, but with headlines',
      { blocks: [], shape: { ...EMPTY, linkedHeadings: headlinesAmong(9) } },
    ],
  ])('%s', (_what, reading) => {
    expect(kindOf(reading)).toBe('list-page');
  });
});

describe('is something else', () => {
  test.each<[string, Partial<PageReading>]>([
    ['video-page', { blocks: prose(1), claims: saysVideo, shape: EMPTY }],
    ['video-page', { blocks: prose(1), claims: isVideoObject, shape: EMPTY }],
    ['video-page', { blocks: prose(1), shape: { ...EMPTY, video: 0.6 } }],
    ['framed-article', { blocks: [], shape: { ...EMPTY, foreignFrame: 0.9 } }],
    ['still-loading', { blocks: [], isLoading: true, shape: EMPTY }],
    ['no-article', { blocks: [], shape: { ...EMPTY, foreignFrame: 0.1 } }],
    ['no-article', { blocks: [] }],
  ])('%s', (kind, reading) => {
    expect(kindOf(reading)).toBe(kind);
  });
});
