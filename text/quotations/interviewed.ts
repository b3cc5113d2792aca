/**
 * Whose answers an interview prints behind a bare "A:": the one person its introduction names.
 * Cost: at most LONGEST_INTERVIEW blocks per answer.
 */
import type { Attribution } from './attribution';
import type { Item } from './narration';
import type { NameMention } from './name-mention';
import { readNames } from './person-names';
import type { Reading } from './reading';

/** Blocks of questions and answers looked back over for the introduction. */
const LONGEST_INTERVIEW = 80;

/** "Q:", "A." at the head of a block. */
function labelOf(items: readonly Item[]): string | null {
  const [label, point] = items;
  return label?.kind === 'word' && (point?.text === ':' || point?.text === '.') ? label.lower : null;
}

const isPerson = ({ roles, gender, isOrganisation, reports }: NameMention): boolean =>
  !isOrganisation && (roles.length > 0 || gender !== 'unknown' || reports === true);

/** The people named in a block, by the last word of the name. */
function peopleIn(items: readonly Item[], reading: Reading): readonly NameMention[] {
  const { determiners } = reading.rules;
  // "The Courier spoke to …": a name right behind an article is an outlet's.
  const titled = new Set(
    items.flatMap((item, at) => (determiners.has(items[at - 1]?.lower ?? '') ? [item.start] : [])),
  );
  const people = readNames(items, reading.rules).filter((name) => isPerson(name) && !titled.has(name.start));
  return [...new Map(people.map((name) => [name.words.at(-1), name])).values()];
}

/** Credits the answer at `index`; null for anything that is not one, or when the introduction names nobody or several. */
export function interviewed(reading: Reading, index: number): Attribution | null {
  const span = reading.spans[index];
  const { answerers, askers } = reading.rules;
  if (span === undefined || !answerers.has(labelOf(reading.items[span.block] ?? []) ?? '')) return null;
  for (let block = span.block - 1; block >= 0 && block > span.block - LONGEST_INTERVIEW; block -= 1) {
    const items = reading.items[block] ?? [];
    const label = labelOf(items) ?? '';
    if (askers.has(label) || answerers.has(label)) continue;
    const [name, second] = peopleIn(items, reading);
    // "The interview has been shortened.": the introduction stands before that.
    if (name === undefined) continue;
    if (second !== undefined) return null;
    const from = items.findIndex((item) => item.start >= name.start);
    const to = items.findIndex((item) => item.start >= name.end);
    const subject = { from, to: to < 0 ? items.length : to };
    return { rule: 'the one interviewed', block, subject, cue: null };
  }
  return null;
}
