import type { Range } from '@/text/article';
import type { Token } from './tokenize';

/** What may close each opening quotation mark. */
const CLOSING: ReadonlyMap<string, string> = new Map(
  ['“”', '„“”', '‘’', '‚‘’', '«»', '""'].map((marks) => [marks.charAt(0), marks.slice(1)]),
);

function closes(opening: Token | undefined, closing: Token | undefined): boolean {
  if (opening === undefined || closing === undefined) return false;
  return CLOSING.get(opening.text)?.includes(closing.text) === true;
}

/** The mark before the stretch, where the nearest such mark inside closes it. */
function takesFront(tokens: readonly Token[], { start, end }: Range): boolean {
  const mark = tokens[start - 1];
  if (mark === undefined || !CLOSING.has(mark.text) || mark.end !== tokens[start]?.start) return false;
  const next = tokens.slice(start, end).find((token) => token.text === mark.text || closes(mark, token));
  return closes(mark, next);
}

/** As `takesFront`, behind the stretch. */
function takesBack(tokens: readonly Token[], { start, end }: Range): boolean {
  const mark = tokens[end];
  if (mark === undefined || mark.kind !== 'mark' || mark.start !== tokens[end - 1]?.end) return false;
  const before = tokens
    .slice(start, end)
    .findLast((token) => token.text === mark.text || closes(token, mark));
  return closes(before, mark);
}

/**
 * The range with a quotation mark right before it, or right behind, whose partner lies inside: torn from each other, one
 * would be a difference and the other not. Linear in the range.
 */
export function withQuotes(tokens: readonly Token[], range: Range): Range {
  const start = takesFront(tokens, range) ? range.start - 1 : range.start;
  const end = takesBack(tokens, range) ? range.end + 1 : range.end;
  return { start, end };
}
