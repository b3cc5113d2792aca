import { describe, expect, test } from 'vitest';
import { articleDifferences } from '@/scripts/measure-capture/article-differences';
import type { Article } from '@/text/article';
import { blocksOf } from '@/text/blocks-of';

function article(text: string, fields: Partial<Article> = {}): Article {
  const known = { url: null, canonicalUrl: null, outlet: null, publishedAt: null, language: null };
  return {
    ...known,
    headline: 'Weir holds',
    authors: ['Ada Quill'],
    text,
    blocks: blocksOf(text, null),
    ...fields,
  };
}

const TEXT = 'The weir held.\n\nNobody was hurt.';

describe('two readings', () => {
  test.each<{ sentence: string; second: Article; finds: Partial<ReturnType<typeof articleDifferences>> }>([
    {
      sentence: 'of the same words are the same',
      second: article(TEXT),
      finds: {
        headline: false,
        authors: false,
        publishedAt: false,
        sharedWords: 1,
        onlyFirst: [],
        onlySecond: [],
      },
    },
    {
      sentence: 'do not differ by marks and white space',
      second: article('The weir – held\n\nNobody was  hurt!'),
      finds: { sharedWords: 1, onlyFirst: [], onlySecond: [] },
    },
    {
      sentence: 'differ by a paragraph that only one has',
      second: article(`${TEXT}\n\nRead more here.`),
      finds: { onlyFirst: [], onlySecond: ['read more here'], sharedWords: 12 / 15 },
    },
    {
      sentence: 'count a word as often as it stands',
      second: article(`${TEXT}\n\n${TEXT}`),
      finds: { sharedWords: 12 / 18 },
    },
    {
      sentence: 'without a word in common share none',
      second: article('Fähre steht'),
      finds: { sharedWords: 0 },
    },
    {
      sentence: 'may differ in the headline',
      second: article(TEXT, { headline: null }),
      finds: { headline: true },
    },
    { sentence: 'may differ in an author', second: article(TEXT, { authors: [] }), finds: { authors: true } },
    {
      sentence: 'may differ in the date',
      second: article(TEXT, { publishedAt: '2026-01-06' }),
      finds: { publishedAt: true },
    },
  ])('$sentence', ({ second, finds }) => {
    expect(articleDifferences(article(TEXT), second)).toMatchObject(finds);
  });
});
