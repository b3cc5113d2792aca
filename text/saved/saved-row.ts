import type { Collation } from '@/text/comparison/collation';
import type { DifferenceKind } from '@/text/comparison/comparison';
import { foldWords } from '@/text/matching/fold-words';
import type { SavedComment, SavedEvidence, SavedWitness } from '@/text/saved-comparison';
import { savedCollation } from './saved-collation';

/** What a saved comparison can be found by: kinds of differences, and what may be said of a version as a whole. */
export type SavedKind = DifferenceKind | 'own-words' | 'another-speaker' | 'quotes-another-part';

/** A saved comparison as lists show it and searches ask it, without the texts: ten thousand of them are at hand. */
export interface SavedRow extends SavedComment {
  readonly id: string;
  readonly utterance: string;
  readonly savedAt: string;
  /** The beginning of the words on screen, as printed. */
  readonly words: string;
  /** BCP 47 of them; null when unknown. */
  readonly language: string | null;
  /** Whom the text on screen credits; null when it does not say. */
  readonly speaker: string | null;
  /** The names of the outlets, each once, that of the text on screen first. */
  readonly outlets: readonly string[];
  /** Headline of the text on screen. */
  readonly headline: string | null;
  /** ISO 8601: the earliest and the latest day a text gives for itself; null where none does. */
  readonly earliest: string | null;
  readonly latest: string | null;
  /** How many places print it, and how many independent texts that is. */
  readonly witnesses: number;
  readonly texts: number;
  readonly kinds: readonly SavedKind[];
  /** Some difference touches negation, a number, a name, tense, a hedge or person. */
  readonly weighty: boolean;
  /** The pages that print it: comparisons that share one are of one story. */
  readonly pages: readonly string[];
  /** All words, names and headlines folded, in order: what a search looks in. Parts are parted by a line's end. */
  readonly sought: string;
  /** The note and tags, likewise. */
  readonly noted: string;
}

/** A line or two; UTF-16 code units. */
const LONGEST_SHOWN = 240;
/** A search needs no more of a quotation; UTF-16 code units. */
const LONGEST_SOUGHT = 2_000;

/** The beginning of a text; a sign that would be cut in two is left out. */
const cut = (text: string, length: number): string =>
  text.length <= length ? text : text.slice(0, length).replace(/[\ud800-\udbff]$/, '');

const once = (values: readonly string[]): string[] => [...new Set(values.filter((value) => value !== ''))];

/** The words of a text as they are sought: " we will not raise ", so that the beginning of a word can be told. */
export function soughtWords(text: string): string {
  const part = cut(text, LONGEST_SOUGHT);
  const words = foldWords(part, [{ start: 0, end: part.length }], null).map(({ fold }) => fold);
  return words.length === 0 ? '' : ` ${words.join(' ')} `;
}

const wordsOf = ({ printed, segments }: SavedWitness): string =>
  segments.map(({ start, end }) => printed.slice(start, end)).join(' ');

function kindsOf(collation: Collation): SavedKind[] {
  const readings = collation.runs.flatMap((run) => (run.type === 'place' ? run.readings : []));
  const { printings } = collation;
  return [
    ...new Set(readings.flatMap(({ kinds }) => kinds)),
    ...(printings.some(({ standing }) => standing === 'own-words') ? (['own-words'] as const) : []),
    ...(printings.some(({ attribution }) => attribution === 'another') ? (['another-speaker'] as const) : []),
    ...(printings.some(({ overlap }) => overlap !== null && overlap !== 'whole')
      ? (['quotes-another-part'] as const)
      : []),
  ];
}

function isWeighty({ runs }: Collation): boolean {
  return runs.some((run) => run.type === 'place' && run.readings.some(({ weighty }) => weighty));
}

/** Dates of one form sort as text; of a day without an hour the day counts. */
function datesOf(witnesses: readonly SavedWitness[]): Pick<SavedRow, 'earliest' | 'latest'> {
  const dates = witnesses.flatMap(({ publishedAt }) => publishedAt ?? []).sort();
  return { earliest: dates[0] ?? null, latest: dates.at(-1) ?? null };
}

function soughtOf(witnesses: readonly SavedWitness[]): string {
  const parts = witnesses.flatMap((one) => [
    wordsOf(one),
    one.speaker ?? '',
    one.outlet,
    one.domain,
    one.headline ?? '',
    one.authors.join(' '),
  ]);
  return once(parts.map(soughtWords)).join('\n');
}

/** What a row says of the reader's comment. */
export function notedOf({ note, tags, commentedAt }: SavedComment): SavedComment & Pick<SavedRow, 'noted'> {
  return { note, tags, commentedAt, noted: once([note, ...tags].map(soughtWords)).join('\n') };
}

/** The row of a saved comparison. Costs a collation: made once, when it is saved or restored. */
export function savedRow(evidence: SavedEvidence, comment: SavedComment): SavedRow {
  const { id, utterance, savedAt, witnesses } = evidence;
  const here = witnesses.find((one) => one.id === evidence.here);
  const collation = savedCollation(evidence);
  return {
    id,
    utterance,
    savedAt,
    words: here === undefined ? '' : cut(wordsOf(here), LONGEST_SHOWN),
    language: here?.language ?? null,
    speaker: here?.speaker ?? null,
    outlets: once(witnesses.map(({ outlet }) => outlet)),
    headline: here?.headline ?? null,
    ...datesOf(witnesses),
    witnesses: witnesses.length,
    texts: collation?.texts ?? witnesses.length,
    kinds: collation === null ? [] : kindsOf(collation),
    weighty: collation !== null && isWeighty(collation),
    pages: witnesses.map((one) => one.id),
    sought: soughtOf(witnesses),
    ...notedOf(comment),
  };
}
