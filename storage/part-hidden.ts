/*
 * Takes away the versions that the reader said are another quotation. Said of one copy of a story it holds for all that print the same
 * words: they are shown as one text, the one that stands for them may be another tomorrow, and whoever says "not the same"
 * means the words. It holds from the other side too, where a copy of the page is on screen that it was said on. Cost: nothing
 * where the reader never said so; else telling the stories of what was found, which reads nothing.
 */
import type { FoundVersion } from '@/text/matching/find-versions';
import type { MarkedWords, ReaderMark } from '@/text/reader-mark';
import type { ArticleRow } from './corpus-db';
import type { StoredOccurrence } from './corpus-index';
import { pageOf } from './identity';
import { nameOfWords, NO_PAGE } from './marked-words';
import type { ReaderMarks } from './reader-marks';
import { storiesOf } from './stories-of';
import { wordsOfVersion } from './words-of-version';

type Version = FoundVersion<StoredOccurrence>;

/** The words on screen, and where they are looked at from. */
export interface Here extends MarkedWords {
  /** `Findings.own`. */
  readonly own: readonly ArticleRow[];
}

/** Versions of one quotation, by whether the reader has said that they are another. */
export interface Parted {
  readonly shown: readonly Version[];
  /** Those that the reader saw when they said so, and copies of them. */
  readonly hidden: readonly Version[];
  /** What hides a page, by page: more than one mark where two of its copies were spoken of. */
  readonly hiddenBy: ReadonlyMap<string, readonly ReaderMark[]>;
}

function pageOfVersion({ occurrence }: Version): string {
  return pageOf(occurrence.capture.identity);
}

/** Names the story and the words of a printing: equal for copies that print the same. */
type NameOfCopy = (capture: ArticleRow, words: string) => string;

function namerOf(captures: readonly ArticleRow[]): NameOfCopy {
  const stories = storiesOf([...new Map(captures.map((capture) => [capture.id, capture])).values()]);
  return ({ id }, words) => `${stories.get(id) ?? id}\n${nameOfWords({ page: NO_PAGE, words })}`;
}

/** The words on screen and the same words on the pages of its copies. */
function placesHere(found: readonly Version[], here: Here, nameOf: NameOfCopy): MarkedWords[] {
  const own = new Set(here.own.map((capture) => nameOf(capture, here.words)));
  const copies = found
    .map(({ occurrence }) => ({ capture: occurrence.capture, place: wordsOfVersion(occurrence) }))
    .filter(({ capture, place }) => own.has(nameOf(capture, place.words)));
  return [here, ...copies.map(({ place }) => place)];
}

/** What was said of each printing, and so of its copies. */
function saidByCopy(
  found: readonly Version[],
  places: readonly MarkedWords[],
  nameOf: NameOfCopy,
  marks: ReaderMarks,
): Map<string, ReaderMark[]> {
  const said = new Map<string, ReaderMark[]>();
  for (const { occurrence } of found) {
    const there = wordsOfVersion(occurrence);
    const own = places.flatMap((place) => marks.ofPair('not-same', place, there) ?? []);
    const name = nameOf(occurrence.capture, there.words);
    if (own.length > 0) said.set(name, [...new Set([...(said.get(name) ?? []), ...own])]);
  }
  return said;
}

/**
 * Parts what was found for the words of `here`, each half in its order. A page whose printing is another quotation goes as a
 * whole: a headline that repeats the words would otherwise take the place of what the reader has just taken away.
 */
export function partHidden(found: readonly Version[], here: Here, marks: ReaderMarks): Parted {
  if (!marks.has('not-same')) return { shown: found, hidden: [], hiddenBy: new Map() };
  const nameOf = namerOf([...here.own, ...found.map(({ occurrence }) => occurrence.capture)]);
  const said = saidByCopy(found, placesHere(found, here, nameOf), nameOf, marks);
  const marksOf = ({ occurrence }: Version): readonly ReaderMark[] =>
    said.get(nameOf(occurrence.capture, wordsOfVersion(occurrence).words)) ?? [];
  const hidden = found.filter((version) => marksOf(version).length > 0);
  const hiddenBy = new Map(hidden.map((version) => [pageOfVersion(version), marksOf(version)]));
  return { shown: found.filter((version) => !hiddenBy.has(pageOfVersion(version))), hidden, hiddenBy };
}
