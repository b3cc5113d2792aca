/*
 * Lines all versions of one utterance up at once. Every printing is compared with one base; the places are the maximal
 * runs of the base's words that any printing's differences touch, and at each place stand the readings with their
 * witnesses. Equal printings are compared once, so the cost is one comparison (some 0.2 ms for 60 words) for each
 * distinct printing, plus places × printings.
 *
 * Refused: CollateX's variant graph (Dekker and Middell 2011) and progressive alignment in the manner of Needleman and
 * Wunsch, which have no base. Both may line words up otherwise when a witness comes or goes, or comes in another order, and a
 * reader who checks A against B would see other differences there than in the view of those two alone. Here the two
 * always agree, and which text the others are held against is the reader's choice, not an algorithm's.
 * What that costs: words that two printings share and the base lacks are lined up only as parts of their readings.
 */

import type { Range } from '@/text/article';
import { isStemmed } from '@/text/matching/fold-words';
import type { Match, PrintedPassage } from '@/text/matching/passage';
import { compareAttribution } from './attribution';
import { matcherOf } from './collate-match';
import { earliestOf, inWitnessOrder } from './collate-order';
import { type LinedText, linedText } from './collate-pieces';
import { placesOf } from './collate-places';
import { copiesOf, type SamePrinting, samePrintings } from './collate-printings';
import { type LinedPrinting, readingsOf } from './collate-readings';
import type { AgreedRun, Collation, CollationPlace, Printing, Standing, Witness } from './collation';
import type { Basis, Comparison } from './comparison';
import { compareVersions } from './compare-versions';
import { joinSegments } from './join-segments';

/** A printing with what was found of it. */
interface Compared {
  readonly same: SamePrinting;
  readonly standing: Standing;
  readonly comparison: Comparison | null;
  readonly basis: Basis | null;
  readonly lined: LinedText;
}

const NOT_LINED_UP: LinedText = { covers: { start: 0, end: 0 }, before: '', after: '', changes: [] };

function isTold({ passage }: PrintedPassage): boolean {
  return passage.quotation === null;
}

/** Compares one printing with the base. Narration is no wording of a quotation, and would make a place of every word. */
function compareWith(
  base: Witness,
  same: SamePrinting,
  matched: Match | null,
  basis: Basis | null,
): Compared {
  const { printed, speaker } = same.first;
  if (!isTold(base.printed) && isTold(printed)) {
    return { same, standing: 'own-words', comparison: null, basis, lined: NOT_LINED_UP };
  }
  if (matched === null) return { same, standing: 'apart', comparison: null, basis, lined: NOT_LINED_UP };
  const comparison = compareVersions(base.printed, printed, matched, { a: base.speaker, b: speaker }, basis);
  return { same, standing: 'lined-up', comparison, basis: comparison.basis, lined: linedText(comparison) };
}

function movedIn(comparison: Comparison | null): string[] {
  const moved = comparison?.differences.filter(({ kind }) => kind === 'transposition') ?? [];
  return moved.map(({ b }) => b);
}

function printingOf(base: Witness, { same, standing, comparison, basis, lined }: Compared): Printing {
  const { printed, speaker } = same.first;
  const { covers, before, after } = lined;
  const { text } = joinSegments(printed);
  return {
    copies: copiesOf(same),
    standing,
    text,
    covers: standing === 'base' ? { start: 0, end: text.length } : covers,
    before,
    after,
    overlap: comparison?.overlap ?? (standing === 'base' ? 'whole' : null),
    basis,
    moved: movedIn(comparison),
    wordForWord: standing === 'base' || comparison?.kind === 'identical',
    speaker,
    attribution: compareAttribution(base.speaker, speaker),
  };
}

/** The base's text in order: what all agree on, and the places. */
function runsOf(text: string, printings: readonly LinedPrinting[], english: boolean): Collation['runs'] {
  const touched = printings.flatMap(({ lined }) => lined.changes.map(({ range }) => range));
  const runs: (AgreedRun | CollationPlace)[] = [];
  const agree = (range: Range): void => {
    if (range.end > range.start) runs.push({ type: 'agreed', range });
  };
  let at = 0;
  for (const place of readingsOf(text, placesOf(text, touched), printings, english)) {
    agree({ start: at, end: place.range.start });
    runs.push(place);
    at = place.range.end;
  }
  agree({ start: at, end: text.length });
  return runs;
}

/** What `collate` may be told beyond the witnesses. */
export interface CollateOptions {
  /** A match of the base with another witness that is known already; null lets the words be matched anew. */
  readonly matchOf?: (witness: Witness) => Match | null;
  /** Whether the base and another witness may be expected to print the same words; null leaves it to their languages. */
  readonly basisOf?: (base: Witness, witness: Witness) => Basis | null;
}

/**
 * Lines the witnesses of one utterance up along `base` (`Witness.id`; the first in order when there is none of that
 * name). Null without witnesses. The order in which they are given changes nothing.
 */
export function collate(
  witnesses: readonly Witness[],
  baseId: string | null,
  { matchOf = () => null, basisOf = () => null }: CollateOptions = {},
): Collation | null {
  const ordered = inWitnessOrder(witnesses);
  const base = ordered.find(({ id }) => id === baseId) ?? ordered[0];
  if (base === undefined) return null;
  const { text } = joinSegments(base.printed);
  const match = matcherOf(base.printed);
  // Beyond both ends: the base itself reaches even to what others put before its first word.
  const whole: LinedText = { ...NOT_LINED_UP, covers: { start: -1, end: text.length + 1 } };
  const basisWith = (witness: Witness): Basis | null => (witness === base ? null : basisOf(base, witness));
  const all = samePrintings(ordered, basisWith).map((same): Compared => {
    if (same.witnesses.includes(base))
      return { same, standing: 'base', comparison: null, basis: null, lined: whole };
    const matched = matchOf(same.first) ?? match(same.first.printed);
    return compareWith(base, same, matched, basisWith(same.first));
  });
  const compared = [
    ...all.filter(({ standing }) => standing === 'base'),
    ...all.filter(({ standing }) => standing !== 'base'),
  ];
  const lined = compared
    .filter(({ standing }) => standing === 'base' || standing === 'lined-up')
    .map((found) => ({ witnesses: found.same.witnesses.map(({ id }) => id), lined: found.lined }));
  return {
    base: base.id,
    text,
    runs: runsOf(text, lined, isStemmed(base.printed.language)),
    printings: compared.map((found) => printingOf(base, found)),
    order: ordered.map(({ id }) => id),
    earliest: earliestOf(ordered),
    texts: new Set(ordered.map(({ textId }) => textId)).size,
  };
}
