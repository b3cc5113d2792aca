import type { Range } from '@/text/article';

/** The range without the white space at both ends; null when nothing else is in it. */
export function trimmedRange(text: string, { start, end }: Range): Range | null {
  const slice = text.slice(start, end);
  const from = end - slice.trimStart().length;
  const to = start + slice.trimEnd().length;
  return from < to ? { start: from, end: to } : null;
}
