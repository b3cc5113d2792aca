import type { Comparison } from '@/text/comparison/comparison';
import { limitingWords, trimmingOf } from '@/text/comparison/trimmed-edges';
import { isTrivial } from '@/text/comparison/trivial-difference';
import { basisNotes } from './basis-notes';
import { counted } from './counted';
import { isolated } from './isolated';
import type { Language } from './language';

/** What is said about a version before its text. */
export interface VersionSummary {
  /** How its words differ. */
  readonly main: string;
  /** What else is to know at a glance. */
  readonly notes: readonly string[];
  /** What is to know when the version is open. */
  readonly details: readonly string[];
}

function mainOf(language: Language, { differences, overlap }: Comparison): string {
  const weighing = differences.filter((one) => !isTrivial(one)).length;
  if (weighing > 0) return counted(language, 'differences', weighing);
  if (differences.length > 0) return language.words('same_but_small');
  return language.words(overlap === 'whole' ? 'same' : 'same_where_both');
}

/** Of the other outlet: A quoting more means that the other quotes less. Words outside quotation marks quote nothing. */
function overlapOf({ words }: Language, { overlap, voice }: Comparison): string[] {
  if (voice === 'paraphrase') return [];
  switch (overlap) {
    case 'contains':
      return [words('overlap_less')];
    case 'contained':
      return [words('overlap_more')];
    case 'partial':
      return [words('overlap_partial')];
    case 'whole':
      return [];
  }
}

/** A "but" or an "if" that the shorter one does without belongs beside it, before anything is opened. */
function limitOf({ words }: Language, comparison: Comparison): string[] {
  const limit = comparison.voice === 'quoted' ? limitingWords(comparison) : null;
  return limit === null ? [] : [words('longer_goes_on', [isolated(limit)])];
}

/** A quotation that stops or starts inside a sentence may lose a "but" or an "if"; narration always does. */
function trimmedOf({ words }: Language, comparison: Comparison): string[] {
  const asked = comparison.voice === 'quoted' && comparison.basis === 'same words expected';
  const inside = asked && trimmingOf(comparison) === 'inside a sentence';
  return inside ? [words('trimmed_inside')] : [];
}

/** Whether dots or brackets show the differences: only asked where both claim to print the same words. */
function shownOf(language: Language, { differences, basis, voice }: Comparison): string[] {
  if (basis !== 'same words expected' || voice !== 'quoted') return [];
  const weighing = differences.filter((one) => !isTrivial(one));
  const shown = weighing.filter((one) => one.shown).length;
  const notShown = weighing.length - shown;
  return [
    ...(shown > 0 ? [counted(language, 'shown', shown)] : []),
    ...(shown > 0 && notShown > 0 ? [counted(language, 'not_shown', notShown)] : []),
  ];
}

/**
 * Says in a few words how another outlet's version stands to the text on screen; never who is right. With `toldHere` the words
 * stand outside quotation marks on screen, else in the other outlet where they do.
 */
export function versionSummary(language: Language, comparison: Comparison, toldHere = false): VersionSummary {
  // Two renderings, or two evenings, differ in such words without anybody having changed one.
  const counts = comparison.basis === 'same words expected';
  const weighty = counts ? comparison.differences.filter((one) => one.weighty).length : 0;
  return {
    main: mainOf(language, comparison),
    notes: [
      ...(weighty > 0 ? [counted(language, 'weighty', weighty)] : []),
      ...overlapOf(language, comparison),
      ...limitOf(language, comparison),
      ...(comparison.voice === 'paraphrase' ? [language.words(toldHere ? 'quoted_there' : 'own_words')] : []),
      ...basisNotes(language, comparison.basis),
    ],
    details: [...shownOf(language, comparison), ...trimmedOf(language, comparison)],
  };
}
