/*
 * Cuts printed words into tokens: words, gaps (dots for something left out), brackets and other marks, each with
 * its range, so that a difference can always be shown in the raw letters. White space is no token of its own:
 * as one it makes perverse diffs, because the commonest token of all then matches everywhere.
 *
 * One pass over a pattern whose parts never match what their neighbours match, so it is linear in the text.
 * Words are cut as text/matching cuts them, except that abbreviations keep their full stop and masked
 * expletives their dashes and asterisks, for these are spelled, not punctuated.
 */

import type { Range } from '@/text/article';
import { WORD_PATTERN } from '@/text/matching/word-pattern';
import { ABBREVIATIONS } from './spellings';

/** A gap is three dots or more, with or without brackets round them. */
export type TokenKind = 'word' | 'gap' | 'open' | 'close' | 'mark';

/** The brackets round a token, if any; `round` is ( ), every other form is `square`. */
export type Bracket = 'none' | 'round' | 'square';

/** One token; the range counts UTF-16 code units of the text given to `tokenize`. */
export interface Token extends Range {
  readonly kind: TokenKind;
  readonly text: string;
  readonly bracket: Bracket;
}

const {
  letters: LETTERS,
  innerBracket: INNER_BRACKET,
  dots: DOTS,
  space: SPACE,
  invisible: INVISIBLE,
} = WORD_PATTERN;
const INNER = `(?:${WORD_PATTERN.apostrophe}|\\*{1,8}|${WORD_PATTERN.numberMark})`;
/** What a word goes on with: "o'clock", "1,500", "support[ed]". */
const TAIL = `(?:${INNER}${LETTERS}|${INNER_BRACKET}(?:${LETTERS})?)*`;
/** Flags, and pictures joined to one: a family is one word, or its diff would take a child away. */
const EMOJI =
  '\\p{RI}\\p{RI}|\\p{Extended_Pictographic}[\\ufe0f\\p{EMod}]*(?:\\u200d\\p{Extended_Pictographic}[\\ufe0f\\p{EMod}]*)*';

/** What a token may look like, and what it then is; the first that fits counts. No pattern holds a group that captures. */
const PARTS: readonly (readonly [kind: TokenKind, pattern: string])[] = [
  ['gap', `\\[${SPACE}?${DOTS}${SPACE}?\\]|\\(${SPACE}?${DOTS}${SPACE}?\\)|${DOTS}`],
  // Initials.
  ['word', WORD_PATTERN.initials],
  // f--k, s---, bulls--t; other letters before two hyphens are a sentence breaking off.
  ['word', '(?<![\\p{L}\\p{N}])(?:[fsFS]|sh|Sh|[bB]ulls|[mM]otherf)-{2,8}\\p{L}{0,6}'],
  // "-5": a minus, where no number stands before it as in "3 -5"; it belongs to the figure and makes it another.
  [
    'word',
    `(?=[\\-\\u2212\\u2013][0-9])(?<=(?:^\\s{0,3}|[^0-9\\s]\\s{1,3}|[\\(\\[]))[\\-\\u2212\\u2013]${LETTERS}${TAIL}`,
  ],
  ['word', `(?:${INNER_BRACKET}(?=\\p{L}))?(?![${INVISIBLE}])${LETTERS}${TAIL}\\*{0,8}`],
  ['word', `${WORD_PATTERN.unspaced}\\p{M}*|${EMOJI}|[&%]`],
  ['open', '[\\[\\(\\{]'],
  ['close', '[\\]\\)\\}]'],
  ['mark', '\\p{Pd}+|[\\u2212\\|~^<>=`´]|\\p{P}'],
  // Symbols, and halves of broken surrogate pairs: printed, so they can differ.
  ['word', `[^\\s\\p{Cc}\\p{M}${INVISIBLE}\\u180e]`],
];

const TOKEN = new RegExp(PARTS.map(([, pattern]) => `(${pattern})`).join('|'), 'gv');

/** Most words, which `TOKEN` reads likewise but far more slowly: nothing behind them can belong to them. */
const PLAIN_WORD = /[a-zA-Z]+(?=[ ,])/y;

/** The opening bracket of each closing one. */
const CLOSES: Readonly<Record<string, string>> = { ']': '[', ')': '(', '}': '{' };

/** Groups with names would cost as much as the match itself: tokens are many. */
function kindOf(match: RegExpExecArray): TokenKind {
  let part = 0;
  while (part < PARTS.length && match[part + 1] === undefined) part++;
  return PARTS[part]?.[0] ?? 'word';
}

/** Which opening bracket each closing one ends. Brackets without a partner ("1)") are ordinary marks. */
function pairBrackets(tokens: readonly Token[]): Map<number, number> {
  const pairs = new Map<number, number>();
  const opened: number[] = [];
  tokens.forEach((token, at) => {
    if (token.kind === 'open') opened.push(at);
    if (token.kind !== 'close') return;
    const last = opened.at(-1);
    if (last === undefined || tokens[last]?.text !== CLOSES[token.text]) return;
    opened.pop();
    pairs.set(last, at);
  });
  return pairs;
}

/** Says of every token which brackets stand round it; a bracket inside a bracket counts as the outer one. */
function withBrackets(tokens: readonly Token[]): readonly Token[] {
  // Most texts have none, and tokens are many.
  if (!tokens.some(({ kind }) => kind === 'open' || kind === 'close')) return tokens;
  const pairs = pairBrackets(tokens);
  const closing = new Set(pairs.values());
  let until = -1;
  let bracket: Bracket = 'none';
  return tokens.map((token, at) => {
    const partner = pairs.get(at);
    if (partner !== undefined && at > until) {
      until = partner;
      bracket = token.text === '(' ? 'round' : 'square';
    }
    const isBracket = token.kind === 'open' || token.kind === 'close';
    const kind = isBracket && partner === undefined && !closing.has(at) ? 'mark' : token.kind;
    const inside = at <= until ? bracket : 'none';
    return { ...token, kind, bracket: token.bracket === 'none' ? inside : token.bracket };
  });
}

/** "Donald J. Ferris": one capital, a stop, and a name to follow. "I" more often ends a sentence. */
const INITIAL = /^[A-HJ-Z]$/;
const NAME_FOLLOWS = /^\.\s?\p{Lu}\p{Ll}/u;

/** Takes the full stop of "Sen." or of an initial into the word, unless it is the first of three dots. */
function endOfWord(text: string, start: number, end: number): number {
  if (text[end] !== '.' || text[end + 1] === '.') return end;
  const word = text.slice(start, end);
  const isInitial = INITIAL.test(word) && NAME_FOLLOWS.test(text.slice(end, end + 4));
  return isInitial || ABBREVIATIONS.has(word.toLowerCase()) ? end + 1 : end;
}

/** What `TOKEN` found, as a token. */
function toToken(text: string, match: RegExpExecArray): Token {
  const { 0: found, index: start } = match;
  const kind = kindOf(match);
  const plain = start + found.length;
  const end = kind === 'word' ? endOfWord(text, start, plain) : plain;
  const bracket = kind === 'word' && found.includes('[') ? 'square' : 'none';
  return { kind, start, end, text: text.slice(start, end), bracket };
}

/** The tokens of `text` in order. White space and control characters belong to none. */
export function tokenize(text: string): readonly Token[] {
  const tokens: Token[] = [];
  const token = new RegExp(TOKEN);
  const plainWord = new RegExp(PLAIN_WORD);
  let at = 0;
  for (;;) {
    while (text[at] === ' ') at++;
    plainWord.lastIndex = at;
    if (plainWord.test(text)) {
      const end = plainWord.lastIndex;
      tokens.push({ kind: 'word', start: at, end, text: text.slice(at, end), bracket: 'none' });
      at = end;
      continue;
    }
    token.lastIndex = at;
    const match = token.exec(text);
    if (match === null) return withBrackets(tokens);
    const last = tokens.at(-1);
    // The full stop of "Sen." is taken already.
    if (last === undefined || match.index >= last.end) tokens.push(toToken(text, match));
    at = token.lastIndex;
  }
}
