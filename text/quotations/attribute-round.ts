/**
 * Attributions that stand round the quotation, the subject before it and the verb behind: X, konuşmasında, "…" dedi. Also
 * those before a colon (X şöyle konuştu: "…") and those with a postposition (X'e göre, "…").
 * The subject is a name without a case ending, told by the comma, the quotation or the verb behind it.
 * Cost: at most LONGEST_WINDOW items.
 */
import type { Attribution } from './attribution';
import { capitalRunEnd } from './capital-run';
import { isCaseEnding } from './case-ending';
import { isCapitalised } from './is-capitalised';
import type { LanguageRules } from './language-rules';
import type { Item } from './narration';
import type { Phrase } from './noun-phrase';
import type { Reading } from './reading';
import { endsSentence } from './sentence-ends';
import { CUE_REACH, subjectIn } from './subject-without-case';
import type { WordSequence } from './word-sequence';

/** Items looked at before a quotation. */
const LONGEST_WINDOW = 60;

/** Words before a name that tell what its bearer is. */
const LONGEST_ROLE = 4;

/** The reporting words behind the marks: from the particle or verb to the end of its clause. */
function cueBehind(items: readonly Item[], from: number, rules: LanguageRules): Phrase | null {
  const first = items[from];
  if (first?.kind !== 'word' || isCapitalised(first)) return null;
  const opens =
    rules.cueVerbs.has(first.lower) ||
    rules.dependentCues.has(first.lower) ||
    rules.impersonalCues.has(first.lower) ||
    // "felaket" olarak nitelendirdi: a small word, then the verb.
    (rules.adverbs.has(first.lower) && rules.cueVerbs.has(items[from + 1]?.lower ?? '')) ||
    rules.quotativeParticles.some((start) => first.lower.startsWith(start));
  if (!opens) return null;
  for (let at = from; at < from + CUE_REACH; at += 1) {
    const item = items[at];
    if (item?.kind !== 'word' || isCapitalised(item)) return { from, to: at };
    if (rules.cueVerbs.has(item.lower) || rules.dependentCues.has(item.lower)) return { from, to: at + 1 };
    if (rules.impersonalCues.has(item.lower)) return { from, to: at + 1 };
  }
  return { from, to: from + 1 };
}

/** "diyen Yılmaz": behind a participle stands whom it tells about. */
function subjectOfParticiple(items: readonly Item[], cue: Phrase, rules: LanguageRules): Phrase | null {
  if (!rules.dependentCues.has(items[cue.to - 1]?.lower ?? '')) return null;
  let from = cue.to;
  // "diyen işçi temsilcisi Nuran Ekinci": what somebody is may be any words, as long as a name follows.
  while (from < cue.to + LONGEST_ROLE && items[from]?.kind === 'word' && !isCapitalised(items[from]))
    from += 1;
  if (!isCapitalised(items[from])) return null;
  const to = Math.max(capitalRunEnd(items, from, rules), from + 1);
  return isCaseEnding(items[to]) ? null : { from, to };
}

interface Place {
  readonly items: readonly Item[];
  readonly block: number;
  /** First item of the sentence, or of what is looked at of it. */
  readonly start: number;
  /** Index of the quotation, or the end of the block. */
  readonly end: number;
}

/** Between the quotation before and this one first, then the whole sentence. */
function subjectBefore({ items, start, end }: Place, rules: LanguageRules): Phrase | null {
  let after = end;
  while (after > start && items[after - 1]?.kind !== 'quote') after -= 1;
  const near = after > start ? subjectIn(items, after, end, rules) : null;
  return near ?? subjectIn(items, start, end, rules);
}

const rangeOf = (items: readonly Item[], phrase: Phrase) => {
  const [first, last] = [items[phrase.from], items[phrase.to - 1]];
  return first === undefined || last === undefined ? null : { start: first.start, end: last.end };
};

/** Kaya'nın "…" çağrısı: a genitive right before the marks owns the words. */
function ownerBefore(items: readonly Item[], end: number, floor: number): Phrase | null {
  const ending = items[end - 1];
  if (!isCaseEnding(ending) || !/[ıiuü]n$/u.test(ending?.lower ?? '')) return null;
  let from = end - 1;
  while (from > floor && isCapitalised(items[from - 1])) from -= 1;
  return from < end - 1 ? { from, to: end - 1 } : null;
}

/** X, "…" dedi. */
function byVerbBehind(place: Place, rules: LanguageRules): Attribution | null {
  const { items, block, end } = place;
  const from = items[end + 1]?.text === ',' ? end + 2 : end + 1;
  const cue = cueBehind(items, from, rules);
  if (cue === null) return null;
  const rule = 'subject before and verb behind the quotation';
  const range = rangeOf(items, cue);
  const isImpersonal = items.slice(cue.from, cue.to).some((item) => rules.impersonalCues.has(item.lower));
  if (isImpersonal) return { rule, block, subject: null, cue: range };
  const owner = ownerBefore(items, end, place.start);
  if (owner !== null) return { rule, block, subject: owner, cue: range };
  const participle = subjectOfParticiple(items, cue, rules);
  if (participle !== null)
    return { rule: 'verb-subject after the quotation', block, subject: participle, cue: range };
  const subject = subjectBefore(place, rules) ?? trailing(items, cue.to, rules);
  // The verb itself, when nothing else is said of who does it.
  return { rule, block, subject: subject ?? { from: cue.to - 1, to: cue.to }, cue: range };
}

/** "…" dedi Ayşe Yılmaz. */
function trailing(items: readonly Item[], from: number, rules: LanguageRules): Phrase | null {
  if (!isCapitalised(items[from])) return null;
  const to = Math.max(capitalRunEnd(items, from, rules), from + 1);
  const next = items[to];
  return next === undefined || endsSentence(items, to, rules) ? { from, to } : null;
}

/** X, şöyle konuştu: "…". */
function byColon(place: Place, rules: LanguageRules): Attribution | null {
  const { items, block, start, end } = place;
  if (items[end - 1]?.text !== ':') return null;
  const subject = subjectIn(items, start, end - 1, rules);
  for (let at = end - 2; at >= start; at -= 1) {
    const item = items[at];
    if (item?.kind !== 'word' || isCapitalised(item) || !rules.cueVerbs.has(item.lower)) continue;
    const cue = { start: item.start, end: item.end };
    return {
      rule: 'subject-verb before the quotation',
      block,
      subject: subject ?? { from: at, to: at + 1 },
      cue,
    };
  }
  return subject === null ? null : { rule: 'label before a colon', block, subject, cue: null };
}

/** The longest words of reference that end at `end`. */
function referenceEnding(items: readonly Item[], end: number, rules: LanguageRules): WordSequence | null {
  let best: WordSequence | null = null;
  for (const words of rules.referencesBehind) {
    const fits = words.every((word, offset) => items[end - words.length + offset]?.lower === word);
    if (fits && words.length > (best?.length ?? 0)) best = words;
  }
  return best;
}

/** X'e göre: the name before the postposition, whatever its case. */
function byPostposition(place: Place, rules: LanguageRules): Attribution | null {
  const { items, block, start, end } = place;
  for (let at = end; at > start; at -= 1) {
    const words = referenceEnding(items, at, rules);
    if (words === null) continue;
    let to = at - words.length;
    const cue = rangeOf(items, { from: to, to: at });
    if (isCaseEnding(items[to - 1])) to -= 1;
    let from = to;
    while (from > start && items[from - 1]?.kind === 'word' && isCapitalised(items[from - 1])) from -= 1;
    if (from < to) return { rule: 'according to', block, subject: { from, to }, cue };
  }
  return null;
}

/** The attribution round, before or behind the quotation at `end` of a block's items; null when nothing reports it. */
export function roundAttribution(
  items: readonly Item[],
  end: number,
  block: number,
  rules: LanguageRules,
): Attribution | null {
  const sentence = (items[end] ?? items.at(-1))?.sentence ?? 0;
  const place: Place = { items, block, start: Math.max(sentence, end - LONGEST_WINDOW), end };
  return byVerbBehind(place, rules) ?? byColon(place, rules) ?? byPostposition(place, rules);
}

/** The same for a span of a reading. */
export function attributeRound(reading: Reading, index: number): Attribution | null {
  const [span, place] = [reading.spans[index], reading.place[index]];
  if (span === undefined || place === undefined) return null;
  return roundAttribution(reading.items[span.block] ?? [], place, span.block, reading.rules);
}
