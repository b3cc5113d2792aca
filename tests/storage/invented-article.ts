import type { Article } from '@/text/article';

/** An article from its paragraphs; what is not said is plain. */
export function inventedArticle(
  changes: Partial<Article> & { readonly paragraphs?: readonly string[] } = {},
): Article {
  const { paragraphs = ['Nothing was decided.'], ...fields } = changes;
  const blocks: Article['blocks'][number][] = [];
  let at = 0;
  for (const paragraph of paragraphs) {
    blocks.push({ start: at, end: at + paragraph.length, region: 'body' });
    at += paragraph.length + 2;
  }
  return {
    url: 'https://post.example/quay',
    canonicalUrl: null,
    outlet: 'The Harbour Post',
    headline: 'Quay to close',
    authors: ['Ada Wren'],
    publishedAt: '2026-03-04T08:00:00Z',
    language: 'en',
    text: paragraphs.join('\n\n'),
    blocks,
    ...fields,
  };
}
