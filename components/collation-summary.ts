import type { CollationAnswer } from '@/text/collation-answer';
import { linedPrintings } from './collated-texts';
import { counted } from './counted';
import { isolated } from './isolated';
import type { Language } from './language';
import { printedDate } from './printed-date';
import type { WitnessName } from './witness-name';

/** Outlets that share the earliest date are named up to here; more of them say nothing. */
const MOST_NAMED = 3;

/** How many wordings there are at how many places; nothing where only one text quotes and the others tell. */
function differing(language: Language, { collation }: CollationAnswer): string[] {
  if (linedPrintings(collation).length < 2 && collation.printings.length > 1) return [];
  const places = collation.runs.filter((run) => run.type === 'place');
  const telling = places.filter(({ trivial }) => !trivial).length;
  if (telling > 0) return [counted(language, 'collation_places', telling)];
  return [language.words(places.length > 0 ? 'collation_only_small' : 'collation_all_same')];
}

/** The date alone: it says when pages date themselves, not who had the words first. */
function earliest(
  { words, locale }: Language,
  { collation }: CollationAnswer,
  nameOf: WitnessName,
): string[] {
  const date = printedDate(locale, collation.earliest?.publishedAt ?? null);
  const witnesses = collation.earliest?.witnesses ?? [];
  if (date === null) return [];
  if (witnesses.length > MOST_NAMED) return [words('collation_earliest', [date])];
  const names = new Intl.ListFormat(locale, { type: 'conjunction' }).format(
    witnesses.map((id) => isolated(nameOf(id))),
  );
  return [words('collation_earliest_in', [date, names])];
}

/** Copies of one story count once; said only where that makes a difference. */
function counts(language: Language, { collation, witnesses }: CollationAnswer): string {
  if (collation.texts === witnesses.length) return counted(language, 'collation_versions', witnesses.length);
  const texts = new Intl.NumberFormat(language.locale).format(collation.texts);
  return counted(language, 'collation_versions_texts', witnesses.length, texts);
}

/** What a reader is told of a collation before its words: sentences. */
export function collationSummary(language: Language, answer: CollationAnswer, nameOf: WitnessName): string[] {
  return [counts(language, answer), ...differing(language, answer), ...earliest(language, answer, nameOf)];
}
