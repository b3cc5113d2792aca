/*
 * Writes the part of an address that makes a browser scroll to some words and mark them: `:~:text=start,end`
 * (https://wicg.github.io/scroll-to-text-fragment/). Long words are named by their beginning and their end, so that
 * markup, an advertisement or the attribution between them does no harm. Browsers look for whole words only: both ends
 * stand at a word, by the segmenter the browser itself uses. Linear in the words.
 */

/** Words as one page prints them. */
export interface PrintedWords {
  /** Segment by segment, in order; none runs over a paragraph's end. */
  readonly segments: readonly string[];
  /** What the page prints right before and right after them, where that is known; '' where it is not. */
  readonly before: string;
  readonly after: string;
}

/** Up to this many words are named one by one. */
const MOST_EXACT = 10;
/** Words that name a beginning or an end: fewer are found elsewhere on the page too. */
const EDGE = 6;
/** Fewer words are only named together with what stands beside them. */
const FEWEST_ALONE = 3;
/** Words named before and after short ones. */
const BESIDE = 3;

/** Browsers part these into words by a dictionary, each by its own. */
const WITHOUT_BOUNDARIES = /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Mymr}\p{sc=Tale}\p{sc=Talu}]/u;
/** A half of a character was never printed. */
const HALF_CHARACTER = /\p{Cs}/u;

interface Word {
  readonly start: number;
  readonly end: number;
}

function wordsIn(text: string): Word[] {
  return [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ index, segment }) => ({ start: index, end: index + segment.length }));
}

/** Commas, ampersands and hyphens part the directive; `encodeURIComponent` leaves the hyphen. */
const encoded = (text: string): string =>
  encodeURIComponent(text.replace(/\s+/g, ' ').trim()).replaceAll('-', '%2D');

/** From the first of these words to the last. */
const slice = (text: string, words: readonly Word[]): string =>
  text.slice(words[0]?.start ?? 0, words.at(-1)?.end ?? 0);

/** The last words before a place, with the marks behind them; only as far as its paragraph reaches. */
function prefixOf(before: string): string {
  const paragraph = before.slice(before.lastIndexOf('\n') + 1);
  const from = wordsIn(paragraph).at(-BESIDE) ?? wordsIn(paragraph)[0];
  return from === undefined ? '' : encoded(paragraph.slice(from.start));
}

function suffixOf(after: string): string {
  const [paragraph = ''] = after.split('\n');
  const words = wordsIn(paragraph).slice(0, BESIDE);
  const last = words.at(-1);
  return last === undefined ? '' : encoded(paragraph.slice(0, last.end));
}

/** The words as one: all of them, or where they begin and where they end. */
function named(parts: readonly { readonly text: string; readonly words: readonly Word[] }[]): string {
  const [first, last] = [parts[0], parts.at(-1)];
  if (first === undefined || last === undefined) return '';
  if (first === last && first.words.length <= MOST_EXACT) return encoded(slice(first.text, first.words));
  const head = first.words.slice(0, EDGE);
  const tail = last.words.slice(-EDGE);
  return `${encoded(slice(first.text, head))},${encoded(slice(last.text, tail))}`;
}

/**
 * The directive for these words, without `#`; null where browsers would not find them, or find others: no words, one or
 * two that nothing beside them tells apart, writing without boundaries between words.
 */
export function textFragment({ segments, before, after }: PrintedWords): string | null {
  const all = segments.join(' ');
  if (WITHOUT_BOUNDARIES.test(all) || HALF_CHARACTER.test(all + before + after)) return null;
  const parts = segments
    .map((text) => ({ text, words: wordsIn(text) }))
    .filter(({ words }) => words.length > 0);
  // "Look," he said, "…": the one word before the attribution stands anywhere on a page.
  const telling = parts.filter(({ words }) => words.length >= FEWEST_ALONE);
  if (telling.length > 0) return `:~:text=${named(telling)}`;
  const [only] = parts;
  if (only === undefined || parts.length > 1) return null;
  // The marks between the words and their neighbours belong to the neighbours: browsers skip nothing but spaces there.
  const { text, words } = only;
  const prefix = prefixOf(before + text.slice(0, words[0]?.start));
  const suffix = suffixOf(text.slice(words.at(-1)?.end) + after);
  if (prefix === '' && suffix === '') return null;
  return `:~:text=${prefix && `${prefix}-,`}${named([only])}${suffix && `,-${suffix}`}`;
}
