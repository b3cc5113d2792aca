import type { Range } from '@/text/article';
import type { JoinedText } from './join-segments';
import type { Token } from './tokenize';

/** One side of a comparison, cut to the stretch. Token ranges count into `joined.text`. */
export interface Side {
  readonly joined: JoinedText;
  /** The tokens of the stretch. */
  readonly tokens: readonly Token[];
  /** The tokens in front of the stretch and after it. */
  readonly before: readonly Token[];
  readonly after: readonly Token[];
  /** Whether the token is the last of a segment that another follows. */
  readonly endsSegment: (token: Token) => boolean;
}

/**
 * The tokens with these indices as a range of the joined text. An empty range lies behind the token before: there the
 * other text prints something this one does not.
 */
export function rangeOfTokens(side: Side, tokens: Range): Range {
  const first = side.tokens[tokens.start];
  const last = side.tokens[tokens.end - 1];
  if (tokens.end > tokens.start && first !== undefined && last !== undefined) {
    return { start: first.start, end: last.end };
  }
  const at = side.tokens[tokens.start - 1]?.end ?? first?.start ?? side.before.at(-1)?.end ?? 0;
  return { start: at, end: at };
}

/**
 * The joined text from the token before `tokens` to the token after. It takes the white space on both sides with it, so
 * that whoever cuts the text there can choose which of the two spaces goes with the words.
 */
export function regionOfTokens(side: Side, tokens: Range): Range {
  const start = side.tokens[tokens.start - 1]?.end ?? side.tokens[0]?.start ?? 0;
  const end = side.tokens[tokens.end]?.start ?? side.tokens.at(-1)?.end ?? 0;
  return { start: Math.min(start, end), end: Math.max(start, end) };
}

/** The last word of the stretch before the token at `at`. */
export function wordBefore({ tokens }: Side, at: number): Token | undefined {
  let place = at - 1;
  while (place >= 0 && tokens[place]?.kind !== 'word') place--;
  return tokens[place];
}

/** The first word of the stretch from the token at `at` on. */
export function wordFrom({ tokens }: Side, at: number): Token | undefined {
  let place = at;
  while (place < tokens.length && tokens[place]?.kind !== 'word') place++;
  return tokens[place];
}

/** The characters of the stretch; an empty one lies where the text before it ends. */
export function stretchOf({ joined, tokens, before }: Side): Range {
  const at = tokens[0]?.start ?? before.at(-1)?.end ?? 0;
  return { start: Math.min(at, joined.text.length), end: tokens.at(-1)?.end ?? at };
}
