import { isErrorStatus } from '@/capture/error-status';
import type { PagePlace, ReadingResult } from '@/capture/page-reading';
import { elementPlaces } from './element-places';
import { foreignFrames } from './foreign-frames';
import type { LeftOutPart } from './left-out-part';
import { livePosts } from './live-posts';
import { pageClaims } from './page-claims';
import { pageLinks } from './page-links';
import { pagePrint } from './page-print';
import { pageShape } from './page-shape';
import { readBlocks } from './read-blocks';
import { unreadable } from './unreadable';

/** @file Runs in the page, with everything else in this folder: it must stay small and be quick. */

/**
 * Takes down everything an article is made of, without judging it. Pure: the document is not changed, nothing is stored, no
 * browser is asked.
 *
 * @param leftOut takes down the parts of the page that were left out, and why; null when nobody asks
 */
export function readPage(
  document: Document,
  place: PagePlace,
  leftOut: LeftOutPart[] | null = null,
): ReadingResult {
  const reason = unreadable(document);
  if (reason !== null) return { ok: false, reason: isErrorStatus(place.httpStatus) ? 'error-page' : reason };
  const places = elementPlaces(document);
  const { blocks, beside } = readBlocks(document, leftOut, places);
  const reading = {
    ...place,
    claims: pageClaims(document),
    print: pagePrint(document, places),
    blocks,
    beside,
    posts: livePosts(document, places),
    links: pageLinks(document),
    shape: pageShape(document, places),
    foreignFrames: foreignFrames(document),
  };
  return { ok: true, reading };
}
