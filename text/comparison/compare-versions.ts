/*
 * Compares two printings of one utterance: cuts both to the stretch both print, lines the words up, and names each
 * place where words or marks differ. A is the base, the text on screen; exchanging the sides exchanges insertion and
 * omission and nothing else. Linear in the words but for the diff (word-diff.ts): about 0.2 ms for 60 words.
 */

import { primaryLanguage } from '@/text/language';
import { isStemmed } from '@/text/matching/fold-words';
import type { Match, PrintedPassage } from '@/text/matching/passage';
import { alignTokens, type Place } from './align-tokens';
import { compareAttribution } from './attribution';
import { basisOf } from './basis-of';
import { coarseKinds } from './coarse-kind';
import { compareMarks } from './compare-marks';
import { compareSpelling } from './compare-spelling';
import type { Basis, Comparison, Difference, Voice } from './comparison';
import { buildPieces } from './build-pieces';
import { joinCrowdedPlaces } from './crowded-places';
import { cutToStretch } from './cut-to-stretch';
import type { Finding } from './finding';
import { followsFromPlace, haveOtherBrackets } from './labelled-apart';
import { joinMovedWords } from './moved-words';
import { joinNeighbouringForms } from './neighbouring-forms';
import { nameChange, type Naming } from './name-change';
import { rangeOfTokens, type Side, stretchOf } from './side';
import { trimStretch } from './trim-stretch';

/** Whom the two texts credit, where the caller knows better than the passages (a reader's correction). */
export interface Speakers {
  readonly a: string | null;
  readonly b: string | null;
}

/** Whether both print one and the same word there, as at most places. */
function isOneWord({ a: inA, b: inB }: Place, a: Side, b: Side): boolean {
  if (inA.end - inA.start !== 1 || inB.end - inB.start !== 1) return false;
  return a.tokens[inA.start]?.text === b.tokens[inB.start]?.text;
}

/** How words that are one another's are written differently, if they are. */
function compareWords(place: Place, a: Side, b: Side): Finding | null {
  if (isOneWord(place, a, b)) return null;
  const rangeA = rangeOfTokens(a, place.a);
  const rangeB = rangeOfTokens(b, place.b);
  const kind = compareSpelling(
    a.joined.text.slice(rangeA.start, rangeA.end),
    b.joined.text.slice(rangeB.start, rangeB.end),
  );
  if (kind === null) return null;
  const region = { a: rangeA, b: rangeB };
  return { kind, shown: false, weighty: false, ...region, regions: [region], keys: [] };
}

function isEmpty({ start, end }: Place['a']): boolean {
  return start === end;
}

function hasWords(side: Side, { start, end }: Place['a']): boolean {
  for (let at = start; at < end; at++) if (side.tokens[at]?.kind === 'word') return true;
  return false;
}

/** Whether nothing differs in print: the round brackets that one text has stand outside the stretch. */
function isUnseen({ kind, regions }: Finding, a: Side, b: Side): boolean {
  const print = ({ joined }: Side, range: Finding['a']): string =>
    joined.text.slice(range.start, range.end).trim();
  return kind === 'punctuation' && regions.every((region) => print(a, region.a) === print(b, region.b));
}

/** A place with words on one side only, or other ones, has a change; any other has at most one difference of form. */
function findAt(place: Place, naming: Naming): Finding[] {
  const { a, b } = naming;
  // Nothing stands between most words.
  if (place.type === 'between' && isEmpty(place.a) && isEmpty(place.b)) return [];
  if (place.type === 'between' && (hasWords(a, place.a) || hasWords(b, place.b))) {
    return nameChange(place.a, place.b, naming).filter((finding) => !isUnseen(finding, a, b));
  }
  const finding =
    place.type === 'same'
      ? compareWords(place, a, b)
      : compareMarks(a, b, place.a, place.b, !naming.paraphrase);
  return finding === null ? [] : [finding];
}

/** From the joined text, which nobody else knows, to the text the passage stands in. */
function toDifference({ kind, shown, weighty, a, b }: Finding, sideA: Side, sideB: Side): Difference {
  return {
    kind,
    a: sideA.joined.text.slice(a.start, a.end),
    b: sideB.joined.text.slice(b.start, b.end),
    rangeA: sideA.joined.toSource(a),
    rangeB: sideB.joined.toSource(b),
    shown,
    weighty,
  };
}

/** German and Luxembourgish write every noun with a capital. */
const CAPITAL_NOUNS: ReadonlySet<string | null> = new Set(['de', 'lb']);

/** What the passages alone tell: texts in two languages are two renderings. */
function basisOfPassages(a: PrintedPassage, b: PrintedPassage): Basis {
  const bare = { speaker: null, publishedAt: null, evidence: null };
  const basis = basisOf({ ...bare, language: a.language }, { ...bare, language: b.language });
  return basis ?? 'same words expected';
}

/**
 * What differs between two matched passages. Where a difference runs over an attribution, `a` and `b` leave the
 * attribution out, as `Quotation.text` does, and the range runs from the first word to the last. `basis` is what the caller
 * knows from beyond the passages (basis-of.ts); null leaves it to their languages.
 */
export function compareVersions(
  a: PrintedPassage,
  b: PrintedPassage,
  match: Match,
  speakers: Speakers = { a: a.passage.speaker, b: b.passage.speaker },
  basis: Basis | null = null,
): Comparison {
  const voice: Voice =
    (a.passage.quotation === null) === (b.passage.quotation === null) ? 'quoted' : 'paraphrase';
  const paraphrase = voice === 'paraphrase';
  // An English fold on one side alone would make differences of equal spellings.
  const english = isStemmed(a.language) && isStemmed(b.language);
  // Which words at the edges stand against nothing shows only once the rest is aligned; mostly there are none.
  const reached = cutToStretch(a, b, match, { paraphrase, english });
  const reachedPlaces = alignTokens(reached.a.tokens, reached.b.tokens, english);
  const stretch = trimStretch(reached, reachedPlaces);
  const places =
    stretch === reached ? reachedPlaces : alignTokens(stretch.a.tokens, stretch.b.tokens, english);
  const capitalNouns = [a, b].some(({ language }) => CAPITAL_NOUNS.has(primaryLanguage(language)));
  const naming: Naming = { a: stretch.a, b: stretch.b, english, capitalNouns, paraphrase };
  const found = joinMovedWords(places.flatMap((place) => findAt(place, naming)));
  const forms = joinNeighbouringForms(found, stretch.a, stretch.b);
  const findings = joinCrowdedPlaces(forms, stretch.a, stretch.b);
  const differences = findings.map((finding) => toDifference(finding, stretch.a, stretch.b));
  // Labelled by hand is every word and mark, also where a reader is shown one place.
  const labelled = found
    .filter((finding) => !followsFromPlace(finding, stretch.a, stretch.b))
    .map((finding) => toDifference(finding, stretch.a, stretch.b));
  const otherBrackets = haveOtherBrackets(places, stretch.a, stretch.b);
  const kinds = coarseKinds(labelled, { overlap: stretch.overlap, voice, otherBrackets });
  return {
    overlap: stretch.overlap,
    stretchA: stretch.a.joined.toSource(stretchOf(stretch.a)),
    stretchB: stretch.b.joined.toSource(stretchOf(stretch.b)),
    voice,
    attribution: compareAttribution(speakers.a, speakers.b),
    basis: basis ?? basisOfPassages(a, b),
    differences,
    pieces: buildPieces(stretch.a, stretch.b, findings),
    kind: kinds[0] ?? 'identical',
    kinds,
  };
}
