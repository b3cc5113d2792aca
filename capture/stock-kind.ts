import { bareWords } from './bare-words';
import { type Fit, STOCK_PHRASES, type StockKind } from './stock-phrases';
import { wordCount } from './word-count';

/** UTF-16 code units; longer paragraphs are an article's. */
const LONGEST_STOCK = 1_000;

/** Longer paragraphs are the article's own, whatever phrase they hold; in words. */
const LONGEST: Readonly<Record<StockKind, number>> = {
  label: 8,
  elsewhere: 40,
  offer: 70,
  credit: 45,
  dates: 16,
  rights: 80,
};

/** What stands after a phrase that announces something: "Photo: …", "WATCH | …", "Credit...". */
const MARK = /^[^\p{L}\p{N}]*[:：|»>▶►→/©(…[]/u;

/** "…, 18.04.2024 | 0:21 min": what stands below a video ends with how long it runs. */
const RUNNING_TIME = /[|•·]\s*\d{1,3}:\d{2}(?::\d{2})?\s*(?:min|mins|sek|sec)?\.?$/i;
const LONGEST_BELOW_VIDEO = 60;
/** UTF-16 code units. */
const LONGEST_TIME = 20;

/** The longest phrase of the table, in words. */
const LONGEST_PHRASE = 8;

function fitting(fit: Fit): ReadonlyMap<string, StockKind> {
  return new Map(
    STOCK_PHRASES.filter((row) => row.fit === fit).flatMap(({ kind, phrases: all }) =>
      all.map((phrase) => [bareWords(phrase), kind] as const),
    ),
  );
}

const WHOLE = fitting('whole');
const START = fitting('start');
const MARKED = fitting('marked');
const WITHIN = fitting('within');

/** Scripts that put no space between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** The kind of the phrase a paragraph begins with. */
function opening(text: string): StockKind | null {
  let phrase = '';
  let count = 0;
  for (const word of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    phrase = phrase === '' ? word[0].toLowerCase() : `${phrase} ${word[0].toLowerCase()}`;
    const marked = MARK.test(text.slice(word.index + word[0].length)) ? MARKED.get(phrase) : undefined;
    const kind = START.get(phrase) ?? marked;
    if (kind !== undefined) return kind;
    if (++count === LONGEST_PHRASE) break;
  }
  return null;
}

function held(words: string): StockKind | null {
  const spaced = ` ${words} `;
  for (const [phrase, kind] of WITHIN)
    if (UNSPACED.test(phrase) ? words.includes(phrase) : spaced.includes(` ${phrase} `)) return kind;
  return null;
}

/**
 * What a paragraph is by its own words, when they say that it is not the article's: null for nearly all. Whether it quotes
 * somebody is for the caller to judge.
 */
export function stockKind(text: string): StockKind | null {
  const words = bareWords(text.slice(0, LONGEST_STOCK));
  const whole = WHOLE.get(words);
  if (whole !== undefined) return whole;
  const count = wordCount(words);
  if (count <= LONGEST_BELOW_VIDEO && RUNNING_TIME.test(text.slice(-LONGEST_TIME).trimEnd()))
    return 'elsewhere';
  for (const kind of [opening(text), held(words)]) if (kind !== null && count <= LONGEST[kind]) return kind;
  return null;
}
