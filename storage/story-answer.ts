import type { StoryAnswer, StoryCopy } from '@/text/answer';
import type { ArticleRow } from './corpus-db';
import type { KnownOutlets } from './known-outlets';
import { publisherOf } from './publisher-of';

/** No message carries more of them; the rest is in the count. */
const MOST_COPIES = 100;

function copyOf(capture: ArticleRow, outlets: KnownOutlets): StoryCopy {
  return {
    ...publisherOf(capture, outlets),
    url: capture.url ?? capture.canonicalUrl,
    publishedAt: capture.publishedAt,
    capturedAt: capture.capturedAt,
  };
}

/** What is shown of copies of one text, in the order given; null of a text that stands for itself. */
export function storyAnswer(captures: readonly ArticleRow[], outlets: KnownOutlets): StoryAnswer | null {
  if (captures.length < 2) return null;
  const copies = captures.map((capture) => copyOf(capture, outlets));
  const [agency, ...others] = new Set(captures.map((capture) => capture.agency ?? null));
  return {
    agency: others.length === 0 ? (agency ?? null) : null,
    outlets: new Set(captures.map(({ outlet }) => outlets.groupOf(outlet))).size,
    copies: copies.slice(0, MOST_COPIES),
  };
}
