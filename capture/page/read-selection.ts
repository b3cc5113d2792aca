import type { PagePlace, ReadingResult } from '@/capture/page-reading';
import { pageClaims } from './page-claims';
import { pagePrint } from './page-print';
import { selectedBlocks } from './selected-blocks';

/** @file Runs in the page. */

/**
 * Takes down the words the reader has selected, and what the page says of itself. Asks nothing of the page: it may be a list, a
 * front page, too large to be read whole, or still loading.
 */
export function readSelection(document: Document, place: PagePlace): ReadingResult {
  const blocks = selectedBlocks(document);
  if (blocks.length === 0) return { ok: false, reason: 'nothing-selected' };
  const reading = { ...place, claims: pageClaims(document), print: pagePrint(document), blocks };
  return { ok: true, reading: { ...reading, selection: true } };
}
