/*
 * Who passes on what others have written. Readers of MSN read somebody else's article: its name tells nothing of who wrote the words,
 * and two aggregators are no two independent texts. Known by host, since no page says so of itself; a list, because there
 * is no sign to tell by: an aggregator's pages look like anybody's. An agency is none, it writes what it passes on. Where a host also
 * prints reports of its own (Yahoo), it still stands here: the note says what the site does, not where this article comes from.
 */

/** A host, or a domain with all that stands below it. */
const AGGREGATORS: ReadonlySet<string> = new Set([
  'aol.com',
  'apple.news',
  'biztoc.com',
  'dailyhunt.in',
  'feedly.com',
  'flipboard.com',
  'ground.news',
  'headtopics.com',
  'inoreader.com',
  'inshorts.com',
  'msn.com',
  'naver.com',
  'news.google.com',
  'newsbreak.com',
  'newsnow.co.uk',
  'newsnow.com',
  'particle.news',
  'pressreader.com',
  'news.daum.net',
  'newstral.com',
  'realclearpolitics.com',
  'smartnews.com',
  'toutiao.com',
  'upday.com',
  'yahoo.co.jp',
  'yahoo.com',
]);

/** The host and every domain it stands below. */
function* above(host: string): Generator<string> {
  for (let at = 0; at !== -1; at = host.indexOf('.', at + 1)) yield host.slice(at === 0 ? 0 : at + 1);
}

/**
 * Whether an article stands with an aggregator.
 *
 * @param address of the article, or its page's identity; null and what is no address are nobody's
 */
export function isAggregator(address: string | null): boolean {
  if (address === null || !URL.canParse(address)) return false;
  return [...above(new URL(address).hostname)].some((domain) => AGGREGATORS.has(domain));
}
