import type { Range } from '@/text/article';
import type { Difference } from './comparison';
import type { LinedChange, LinedText } from './collate-pieces';
import type { CollationPlace, Reading, ReadingPart } from './collation';
import { tokenize } from './tokenize';
import { isTrivial } from './trivial-difference';
import { wordKeys } from './word-keys';

/** A printing that is lined up, with those that print it. */
export interface LinedPrinting {
  readonly witnesses: readonly string[];
  readonly lined: LinedText;
}

/** What one printing has at a place. */
interface Found {
  readonly text: string;
  readonly part: ReadingPart;
  readonly differences: readonly Difference[];
}

/** How far into the place the text reaches. */
function partOf({ start, end }: Range, covers: Range): ReadingPart {
  const begins = covers.start > start;
  const ends = covers.end < end;
  if (begins) return ends ? 'begins-and-ends-here' : 'begins-here';
  return ends ? 'ends-here' : 'whole';
}

/** Between two words a text reaches only if it quotes both. */
function reaches({ start, end }: Range, covers: Range): boolean {
  if (start === end) return covers.start < start && covers.end > start;
  return covers.start < end && covers.end > start;
}

/** What the text prints at a place where it has these changes. */
function printedAt(
  base: string,
  place: Range,
  { covers }: LinedText,
  changes: readonly LinedChange[],
): Found {
  let at = Math.max(place.start, covers.start);
  let text = '';
  for (const { range, text: printed } of changes) {
    text += base.slice(at, range.start) + printed;
    at = range.end;
  }
  text += base.slice(at, Math.max(at, Math.min(place.end, covers.end)));
  return {
    text,
    part: partOf(place, covers),
    differences: changes.flatMap(({ differences }) => differences),
  };
}

/** What one text has at each place; null where its quotation does not reach there. One pass over its changes. */
function foundAt(base: string, places: readonly Range[], lined: LinedText): (Found | null)[] {
  let next = 0;
  return places.map((place) => {
    const from = next;
    while ((lined.changes[next]?.range.end ?? Number.POSITIVE_INFINITY) <= place.end) next++;
    const own = lined.changes.slice(from, next);
    return own.length > 0 || reaches(place, lined.covers) ? printedAt(base, place, lined, own) : null;
  });
}

/**
 * What makes two wordings one reading: their words however spelled, their dots, brackets, ? and !. Commas, stops and
 * dashes do not tell readings apart.
 */
function wordingKey(text: string, english: boolean): string {
  const tokens = tokenize(text);
  const words = tokens.filter(({ kind }) => kind === 'word').map((token) => token.text);
  const keys = wordKeys(words, english).map(({ key }) => key);
  const marks = tokens
    .filter((token) => token.bracket !== 'none' || token.kind === 'gap' || /^[?!]$/.test(token.text))
    .map((token) => (token.kind === 'gap' ? '…' : token.text));
  return JSON.stringify([keys, marks]);
}

/** A reading while its witnesses come in. */
interface Open {
  readonly part: ReadingPart;
  readonly forms: Map<string, string[]>;
  readonly differences: Set<Difference>;
}

/** Readings by what makes them one; a Map keeps the order in which they came. */
class Readings {
  private readonly open = new Map<string, Open>();
  private readonly baseKey: string;

  constructor(
    base: string,
    private readonly english: boolean,
  ) {
    this.baseKey = wordingKey(base, english);
  }

  add({ text, part, differences }: Found, witnesses: readonly string[]): void {
    // What differs from the base in small things only has its reading, though its words have other keys ("um"); what
    // differs in more has not, though its words have the same ("Stop. Now" and "stop now").
    const likeBase = differences.every(isTrivial);
    const wording = likeBase && part === 'whole' ? this.baseKey : wordingKey(text, this.english);
    const key = `${part} ${likeBase} ${wording}`;
    const reading = this.open.get(key) ?? { part, forms: new Map(), differences: new Set() };
    reading.forms.set(text, [...(reading.forms.get(text) ?? []), ...witnesses]);
    for (const difference of differences) reading.differences.add(difference);
    this.open.set(key, reading);
  }

  done(): Reading[] {
    return [...this.open.values()].map(({ part, forms, differences }) => ({
      forms: [...forms].map(([text, witnesses]) => ({ text, witnesses })),
      part,
      kinds: [...new Set([...differences].map(({ kind }) => kind))],
      shown: [...differences].some(({ shown }) => shown),
      weighty: [...differences].some(({ weighty }) => weighty),
    }));
  }
}

/**
 * The readings of every place. Linear in the changes, and in places × printings.
 *
 * @param printings in the order in which their readings are to stand, the base's, which has no changes, first
 */
export function readingsOf(
  base: string,
  places: readonly Range[],
  printings: readonly LinedPrinting[],
  english: boolean,
): CollationPlace[] {
  const found = printings.map(({ witnesses, lined }) => ({
    witnesses,
    at: foundAt(base, places, lined),
  }));
  return places.map((range, place) => {
    const readings = new Readings(base.slice(range.start, range.end), english);
    const notQuoted: string[] = [];
    let trivial = true;
    for (const { witnesses, at } of found) {
      const own = at[place] ?? null;
      if (own === null) {
        notQuoted.push(...witnesses);
        continue;
      }
      readings.add(own, witnesses);
      if (!own.differences.every(isTrivial)) trivial = false;
    }
    return { type: 'place', range, readings: readings.done(), notQuoted, trivial };
  });
}
