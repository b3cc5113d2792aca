import type { Copies, Witness } from './collation';
import type { Basis } from './comparison';
import { joinSegments } from './join-segments';

/** Witnesses that print exactly the same; the first speaks for all. Never empty. */
export interface SamePrinting {
  readonly first: Witness;
  readonly witnesses: readonly Witness[];
}

/** Everything a comparison reads of a witness. */
function nameOf({ printed, speaker }: Witness, basis: Basis | null): string {
  const { text, segments } = joinSegments(printed);
  const { passage, language } = printed;
  const told = basis === 'same words expected' ? null : basis;
  return JSON.stringify([text, segments, passage.quotation === null, language, speaker, told]);
}

/**
 * Groups equal printings, in the order of their first witness: what a hundred outlets print alike is compared once. One of
 * which the same words cannot be expected stands apart from its like, for that is told of it.
 */
export function samePrintings(
  witnesses: readonly Witness[],
  basisOf: (witness: Witness) => Basis | null,
): SamePrinting[] {
  const groups = new Map<string, Witness[]>();
  for (const witness of witnesses) {
    const name = nameOf(witness, basisOf(witness));
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [witness]);
    else group.push(witness);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first === undefined ? [] : [{ first, witnesses: group }];
  });
}

/** The texts among the witnesses of one printing, each with its outlets. */
export function copiesOf({ witnesses }: SamePrinting): Copies[] {
  const copies = new Map<string, string[]>();
  for (const { textId, id } of witnesses) copies.set(textId, [...(copies.get(textId) ?? []), id]);
  return [...copies].map(([textId, ids]) => ({ textId, witnesses: ids }));
}
