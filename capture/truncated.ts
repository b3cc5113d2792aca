import { wordCount } from './word-count';

/** Signs of the words that are shown of an article that must be paid for: a few paragraphs. UTF-16 code units. */
const LONGEST_BEGINNING = 2_500;
/** Publishers count words in their own ways; with fewer than this share of those stated, the rest is missing. */
const WHOLE = 0.7;

/** A page's word that not all of its article is free. */
export interface PaidClaim {
  /** As `MetadataSources` says it. */
  readonly source: string;
  /** How many words it says the whole has; null when it does not. */
  readonly words: number | null;
}

/**
 * Whether only the beginning of an article was read: the page says that not all of it is free, and what was read is short, or much
 * shorter than the page says it is. A reader who has paid sees the whole text.
 */
export function isTruncated(paid: PaidClaim | null, text: string): boolean {
  if (paid === null) return false;
  return paid.words === null ? text.length <= LONGEST_BEGINNING : wordCount(text) < paid.words * WHOLE;
}
