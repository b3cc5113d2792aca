/**
 * Links a headline, a caption or a pull quote to the quotation whose words it prints once more, so that nobody counts
 * them as said twice. Only word for word: what is worded otherwise is another version, which is what readers look for.
 * Cost: linear in the quoted words; words are looked up by their rarest pair, each list of places bounded.
 */
import type { Quotation } from './quotation';

/** One word proves nothing: "yes" is said often. */
const FEWEST_WORDS = 3;
/** A pull quote inside the body has to be longer, for people do repeat themselves. */
const FEWEST_IN_BODY = 6;
/** Places of one run of words that are looked at. */
const MOST_PLACES = 16;

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’-][\p{L}\p{N}\p{M}]+)*/gu;

interface Worded {
  readonly quotation: Quotation;
  readonly words: readonly string[];
}

function wordsOf(quotation: Quotation): readonly string[] {
  return quotation.text.toLowerCase().replaceAll('’', "'").match(WORD) ?? [];
}

const withWords = (quotation: Quotation): Worded => ({ quotation, words: wordsOf(quotation) });

const keyAt = (words: readonly string[], at: number): string => words.slice(at, at + FEWEST_WORDS).join(' ');

/** Where each run of three words stands in the quotations a repetition may refer to. */
function placesOf(worded: readonly Worded[]): ReadonlyMap<string, readonly [Worded, number][]> {
  const places = new Map<string, [Worded, number][]>();
  for (const entry of worded) {
    for (let at = 0; at + FEWEST_WORDS <= entry.words.length; at += 1) {
      const key = keyAt(entry.words, at);
      const list = places.get(key);
      if (list === undefined) places.set(key, [[entry, at]]);
      else if (list.length < MOST_PLACES) list.push([entry, at]);
    }
  }
  return places;
}

/** A quotation of the running text: what the others repeat. */
function isSource({ kind, region, standsIn }: Quotation): boolean {
  return kind !== 'term' && region === 'body' && standsIn === 'text';
}

/** What can be told without reading words: most quotations of most articles repeat nothing. */
function mightRepeat(quotation: Quotation): boolean {
  return !isSource(quotation) || (quotation.cue === null && quotation.text.length > 2 * FEWEST_IN_BODY);
}

/** Outside the running text anything repeats; inside it only a longer quotation that nobody is credited with. */
function mayRepeat({ quotation, words }: Worded): boolean {
  if (quotation.kind === 'term' || words.length < FEWEST_WORDS) return false;
  return !isSource(quotation) || (words.length >= FEWEST_IN_BODY && quotation.cue === null);
}

function holds(source: Worded, at: number, words: readonly string[]): boolean {
  return words.every((word, offset) => source.words[at + offset] === word);
}

/** Each quotation that repeats another one, by id, with the id of the one it repeats. */
export function repeatedWords(quotations: readonly Quotation[]): ReadonlyMap<string, string> {
  const candidates = quotations.filter(mightRepeat).map(withWords).filter(mayRepeat);
  const repeats = new Map<string, string>();
  if (candidates.length === 0) return repeats;
  const places = placesOf(quotations.filter(isSource).map(withWords));
  for (const entry of candidates) {
    const found = (places.get(keyAt(entry.words, 0)) ?? []).find(
      ([source, at]) =>
        source.quotation.id !== entry.quotation.id &&
        !repeats.has(source.quotation.id) &&
        (!isSource(entry.quotation) || source.quotation.cue !== null) &&
        holds(source, at, entry.words),
    );
    if (found !== undefined) repeats.set(entry.quotation.id, found[0].quotation.id);
  }
  return repeats;
}
