/** Signs of the words that are shown of an article that must be paid for: a few paragraphs. UTF-16 code units. */
const LONGEST_BEGINNING = 2_500;

/**
 * Whether only the beginning of an article was read: the page says that not all of it is free, and what was read is short. A reader
 * who has paid sees the whole text, which is long.
 */
export function isTruncated(isPaid: boolean, text: string): boolean {
  return isPaid && text.length <= LONGEST_BEGINNING;
}
