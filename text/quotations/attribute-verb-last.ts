/**
 * Attributions where particles show who speaks and the verb stands last: X は「…」と述べた, X는 "…"라고 말했다.
 *
 * What: the word right behind the marks says whether they are somebody's words, the verb is looked for behind it, the
 * speaker before the marks by its topic particle, else between marks and verb, else behind the verb (「…」と話す田中さん).
 * Cost: a bounded window on both sides.
 */
import { attributeBySentence, sentenceEnd } from './attribute-by-sentence';
import type { Attribution } from './attribution';
import type { Item } from './narration';
import type { Phrase } from './noun-phrase';
import type { Reading } from './reading';
import { isReportingStem } from './reporting-stem';
import { readUncasedName } from './uncased-name';
import { uncasedPhraseBefore } from './uncased-phrase';
import { listedLength, type UncasedRules } from './uncased-rules';
import { type Place, type Ranked, subjectIn } from './verb-last-subject';

const LONGEST_BEFORE = 60;
/** Quotations side by side before one verb: 「…」「…」と述べた. */
const MOST_NEIGHBOURS = 4;
/** Items behind an adnominal in which its noun stands. */
const NOUN_REACH = 4;
/** Items from a verb to the name behind it: 話す会社員の田中さん. */
const BEHIND_REACH = 5;

/** 「…」と話す田中さん: the verb stands before its subject, which must be a person with a title. */
function subjectBehind(place: Place, cue: number): Phrase | null {
  const { items, reading } = place;
  for (let at = cue + 1; at <= cue + BEHIND_REACH; at += 1) {
    const item = items[at];
    if (item?.kind !== 'word') return null;
    const name = readUncasedName(reading.text, items, at, reading.rules);
    if (name !== null && name.to - name.from > 1) return { from: name.from, to: name.to };
  }
  return null;
}

/** Whose words they are by reference: X によると, X에 따르면. */
function byReference(place: Place): Attribution | null {
  const { items, block, at, start, uncased } = place;
  for (let index = at - 1; index > start; index -= 1) {
    const item = items[index];
    if (item?.kind !== 'word' || !uncased.referencesBehind.has(item.text)) continue;
    const isParticle = uncased.particles.words.has(items[index - 1]?.text ?? '');
    const subject = uncasedPhraseBefore(items, isParticle ? index - 1 : index, start, uncased);
    const cue = { start: item.start, end: item.end };
    if (subject !== null) return { rule: 'according to', block, subject, cue };
  }
  return null;
}

/** The nearest reporting verb in the sentence from `from` on; null when there is none. */
function cueFrom(place: Place, from: number): number | null {
  for (let at = from; at < place.end; at += 1) {
    if (isReportingStem(place.items[at], place.uncased)) return at;
  }
  return null;
}

/** A noun of speech within the phrase that begins at `from`: という住民の声. */
function nounOfSpeech({ items, uncased }: Place, from: number): number | null {
  for (let at = from; at < from + NOUN_REACH && items[at]?.kind === 'word'; at += 1) {
    if (uncased.reportingNouns.has(items[at]?.text ?? '')) return at;
  }
  return null;
}

/** The word right behind the marks, when it makes them somebody's words. */
function quotativeAfter(place: Place): Item | null {
  const { items, at, uncased } = place;
  let last = at;
  while (last < at + MOST_NEIGHBOURS && items[last + 1]?.kind === 'quote') last += 1;
  const next = items[last + 1];
  const following = items[last + 2];
  if (next?.kind !== 'word' || !uncased.quotatives.has(next.text)) return null;
  const joins = following?.kind === 'quote' && !uncased.joiners.has(next.text);
  if (joins && !isReportingStem(next, uncased)) return null;
  if (isReportingStem(following, uncased)) return next;
  if (following?.kind === 'word' && listedLength(uncased.namingVerbs, following.text, 0) > 0) return null;
  if (uncased.adnominals.has(next.text) && nounOfSpeech(place, last + 2) === null) return null;
  return next;
}

/** The word behind the marks when it reports itself, else a verb behind it, else a noun of speech (との声). */
function cueOf(place: Place, quotative: number): number | null {
  const { items, uncased } = place;
  if (isReportingStem(items[quotative], uncased)) return quotative;
  const verb = cueFrom(place, quotative + 1);
  if (verb !== null) return verb;
  return uncased.adnominals.has(items[quotative]?.text ?? '') ? nounOfSpeech(place, quotative + 1) : null;
}

/** Where words are spaced the last one is the verb, listed or not; elsewhere the particle has to do. */
function unlistedCue({ items, end, uncased }: Place, quotative: number): Item | undefined {
  const last = items[end - 1];
  return !uncased.isUnspaced && last?.kind === 'word' ? last : items[quotative];
}

/** 「…」と佐藤さん。 The verb is left out. */
function verbless(place: Place, quotative: number): Phrase | null {
  const phrase = subjectBehind(place, quotative);
  const next = phrase === null ? undefined : place.items[phrase.to];
  return next === undefined || next.kind === 'point' ? phrase : null;
}

/** The subject before the marks, else between marks and verb, else behind the verb. A person wins over a thing. */
function subjectOf(place: Place, quotative: number, cue: number | null): Ranked | null {
  const before = subjectIn(place, place.start - 1, place.at);
  if (before !== null && before.rank > 1) return before;
  const between = cue === null ? null : subjectIn(place, quotative, cue);
  if (between !== null && between.rank > (before?.rank ?? -1)) return between;
  if (before !== null) return before;
  const behind = cue === null ? verbless(place, quotative) : subjectBehind(place, cue);
  return behind === null ? null : { phrase: behind, rank: 2 };
}

/** X は「…」と述べた, in whatever order. A person the sentence is about said it, whoever passes it on (X によると). */
function byQuotative(place: Place): Attribution | null {
  const { items, block, at } = place;
  const quotative = quotativeAfter(place);
  if (quotative === null) return null;
  const own = items.indexOf(quotative, at);
  const cue = cueOf(place, own);
  const subject = subjectOf(place, own, cue);
  const isPerson = subject !== null && subject.rank > 1;
  const reference = isPerson ? null : byReference(place);
  if (reference !== null) return reference;
  if (cue === null && !isPerson) return null;
  const said = cue === null ? unlistedCue(place, own) : items[cue];
  const range = said === undefined ? null : { start: said.start, end: said.end };
  return { rule: 'particles round the quotation', block, subject: subject?.phrase ?? null, cue: range };
}

/** The attribution of a span in a verb-last language without capitals, or null. */
export function attributeVerbLast(
  reading: Reading,
  index: number,
  uncased: UncasedRules,
): Attribution | null {
  const [span, at] = [reading.spans[index], reading.place[index]];
  if (span === undefined || at === undefined) return null;
  const items = reading.items[span.block] ?? [];
  const start = Math.max(items[at]?.sentence ?? 0, at - LONGEST_BEFORE);
  const end = sentenceEnd(reading, items, at + 1);
  const place: Place = { reading, items, block: span.block, at, start, end, uncased };
  return byQuotative(place) ?? byReference(place) ?? attributeBySentence(place);
}
