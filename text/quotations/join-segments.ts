/**
 * Puts spans of one utterance together. Two reasons: a paragraph left open and re-opened, and an attribution that only
 * interrupts. "and", a second reporting word or narration between two spans make two quotations of one speaker.
 */
import type { Attribution } from './attribution';
import type { Span } from './find-spans';
import type { Reading } from './reading';
import { endsSentence } from './sentence-ends';
import { isTitleCase } from './title-case';

const INTERRUPTING = new Set<Attribution['rule']>([
  'verb-subject after the quotation',
  'subject-verb after the quotation',
  'according to',
]);

const DASHES = new Set(['—', '–', '-']);

/** Found from both sides, one attribution may serve two spans. */
function sameCue(a: Attribution, b: Attribution): boolean {
  return a.block === b.block && a.cue?.start === b.cue?.start && a.cue !== null;
}

/** Only the attribution stands between: no second sentence, no second reporting word, no "and". */
function onlyAttributionBetween(
  reading: Reading,
  from: number,
  to: number,
  block: number,
  cueStart: number,
): boolean {
  const items = reading.items[block] ?? [];
  const { rules } = reading;
  const last = items[to - 1];
  // «A, — сказал X. — B»: the dash after the stop only takes the speech up again.
  const end = DASHES.has(last?.text ?? '') ? to - 1 : to;
  if (last?.kind === 'word') return false;
  for (let at = from + 1; at < to; at += 1) {
    const item = items[at];
    if (item === undefined) return false;
    if (endsSentence(items, at, rules) && at < end - 1) return false;
    if (
      item.start > cueStart &&
      (rules.dependentCues.has(item.lower) ||
        (rules.coordinators.has(item.lower) && rules.cueVerbs.has(items[at + 1]?.lower ?? '')))
    )
      return false;
  }
  return true;
}

/** "…"며 "…"라고: one word between the two says that the first goes on in the second. */
function isJoined(reading: Reading, from: number, to: number, block: number): boolean {
  const { uncased } = reading.rules;
  if (uncased === null || to > from + 3) return false;
  const [word, comma] = (reading.items[block] ?? []).slice(from + 1, to);
  if (word?.kind !== 'word' || !uncased.joiners.has(word.text)) return false;
  return comma === undefined || comma.text === ',';
}

/** …” she wrote in her memoir, “Salt Roads.” — what follows the attribution is what a work is called. */
function isTitleOfWork(reading: Reading, span: Span, place: number): boolean {
  const items = reading.items[span.block] ?? [];
  const noun = items[items[place - 1]?.text === ',' ? place - 2 : place - 1];
  const { namingWords, cueVerbs } = reading.rules;
  if (noun === undefined || !namingWords.has(noun.lower) || cueVerbs.has(noun.lower)) return false;
  return isTitleCase(reading.text.slice(span.start, span.end));
}

/** Whether the span at `index` goes on with the utterance of the span before it. */
function joins(reading: Reading, attributions: readonly (Attribution | null)[], index: number): boolean {
  const [before, span] = [reading.spans[index - 1], reading.spans[index]];
  const [from, to] = [reading.place[index - 1], reading.place[index]];
  if (before === undefined || span === undefined || from === undefined || to === undefined) return false;
  if (before.goesOn) return true;
  if (before.block === span.block && isJoined(reading, from, to, span.block)) return true;
  const credit = attributions[index - 1];
  if (before.block !== span.block || !credit || !INTERRUPTING.has(credit.rule)) return false;
  const cueStart = credit.cue?.start ?? -1;
  if (cueStart < before.outer.end || cueStart > span.outer.start) return false;
  if (isTitleOfWork(reading, span, to)) return false;
  const own = attributions[index];
  if (own && !sameCue(own, credit)) return false;
  return onlyAttributionBetween(reading, from, to, span.block, cueStart);
}

/** Groups of span indices, each one utterance, in text order. */
export function joinSegments(
  reading: Reading,
  attributions: readonly (Attribution | null)[],
): readonly (readonly number[])[] {
  const groups: number[][] = [];
  reading.spans.forEach((_, index) => {
    const group = groups.at(-1);
    if (group !== undefined && joins(reading, attributions, index)) group.push(index);
    else groups.push([index]);
  });
  return groups;
}
