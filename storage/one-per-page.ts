import type { FoundVersion } from '@/text/matching/find-versions';
import type { ArticleRow } from './corpus-db';
import type { StoredOccurrence } from './corpus-index';
import { pageOf } from './identity';
import { isLater } from './is-later';

type Version = FoundVersion<StoredOccurrence>;

/** A whole article knows more of its quotations than words selected on its page; else the later capture counts. */
function standsBefore(one: ArticleRow, other: ArticleRow): boolean {
  return one.selection === other.selection ? isLater(one, other) : other.selection === true;
}

/**
 * One version per page, by page (`pageOf`): of its revisions the latest that prints the utterance, and of that one's
 * passages the surest. `found` comes surest first.
 */
export function onePerPage(found: readonly Version[]): Map<string, Version> {
  const pages = new Map<string, Version>();
  for (const version of found) {
    const { capture } = version.occurrence;
    const page = pageOf(capture.identity);
    const shown = pages.get(page)?.occurrence.capture;
    if (shown === undefined || standsBefore(capture, shown)) pages.set(page, version);
  }
  return pages;
}
