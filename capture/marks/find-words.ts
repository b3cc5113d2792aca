/*
 * Finds words in a page again. All places where the very letters stand are looked at, and the one whose surroundings are most like
 * those captured is taken: a short quotation is often printed twice, in the headline, in a box, in a link to another article. Words
 * that something was put into since (an advertisement, a note) are found by their beginning and their end.
 *
 * Cost: a search for each, by the browser's own `indexOf`; a page of a hundred quotations takes a few milliseconds. Refused: approximate
 * search, which finds look-alikes ("not found" is the truth when the sentence was changed).
 */
import { lettersOf, type PageLetters } from './page-letters';
import type { SoughtWords } from './sought-words';

/** Places of one quotation that are looked at. */
const MOST_PLACES = 50;
/** Letters by which words are found when the whole is not there, on either side; shorter ones are anybody's. */
const EDGE = 24;
/** As much may have come between the two. */
const MOST_PUT_IN = 400;

/** Scripts that set no spaces: a word begins anywhere. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

/** Letters, half-open. */
interface Place {
  readonly start: number;
  readonly end: number;
}

/** The run that holds the letter: the last one that begins at it or before it. */
function runAt({ runs }: PageLetters, letter: number): number {
  let [low, high] = [0, runs.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((runs[middle]?.at ?? 0) <= letter) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Whether a word may begin or end between two letters: a run does, or the script has no spaces. */
function isEdge(page: PageLetters, between: number): boolean {
  if (between <= 0 || between >= page.letters.length) return true;
  return page.runs[runAt(page, between)]?.at === between || UNSPACED.test(page.letters[between] ?? '');
}

/** Where the letters stand, whatever stands round them. */
function placesOf(page: PageLetters, letters: string): Place[] {
  const places: Place[] = [];
  for (
    let at = page.letters.indexOf(letters);
    at !== -1 && places.length < MOST_PLACES;
    at = page.letters.indexOf(letters, at + 1)
  )
    places.push({ start: at, end: at + letters.length });
  return places;
}

/** Where the words begin and end with something put in between. */
function placesByEdges(page: PageLetters, letters: string): Place[] {
  if (letters.length < 2 * EDGE) return [];
  const tail = letters.slice(-EDGE);
  return placesOf(page, letters.slice(0, EDGE)).flatMap(({ start, end }) => {
    const last = page.letters.indexOf(tail, end);
    const isNear = last !== -1 && last + EDGE - start <= letters.length + MOST_PUT_IN;
    return isNear ? [{ start, end: last + EDGE }] : [];
  });
}

/** Those that cut no word. */
function wholePlaces(page: PageLetters, places: readonly Place[]): Place[] {
  return places.filter(({ start, end }) => isEdge(page, start) && isEdge(page, end));
}

function equalBefore(page: string, at: number, before: string): number {
  let equal = 0;
  while (equal < before.length && page[at - 1 - equal] === before[before.length - 1 - equal]) equal += 1;
  return equal;
}

function equalAfter(page: string, at: number, after: string): number {
  let equal = 0;
  while (equal < after.length && page[at + equal] === after[equal]) equal += 1;
  return equal;
}

function rangeOf(page: PageLetters, { start, end }: Place): Range | null {
  const first = page.runs[runAt(page, start)];
  const last = page.runs[runAt(page, end - 1)];
  if (first === undefined || last === undefined) return null;
  const range = first.node.ownerDocument.createRange();
  range.setStart(first.node, first.offset + start - first.at);
  range.setEnd(last.node, last.offset + end - last.at);
  return range;
}

/** What stands in a closed part of the page, or is not shown, has no box. */
function isShown(range: Range): boolean {
  return range.getClientRects().length > 0;
}

/** The place of the words in the page; null when they are not there. */
export function findWords(page: PageLetters, { words, before, after }: SoughtWords): Range | null {
  const letters = lettersOf(words);
  if (letters === '') return null;
  const exact = wholePlaces(page, placesOf(page, letters));
  const places = exact.length > 0 ? exact : wholePlaces(page, placesByEdges(page, letters));
  const [wantedBefore, wantedAfter] = [lettersOf(before), lettersOf(after)];
  const likeness = ({ start, end }: Place): number =>
    equalBefore(page.letters, start, wantedBefore) + equalAfter(page.letters, end, wantedAfter);
  const ranges = places
    .map((place) => ({ place, like: likeness(place) }))
    .sort((a, b) => b.like - a.like || a.place.start - b.place.start)
    .flatMap(({ place }) => rangeOf(page, place) ?? []);
  return ranges.find(isShown) ?? ranges[0] ?? null;
}
