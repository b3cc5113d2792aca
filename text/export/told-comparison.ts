import type { CollationPlace } from '@/text/comparison/collation';
import type { SavedComparison, SavedWitness } from '@/text/saved-comparison';
import { savedCollation } from '@/text/saved/saved-collation';
import { webAddress } from '@/text/web-address';
import type { ExportWords } from './export-format';
import { witnessSegments, witnessWords } from './witness-words';

/** One text as people read it. All strings are a page's own words or the interface's, to be escaped by each format. */
export interface ToldWitness {
  readonly words: string;
  /** BCP 47 of the words; null when unknown. */
  readonly language: string | null;
  readonly outlet: string;
  /** http(s) only. */
  readonly address: string | null;
  /** Headline, authors, dates, and what else is to know: one phrase each. */
  readonly about: readonly string[];
  /** The sentences before and after the words; null where none are known. */
  readonly around: { readonly before: string; readonly after: string } | null;
}

/** One wording of a place, and the outlets that print it. */
export interface ToldWording {
  /** Null where nothing is printed. */
  readonly text: string | null;
  readonly outlets: readonly string[];
}

/** A comparison as people read it. */
export interface ToldComparison {
  readonly heading: string;
  readonly language: string | null;
  /** Whom the text on screen credits, and when it was saved: a sentence each. */
  readonly lead: readonly string[];
  readonly witnesses: readonly ToldWitness[];
  /** In the order of the base's words; empty where all print the same. */
  readonly places: readonly (readonly ToldWording[])[];
  /** What else is to know of all of it. */
  readonly remarks: readonly string[];
  /** What the reader said. */
  readonly changes: readonly string[];
  readonly note: string;
  readonly tags: readonly string[];
}

/** The name to be read; of pasted words, which have none, that they are pasted. */
function outletOf({ say }: ExportWords, { outlet, domain }: SavedWitness): string {
  return outlet || domain || say('pasted');
}

function creditOf({ say }: ExportWords, { speaker, quoted }: SavedWitness): string[] {
  if (!quoted) return [say('own_words')];
  return [speaker === null ? say('credited_to_nobody') : say('credited_to', [speaker])];
}

function aboutOf(words: ExportWords, witness: SavedWitness, isBase: boolean): string[] {
  const { say, date, mark } = words;
  const { headline, authors, publishedAt, lastSeenAt, capturedAs, standsIn, agency, source } = witness;
  const [published, captured] = [date(publishedAt), date(lastSeenAt)];
  return [
    ...(headline === null ? [] : [headline]),
    ...(authors.length === 0 ? [] : [say('authors', [authors.join(', ')])]),
    ...(published === null ? [] : [published]),
    ...(captured === null ? [] : [say('captured_on', [captured])]),
    ...creditOf(words, witness),
    ...(standsIn === 'headline' ? [say('in_headline')] : []),
    ...(capturedAs === 'selection' ? [say('selection_only')] : []),
    ...(agency === null ? [] : [say('agency', [agency])]),
    ...(witness.earlierCopy ? [say('earlier_copy')] : []),
    ...(isBase ? [say('base')] : []),
    ...(source === null ? [] : [mark(source)]),
  ];
}

function toldWitness(words: ExportWords, witness: SavedWitness, isBase: boolean): ToldWitness {
  return {
    words: witnessWords(witness),
    language: witness.language,
    outlet: outletOf(words, witness),
    address: webAddress(witness.url ?? witness.canonicalUrl),
    about: aboutOf(words, witness, isBase),
    around: witness.around,
  };
}

function wordingsOf({ readings }: CollationPlace, nameOf: (id: string) => string): ToldWording[] {
  return readings
    .flatMap(({ forms }) => forms)
    .map(({ text, witnesses }) => ({
      text: text.trim() === '' ? null : text.trim(),
      outlets: [...new Set(witnesses.map(nameOf))],
    }));
}

/** Everything a page for people says of a comparison. Costs a collation. */
export function toldComparison(words: ExportWords, comparison: SavedComparison): ToldComparison {
  const { say, date, mark } = words;
  const { witnesses, base, here, savedAt, unlisted, marks, note, tags } = comparison;
  const names = new Map(witnesses.map((one) => [one.id, outletOf(words, one)]));
  const onScreen = witnesses.find(({ id }) => id === here);
  const runs = savedCollation(comparison)?.runs ?? [];
  return {
    heading: onScreen === undefined ? '' : witnessSegments(onScreen).join(' '),
    language: onScreen?.language ?? null,
    lead: [say('saved_on', [date(savedAt) ?? savedAt])],
    witnesses: witnesses.map((one) => toldWitness(words, one, one.id === base)),
    places: runs.flatMap((run) =>
      run.type === 'place' ? [wordingsOf(run, (id) => names.get(id) ?? id)] : [],
    ),
    remarks: unlisted === 0 ? [] : [say('unlisted', [String(unlisted)])],
    changes: marks.map(mark),
    note,
    tags,
  };
}
