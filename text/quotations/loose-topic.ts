/**
 * Whom a verb without a subject means: "El presidente, Alejandro Rubio, compareció ayer. «No había salida», admitió." The
 * subject left out is the last one that was said, when that is a person's; a thing between does not count ("La obra costará
 * tres millones").
 * Cost: at most MOST_SENTENCES sentences back. A sentence with a quotation ends the search: its speaker is carried over.
 */
import type { Attribution } from './attribution';
import { beginsSubject, isPersonal, withoutVerb } from './loose-clause';
import { mainSubject } from './main-subject';
import type { Item } from './narration';
import type { Phrase } from './noun-phrase';
import type { Reading } from './reading';

/** Farther back the reader no longer knows who is meant. */
const MOST_SENTENCES = 3;
/** Items of a sentence that are looked at. */
const LONGEST_SENTENCE = 90;

/** First item of the sentence of the item before `end`. */
const sentenceBefore = (items: readonly Item[], end: number): number =>
  Math.max(items[end - 1]?.sentence ?? 0, end - LONGEST_SENTENCE);

/** The credit with its subject found in the sentences before; the same credit when nobody is talked of. */
export function withTopic(reading: Reading, index: number, own: Attribution | null): Attribution | null {
  const { rules } = reading;
  const [span, place] = [reading.spans[index], reading.place[index]];
  if (!rules.looseSubjects || own === null || own.subject !== null || own.cue === null) return own;
  if (span === undefined || place === undefined || own.block !== span.block) return own;
  const items = reading.items[span.block] ?? [];
  // A cue before the quotation stands in the same sentence; one behind it leaves the quotation at its head.
  let end = items[place]?.sentence ?? 0;
  for (let count = 0; count < MOST_SENTENCES && end > 0; count += 1) {
    const start = sentenceBefore(items, end);
    if (items.slice(start, end).some((item) => item.kind === 'quote')) return own;
    const found: Phrase | null = mainSubject(items, start, end - 1, rules);
    const subject = found === null ? null : withoutVerb(items, found, rules);
    if (subject !== null && beginsSubject(items, subject, rules) && isPersonal(items, subject, rules))
      return { ...own, subject, rule: 'main subject of the sentence' };
    end = start;
  }
  return own;
}
