/**
 * Marked words inside reported speech that goes on without a cue of its own: "Vogt kritisierte den Plan. Er sei „eine
 * Zumutung“." The mood of the verb says that somebody said it, the nearest sentence that reports says who.
 * Cost: a bounded window per quotation.
 */
import { attributeBefore } from './attribute-before';
import type { Attribution } from './attribution';
import type { Reading } from './reading';
import { endsSentence } from './sentence-ends';

/** Sentences back in the paragraph in which the reporting verb may stand. */
const MOST_SENTENCES = 3;
/** Items of the sentence looked at on each side of the marks. */
const LONGEST_SIDE = 40;

/** A verb of the mood in the sentence, outside all marks. */
function isReported(reading: Reading, block: number, place: number): boolean {
  const moods = reading.rules.verbSecond?.reportedMood;
  const items = reading.items[block] ?? [];
  if (moods === undefined || moods.size === 0) return false;
  const start = Math.max(items[place]?.sentence ?? 0, place - LONGEST_SIDE);
  for (let at = start; at < items.length && at < place + LONGEST_SIDE; at += 1) {
    const item = items[at];
    if (item?.kind === 'word' && moods.has(item.lower)) return true;
    if (at > place && endsSentence(items, at, reading.rules)) return false;
  }
  return false;
}

/** The nearest sentence before that names who speaks. */
function reporterBefore(reading: Reading, block: number, place: number): Attribution | null {
  const items = reading.items[block] ?? [];
  let start = items[place]?.sentence ?? 0;
  for (let sentences = 0; sentences < MOST_SENTENCES && start > 0; sentences += 1) {
    const found = attributeBefore(items, start - 1, block, reading.rules);
    if (found?.subject) return found;
    start = items[start - 1]?.sentence ?? 0;
  }
  return null;
}

/**
 * The attribution of a quotation in a sentence of reported speech; without a subject where only the mood tells. Null in
 * languages without such a mood.
 */
export function byReportedMood(reading: Reading, index: number): Attribution | null {
  const [span, place] = [reading.spans[index], reading.place[index]];
  if (span === undefined || place === undefined || !isReported(reading, span.block, place)) return null;
  const found = reporterBefore(reading, span.block, place);
  return {
    rule: 'reported speech goes on',
    block: span.block,
    subject: found?.subject ?? null,
    cue: found?.cue ?? null,
  };
}
