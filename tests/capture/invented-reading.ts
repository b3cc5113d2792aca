import type { PageReading } from '@/capture/page-reading';
import type { Article } from '@/text/article';
import { inventedArticle } from '../storage/invented-article';

/** What is read off a page that prints nothing but its paragraphs; what is not said is silent. */
export function inventedReading(changes: Partial<PageReading> = {}): PageReading {
  return {
    address: 'https://post.example/quay',
    loaded: null,
    httpStatus: 0,
    claims: { title: null, language: null, base: null, canonical: null, metas: [], data: [] },
    print: { headings: [], bylines: [], times: [] },
    blocks: [{ text: 'Nothing was decided.', region: 'body', order: 9, linked: 0 }],
    ...changes,
  };
}

/** What is read off a page that tells machines everything about this article. */
export function readingOf(article: Article = inventedArticle()): PageReading {
  const { canonicalUrl, outlet, headline, authors, publishedAt, language, text, blocks } = article;
  const data = JSON.stringify({
    '@type': 'NewsArticle',
    headline,
    author: authors.map((name) => ({ '@type': 'Person', name })),
    datePublished: publishedAt,
    publisher: { name: outlet },
  });
  return inventedReading({
    address: article.url,
    claims: { title: headline, language, base: null, canonical: canonicalUrl, metas: [], data: [data] },
    blocks: blocks.map(({ start, end, region }, place) => ({
      text: text.slice(start, end),
      region,
      order: place + 9,
      linked: 0,
    })),
  });
}
