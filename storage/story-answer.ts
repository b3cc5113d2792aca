import type { StoryAnswer, StoryCopy } from '@/text/answer';
import type { ArticleRow } from './corpus-db';
import { outletOf } from './outlet-of';
import type { Findings } from './read-answers';
import { domainNamed } from './site';

/** No message carries more of them; the rest is in the count. */
const MOST_COPIES = 100;

function copyOf(capture: ArticleRow, names: Findings['outletNames']): StoryCopy {
  return {
    outlet: outletOf(capture, names),
    domain: domainNamed(capture.identity),
    url: capture.url ?? capture.canonicalUrl,
    publishedAt: capture.publishedAt,
    capturedAt: capture.capturedAt,
  };
}

/** What is shown of copies of one text, in the order given; null of a text that stands for itself. */
export function storyAnswer(
  captures: readonly ArticleRow[],
  names: Findings['outletNames'],
): StoryAnswer | null {
  if (captures.length < 2) return null;
  const copies = captures.map((capture) => copyOf(capture, names));
  const [agency, ...others] = new Set(captures.map((capture) => capture.agency ?? null));
  return {
    agency: others.length === 0 ? (agency ?? null) : null,
    outlets: new Set(copies.map(({ outlet, domain }) => domain || outlet)).size,
    copies: copies.slice(0, MOST_COPIES),
  };
}
